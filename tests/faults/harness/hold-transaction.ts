import postgres from 'postgres';
import type { System } from './start-system.ts';

/** What the test's own sessions are called in `pg_stat_activity`. */
export const ownName = 'faults holding';

/** Holds a transaction open, with what a statement took in it, for as long as `work` goes on: a forgotten session, or a migration. */
export async function holdTransaction(
  { databaseUrl }: Pick<System, 'databaseUrl'>,
  statement: string,
  work: () => Promise<void>,
): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice() {}, connection: { application_name: ownName } });
  try {
    await sql.begin(async (tx) => {
      await tx.unsafe(statement);
      await work();
    });
  } finally {
    await sql.end();
  }
}
