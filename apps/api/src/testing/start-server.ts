import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { testAuthSecret } from './test-session.ts';

const secrets = { SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'), AUTH_SECRET: testAuthSecret };

/** Starts an API process from `entry` on free ports. Resolves once it listens; rejects with what it wrote where it ends first. */
export async function startServer(
  entry: URL,
  env: { DATABASE_URL: string } & Record<string, string>,
): Promise<{ child: ChildProcess; url: string; output(): string }> {
  const child = spawn(process.execPath, [fileURLToPath(entry)], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', INTERNAL_PORT: '0', ...secrets, ...env },
  });
  let output = '';
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
      const url = /"url":"(http[^"]+)".*"msg":"listening"/.exec(output)?.[1];
      if (url) resolve(url);
    });
  }
  child.once('exit', () => reject(new Error(`the process ended: ${output}`)));
  return { child, url: await listening, output: () => output };
}
