import type { DBAdapter, DBAdapterInstance, DBTransactionAdapter } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAccount } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import { identities, sessions, users, verifications } from '../db/schema/index.ts';
import { noteFaults } from './adapter-faults.ts';
import { type CreateInput, withHashedSessionTokens } from './hashed-session-tokens.ts';
import { requestInHand } from './request-in-hand.ts';

/** Our tables under the names that better-auth's options give them. */
const schema = { users, sessions, identities, verifications };

/**
 * better-auth's way to our tables. A person and their account are written together or not at all, session tokens
 * only as hashes, and the database's own faults are noted before better-auth turns them into something else.
 */
export function peopleAdapter(core: Pick<Core, 'db' | 'clock'>): DBAdapterInstance {
  return (options) => {
    const rows = (db: Core['db']): DBTransactionAdapter =>
      withHashedSessionTokens(drizzleAdapter(db, { provider: 'pg', schema })(options));
    const over = (db: Core['db']): DBTransactionAdapter => {
      const adapter = rows(db);
      const create = async <T extends Record<string, unknown>, R = T>(input: CreateInput<T>): Promise<R> => {
        if (input.model !== 'user') return adapter.create<T, R>(input);
        return db.transaction(async (tx) => {
          const person = await rows(tx).create<T, R & { id: string; name: string }>(input);
          const inner = { db: tx, clock: core.clock };
          const owner = { ownerId: person.id, name: person.name };
          const account = await createAccount(inner, { ...owner, tier: 'free' });
          await recordAudit(inner, {
            accountId: account.id,
            actor: { userId: person.id, requestId: requestInHand() },
            action: 'account.created',
            subject: account.id,
            details: { tier: account.tier },
          });
          return person;
        });
      };
      return noteFaults({ ...adapter, create });
    };
    const adapter: DBAdapter = {
      ...over(core.db),
      transaction: (work) => core.db.transaction((tx) => work(over(tx))),
    };
    return noteFaults(adapter);
  };
}
