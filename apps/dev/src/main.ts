import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { prepareDemo } from './demo-account.ts';
import { runDev } from './run-dev.ts';
import { listenForStop } from './stop-signals.ts';

const parts = {
  apiEntry: fileURLToPath(new URL('../../api/src/server.ts', import.meta.url)),
  workerEntry: fileURLToPath(new URL('../../webhook-worker/src/main.ts', import.meta.url)),
  prepareDemo,
};
const signals = listenForStop();
try {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  process.exitCode = await runDev({ config: readConfig(), parts, signals, say });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
