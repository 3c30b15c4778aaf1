import { runUntilStopped } from '@firstline/process';
import { readConfig } from './config.ts';
import { startWorker } from './worker.ts';

await runUntilStopped(() => startWorker(readConfig()));
