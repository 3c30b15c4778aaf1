import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPostgres } from '@firstline/local-postgres';
import type { TestProject } from 'vitest/node';
import { createTemplate } from './template-database.ts';

/** Starts one throw-away PostgreSQL for the run, with a template that every test database is cloned from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'firstline-test-'));
  const server = await startLocalPostgres({ dataDir: join(folder, 'postgres'), persistent: false });
  await createTemplate(server.url);
  project.provide('postgresUrl', server.url());
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
