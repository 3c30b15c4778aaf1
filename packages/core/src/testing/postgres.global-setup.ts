import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startLocalPostgres } from '@firstline/local-postgres';
import type { TestProject } from 'vitest/node';
import { findMemoryFolder } from './memory-folder.ts';
import { createTemplate } from './template-database.ts';

/** Starts one throw-away PostgreSQL for the run, with a template that every test database is cloned from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await findMemoryFolder(), 'firstline-test-'));
  // For PostgreSQL's own user, whom root runs it as: it may pass, and not look around.
  await chmod(folder, 0o711);
  const server = await startLocalPostgres({ dataDir: join(folder, 'postgres'), persistent: false });
  await createTemplate(server.url);
  project.provide('postgresUrl', server.url());
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
