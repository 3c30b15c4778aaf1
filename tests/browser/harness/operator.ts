import { randomBytes } from 'node:crypto';
import { type Core, decideWebhookAccess, provisionAccount, setTier, type Tier } from '@firstline/core';

export type Person = { email: string; password: string; name: string; accountId: string; apiKey: string };

/** What an operator does with `pnpm admin`. */
export type Operator = {
  /** Makes a verified person with an account. */
  createPerson(options?: { tier?: Tier; webhooks?: 'approved' }): Promise<Person>;
  /** The account of whoever signed up with an address. */
  findAccount(email: string): Promise<string>;
  setTier(accountId: string, tier: Tier): Promise<void>;
  decideWebhooks(accountId: string, access: 'approved' | 'rejected'): Promise<void>;
};

export function createOperator(core: Pick<Core, 'db' | 'sql' | 'clock'>): Operator {
  return {
    async createPerson({ tier = 'scale', webhooks } = {}) {
      const email = `${randomBytes(6).toString('hex')}@example.com`;
      const person = { email, password: 'correct horse battery', name: 'Sample Person' };
      const order = { ...person, tier, webhookAccess: webhooks ?? ('none' as const) };
      const made = await provisionAccount(core, order);
      if (!made.ok) throw new Error(made.failure.message);
      return { ...person, accountId: made.value.accountId, apiKey: made.value.apiKey };
    },
    async findAccount(email) {
      const [account] = await core.sql<[{ id: string }?]>`
        select a.id from accounts a join users u on u.id = a.owner_id where u.email = ${email}`;
      if (!account) throw new Error(`${email} has no account`);
      return account.id;
    },
    async setTier(accountId, tier) {
      const done = await setTier(core, accountId, tier);
      if (!done.ok) throw new Error(done.failure.message);
    },
    async decideWebhooks(accountId, access) {
      const done = await decideWebhookAccess(core, { accountId, access, actor: 'operator' });
      if (!done.ok) throw new Error(done.failure.message);
    },
  };
}
