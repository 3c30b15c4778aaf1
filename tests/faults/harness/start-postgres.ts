import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPostgres } from '@firstline/local-postgres';
import postgres from 'postgres';

export type FaultyPostgres = {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** `pg_ctl restart -m immediate`. */
  restart(): Promise<void>;
  /** `pg_ctl stop -m fast`, then `pg_ctl start` once `work` has ended. */
  stopDuring(work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

/** A PostgreSQL of one test file's own, which flushes to disk: what it says is committed has to survive `restart`. */
export async function startPostgres(): Promise<FaultyPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'firstline-faults-'));
  const server = await startLocalPostgres({
    dataDir: join(folder, 'postgres'),
    persistent: false,
    durable: true,
  });
  let databases = 0;
  return {
    async createDatabase() {
      const name = `faults_${databases++}`;
      const admin = postgres(server.url(), { max: 1, onnotice() {} });
      await admin`create database ${admin(name)}`;
      await admin.end();
      return server.url(name);
    },
    restart: server.restart,
    stopDuring: server.stopDuring,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
