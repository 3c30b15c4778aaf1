/** Where a command writes. `process` is one. */
export type Streams = { stdout: { write(text: string): unknown }; stderr: { write(text: string): unknown } };

/** What a command found, for a program and for a person. */
export type Report = { json: unknown; human: string };

/** Writes one JSON document, or the lines for people. */
export function print(streams: Streams, { json, human }: Report, asJson: boolean | undefined): void {
  streams.stdout.write(asJson ? `${JSON.stringify(json)}\n` : `${human}\n`);
}

/** Lines of a name and a value, values in one column. */
export function toFields(fields: [name: string, value: string | number][]): string {
  const width = Math.max(...fields.map(([name]) => name.length));
  return fields.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
}

/** Rows under their heads, each column as wide as its widest cell. */
export function toTable(rows: string[][]): string {
  const widths = rows.reduce<number[]>(
    (found, row) => row.map((cell, at) => Math.max(found[at] ?? 0, cell.length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
