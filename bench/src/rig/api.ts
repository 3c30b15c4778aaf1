import { randomBytes } from 'node:crypto';
import { readStartCommand } from '@firstline/process/start-command';
import getPort from 'get-port';
import { type Running, startProcess } from './start-process.ts';

const memorySampleMs = 500;

/** An API process, and the most memory that it was seen with. */
export type Api = Running & { name: string; port: number; internalPort: number; peakMemoryMb(): number };

/**
 * Starts the API as `pnpm start:api` does, with production's settings: request log and metrics on. Its metrics are read twice
 * a second, as a monitor would.
 */
export async function startApi(options: {
  name: string;
  databaseUrl: string;
  modelPort: number;
  logFile: string;
  env?: Record<string, string>;
}): Promise<Api> {
  const [port, internalPort] = [await getPort(), await getPort()];
  const command = readStartCommand('api');
  const running = await startProcess({
    args: [...command.options, command.entry],
    env: {
      ...command.env,
      NODE_ENV: 'production',
      PORT: String(port),
      INTERNAL_PORT: String(internalPort),
      DATABASE_URL: options.databaseUrl,
      SECRETS_KEY: randomBytes(32).toString('base64'),
      AUTH_SECRET: randomBytes(32).toString('base64'),
      ANTHROPIC_API_KEY: 'bench',
      ANTHROPIC_BASE_URL: `http://127.0.0.1:${options.modelPort}`,
      ...options.env,
    },
    logFile: options.logFile,
    readyUrl: `http://127.0.0.1:${internalPort}/readyz`,
  });
  let peakBytes = 0;
  const sample = async () => {
    const metrics = await fetch(`http://127.0.0.1:${internalPort}/metrics`).then((response) =>
      response.text(),
    );
    peakBytes = Math.max(peakBytes, Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1] ?? 0));
  };
  const timer = setInterval(() => void sample().catch(() => {}), memorySampleMs);
  return {
    name: options.name,
    pid: running.pid,
    port,
    internalPort,
    peakMemoryMb: () => peakBytes / 1e6,
    async stop() {
      clearInterval(timer);
      await running.stop();
    },
  };
}
