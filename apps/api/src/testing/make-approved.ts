import type { TestApi } from './start-test-api.ts';
import { createSignedIn, type SignedIn } from './test-session.ts';

/** Somebody signed in whose account may have webhooks, with nothing to hold them up. */
export async function createApproved(api: Pick<TestApi, 'core'>): Promise<SignedIn> {
  const someone = await createSignedIn(api.core);
  const { sql } = api.core;
  await sql`update accounts set webhook_access = 'approved' where id = ${someone.accountId}`;
  await sql`update account_limits set account_per_minute = 1000000 where account_id = ${someone.accountId}`;
  return someone;
}
