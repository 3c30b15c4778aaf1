import { join } from 'node:path';
import { writePrivateFile } from '@firstline/local-postgres';

/**
 * Keeps the address and the key of what runs now in the data folder, for a shell to load: `. .data/demo.env`. The port
 * may be another one on every start. Readable by its user only.
 */
export async function writeDemoFile(
  dataDir: string,
  { url, apiKey }: { url: string; apiKey: string },
): Promise<void> {
  const content = `FIRSTLINE_URL=${quote(url)}\nFIRSTLINE_KEY=${quote(apiKey)}\n`;
  await writePrivateFile(join(dataDir, 'demo.env'), content);
}

/** One word for a POSIX shell, whatever it holds. */
function quote(value: string): string {
  return `'${value.replaceAll("'", `'\\''`)}'`;
}
