import { migrate } from '@firstline/core';
import { readMigrateConfig } from './config.ts';

try {
  await migrate(readMigrateConfig());
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
