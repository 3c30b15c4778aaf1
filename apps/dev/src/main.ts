import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import type { PrepareDemoOptions } from './demo-account.ts';
import { compileCacheDir } from './process-env.ts';
import { runDev } from './run-dev.ts';
import { listenForStop } from './stop-signals.ts';

const parts = {
  apiEntry: fileURLToPath(new URL('../../api/src/server.ts', import.meta.url)),
  consoleEntry: fileURLToPath(new URL('../../console/dev/server.ts', import.meta.url)),
  workerEntry: fileURLToPath(new URL('../../webhook-worker/src/main.ts', import.meta.url)),
  // Loaded when it is needed: a start that is refused has no use for the core.
  prepareDemo: async (options: PrepareDemoOptions) => {
    enableCompileCache(compileCacheDir(options.dataDir));
    return (await import('./demo-account.ts')).prepareDemo(options);
  },
};
const signals = listenForStop();
try {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  process.exitCode = await runDev({ config: readConfig(), parts, signals, say });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
