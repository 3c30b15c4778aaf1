import type { Readable } from 'node:stream';
import type { Sql } from 'postgres';

/** Every row of every table of every schema of ours, as `COPY … TO STDOUT` writes it, by table. */
export async function dumpDatabase(sql: Sql): Promise<Map<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
    order by 1`;
  const dump = new Map<string, string>();
  for (const { name } of tables) {
    const stream: Readable = await sql.unsafe(`copy ${name} to stdout`).readable();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    dump.set(name, Buffer.concat(chunks).toString('utf8'));
  }
  return dump;
}

/** Where in a dump any of these texts stands: `table: text`. */
export function findInDump(dump: Map<string, string>, texts: readonly string[]): string[] {
  return [...dump].flatMap(([table, rows]) =>
    texts.filter((text) => rows.includes(text)).map((text) => `${table}: ${text}`),
  );
}
