import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftRequest, startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createTestAccount, createTestKey } from '../../../testing/test-account.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

describe('who may generate', () => {
  it('is asked of the database for each call: a key that is revoked is refused by the next', async () => {
    const account = await createTestAccount(api.core);
    const call = () => api.generate(draftRequest, { key: account.liveKey });
    expect((await call()).status).toBe(200);
    await api.core.sql`
      update api_keys set revoked_at = now(), revoked_reason = 'leaked' where account_id = ${account.accountId} and mode = 'live'`;
    expect((await call()).body.error.code).toBe('api_key_revoked');
  });

  it('ends at the very instant that a key expires', async () => {
    const expiresAt = new Date(Date.now() + 300);
    const key = await createTestKey(api.core, api.account.accountId, { expiresAt });
    expect((await api.generate(draftRequest, { key })).status).toBe(200);
    await expect
      .poll(async () => (await api.generate({}, { key })).body.error.code, { interval: 30 })
      .toBe('api_key_expired');
    expect(Date.now()).toBeGreaterThanOrEqual(expiresAt.getTime());
  });

  it('is not asked of the database for a key whose shape or checksum is wrong', async () => {
    const statements: string[] = [];
    await using mine = await startTestApi({ onStatement: (statement) => statements.push(statement) });
    for (const key of ['x', 'fl_live_', `fl_live_${'0'.repeat(36)}`, mine.account.liveKey.slice(0, -1)]) {
      expect((await mine.generate(draftRequest, { key })).status).toBe(401);
    }
    expect(statements).toEqual([]);
    await mine.generate();
    expect(statements).not.toEqual([]);
  });
});

describe('what an answer shows', () => {
  it('is of its own caller: two accounts that ask at once never see each other', async () => {
    const accounts = await Promise.all(
      [1, 2, 3, 4].map(() => createTestAccount(api.core, { monthlyCredits: 500 })),
    );
    const answers = await Promise.all(
      accounts.flatMap(({ liveKey: key }, index) =>
        Array.from({ length: 5 }, async () => ({
          index,
          answer: await api.generate(
            { ...draftRequest, offer: `Product${index} for freight companies` },
            { key },
          ),
        })),
      ),
    );
    for (const { index, answer } of answers) {
      expect(answer.status).toBe(200);
      expect(answer.body.data.emailContent).toContain(`${index}`);
      const owner = await api.core.sql`
        select account_id from drafts where id = ${answer.headers['x-generation-id'] ?? ''}`;
      expect(owner[0]?.account_id).toBe(accounts[index]?.accountId);
    }
  });

  it('holds no key, no hash and no id of the account', async () => {
    const { text, headers } = await api.generate();
    const all = text + JSON.stringify(headers);
    const [row] = await api.core.sql`
      select encode(hash, 'hex') as hex, encode(hash, 'base64') as base64, id from api_keys
      where account_id = ${api.account.accountId} and mode = 'live'`;
    for (const secret of [
      api.account.liveKey,
      api.account.accountId,
      api.account.ownerId,
      row?.hex,
      row?.base64,
      row?.id,
    ]) {
      expect(all).not.toContain(secret);
    }
  });
});

describe('what is stored', () => {
  it('never holds a key, in any table', async () => {
    await api.generate();
    await api.generate(draftRequest, { key: 'not a key' });
    const canary = randomBytes(12).toString('hex');
    await api.generate({ ...draftRequest, industry: canary });
    const tables = await api.core.sql<{ name: string }[]>`
      select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')`;
    expect(tables.length).toBeGreaterThan(20);
    let canaries = 0;
    for (const { name } of tables) {
      const rows = await api.core.sql.unsafe(`select t::text as row from ${name} t`);
      const text = rows.map(({ row }) => row).join('\n');
      expect(text).not.toContain(api.account.liveKey);
      expect(text).not.toContain(api.account.liveKey.slice(8));
      if (text.includes(canary)) canaries += 1;
    }
    // The search can find: the request itself stands in the draft's partition, and nowhere else.
    expect(canaries).toBe(1);
  });
});
