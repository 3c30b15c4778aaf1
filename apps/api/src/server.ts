import { runUntilStopped } from '@firstline/process';
import { readConfig } from './config.ts';
import { startApi } from './start.ts';

await runUntilStopped(() => startApi(readConfig()));
