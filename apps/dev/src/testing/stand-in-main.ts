import { fileURLToPath } from 'node:url';
import { readConfig } from '../config.ts';
import { runDev } from '../run-dev.ts';
import { listenForStop } from '../stop-signals.ts';

/** `pnpm dev` with stand-ins for the API and the worker. */
const entry = fileURLToPath(new URL('./stand-in.ts', import.meta.url));
const signals = listenForStop();
try {
  process.exitCode = await runDev({
    config: readConfig(),
    signals,
    say: (line) => process.stdout.write(`${line}\n`),
    parts: {
      apiEntry: entry,
      workerEntry: entry,
      consoleEntry: fileURLToPath(new URL('./stand-in-console.ts', import.meta.url)),
      prepareDemo: async () => ({
        email: 'demo@firstline.example',
        password: 'as kept',
        apiKey: 'fl_live_standin',
      }),
    },
  });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
