import { randomBytes } from 'node:crypto';
import { readStartCommand } from '@firstline/process/start-command';
import getPort from 'get-port';
import { type Running, startProcess } from './start-process.ts';

/** Starts the worker as `pnpm start:worker` does, with production's settings. Receivers are on this machine. */
export async function startWorker(options: {
  databaseUrl: string;
  /** What the endpoints' secrets are sealed with. */
  secretsKey: Buffer;
  logFile: string;
}): Promise<Running> {
  const port = await getPort();
  const command = readStartCommand('worker');
  return startProcess({
    args: [...command.options, command.entry],
    env: {
      ...command.env,
      NODE_ENV: 'production',
      INTERNAL_PORT: String(port),
      DATABASE_URL: options.databaseUrl,
      SECRETS_KEY: options.secretsKey.toString('base64'),
      AUTH_SECRET: randomBytes(32).toString('base64'),
      ANTHROPIC_API_KEY: 'bench',
      WEBHOOK_ALLOW_LOOPBACK: 'true',
    },
    logFile: options.logFile,
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  });
}
