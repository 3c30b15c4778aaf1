import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** What a shell would hand to curl: a machine that runs this may have no curl. */
export async function readArguments(
  command: string,
): Promise<{ url: string; headers: Record<string, string>; body: string }> {
  const shell = spawn('/bin/sh', ['-c', `curl() { printf '%s\\n' "$@"; }; ${command}`]);
  const words = (await text(shell.stdout)).split('\n');
  const valuesOf = (flag: string) => words.filter((_, index) => words[index - 1] === flag);
  const url = words.find((word) => word.startsWith('http'));
  const [body] = valuesOf('-d');
  if (url === undefined || body === undefined) throw new Error(`not a call: ${command}`);
  const headers = valuesOf('-H').map((header) => header.split(/: (.*)/s, 2));
  return { url, headers: Object.fromEntries(headers), body };
}
