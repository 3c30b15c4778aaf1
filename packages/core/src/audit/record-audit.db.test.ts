import { expect, test } from 'vitest';
import { createId } from '../ids.ts';
import { makeCaller } from '../testing/make-caller.ts';
import { makeCore } from '../testing/make-core.ts';
import { recordAudit } from './record-audit.ts';

const now = '2026-05-10T09:00:00.000Z';

test('an entry says who changed what, about which account, when and in which request', async () => {
  await using core = await makeCore({ now });
  const { accountId, keyId } = await makeCaller(core);
  const userId = createId('usr', core.clock.now());
  const requestId = createId('req', core.clock.now());
  const entry = { accountId, action: 'key.updated', subject: keyId } as const;
  await recordAudit(core, { ...entry, actor: { userId, requestId }, details: { changed: ['scopes'] } });
  await recordAudit(core, { ...entry, actor: 'operator' });
  const rows = await core.sql`select * from audit_entries order by actor collate "C" desc`;
  const common = { id: expect.stringMatching(/^aud_/), account_id: accountId, created_at: new Date(now) };
  expect(rows).toEqual([
    {
      ...common,
      actor: userId,
      action: 'key.updated',
      subject: keyId,
      details: { changed: ['scopes'] },
      request_id: requestId,
    },
    {
      ...common,
      actor: 'operator',
      action: 'key.updated',
      subject: keyId,
      details: {},
      request_id: null,
    },
  ]);
});

test('an entry is gone with the change that it tells of', async () => {
  await using core = await makeCore({ now });
  const { accountId } = await makeCaller(core);
  const change = core.db.transaction(async (tx) => {
    const inner = { db: tx, clock: core.clock };
    await recordAudit(inner, {
      accountId,
      actor: 'operator',
      action: 'account.suspended',
      subject: accountId,
    });
    throw new Error('undone');
  });
  await expect(change).rejects.toThrow('undone');
  expect(await core.sql`select 1 from audit_entries`).toHaveLength(0);
});

test('the database refuses an actor who is nobody', async () => {
  await using core = await makeCore({ now });
  const { accountId } = await makeCaller(core);
  const actor = { userId: 'someone', requestId: createId('req', core.clock.now()) };
  const entry = { accountId, actor, action: 'account.suspended', subject: accountId } as const;
  await expect(recordAudit(core, entry)).rejects.toThrow();
});
