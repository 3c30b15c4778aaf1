import { sql } from 'drizzle-orm';
import { noSuchAccount } from '../accounts/index.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Core } from '../context.ts';
import type { Result } from '../failures.ts';
import { accountTables } from './account-tables.ts';

/**
 * Deletes an account and its person: every text of theirs, at once and for good. Their ids stay, and with them the figures that the
 * books need; the account is suspended and nobody can sign in to it. Reservations that are still held are left to their own call.
 */
export async function deleteAccount(
  core: Pick<Core, 'db' | 'clock'>,
  { accountId, actor }: { accountId: string; actor: Actor },
): Promise<Result<{ accountId: string }>> {
  return core.db.transaction(async (tx) => {
    const rows = await tx.execute<{ owner_id: string; email: string }>(
      sql`select a.owner_id, u.email from accounts a join users u on u.id = a.owner_id where a.id = ${accountId} for update of a, u`,
    );
    const owner = rows[0];
    if (!owner) return { ok: false, failure: noSuchAccount };
    const { owner_id: userId, email } = owner;
    for (const [table, fate] of Object.entries(accountTables)) {
      if (fate === 'keep') continue;
      const statement =
        fate === 'delete'
          ? sql`delete from ${sql.identifier(table)} where account_id = ${accountId}`
          : sql`update ${sql.identifier(table)} set ${sql.raw(fate.scrub)} where account_id = ${accountId}`;
      await tx.execute(statement);
    }
    await tx.execute(sql`delete from sessions where user_id = ${userId}`);
    await tx.execute(sql`delete from identities where user_id = ${userId}`);
    await tx.execute(sql`delete from verifications where value = ${userId} or value = ${email}`);
    await tx.execute(sql`
      update users set name = 'deleted', email = ${`${userId.toLowerCase()}@deleted.invalid`}, email_verified = false, image = null
      where id = ${userId}`);
    await tx.execute(sql`
      update accounts set name = 'deleted', status = 'suspended', tier = 'free', webhook_access = 'none' where id = ${accountId}`);
    const inner = { db: tx, clock: core.clock };
    await recordAudit(inner, { accountId, actor, action: 'account.deleted', subject: accountId });
    return { ok: true, value: { accountId } };
  });
}
