import {
  createId,
  createPartitionsAhead,
  creditPeriodAt,
  openCreditPeriod,
  provisionAccount,
} from '@firstline/core';
import type { FakeReceiver } from '@firstline/fakes';
import type { Person } from '../harness/operator.ts';
import type { Site } from '../harness/start-console.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** How long the account has been there: the present month and the one before it. */
const accountDays = 52;
const creditsPerDraft = 5;
const devices = {
  laptop:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  phone: 'Mozilla/5.0 (Android 16; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0',
};

/** A made-up person whose account looks used: two months of calls, keys in every state, endpoints that work and fail. */
export async function seedAccount(
  site: Site,
  receivers: { good: FakeReceiver; bad: FakeReceiver },
): Promise<Person> {
  const now = Date.now();
  const opened = new Date(now - accountDays * dayMs);
  const person = {
    email: 'sample@firstline.example',
    password: 'correct horse battery',
    name: 'Sample Person',
  };
  const then = { ...site.core, clock: { now: () => opened } };
  await createPartitionsAhead(site.core.sql, opened);
  const made = await provisionAccount(then, { ...person, tier: 'growth', webhookAccess: 'approved' });
  if (!made.ok) throw new Error(made.failure.message);
  const { accountId, apiKey, testKey } = made.value;
  // Whoever takes pictures goes through the pages faster than anybody reads them.
  await site.core.sql`
    insert into account_limits (account_id, account_per_minute, updated_at) values (${accountId}, 1000, now())`;
  await seedCalls(site, accountId, opened);
  await seedKeys(site, person, apiKey, testKey);
  await seedWebhooks(site, person, receivers);
  for (const [index, brief] of briefs.entries()) {
    if (index === 1) {
      await receivers.bad.received(1);
      receivers.bad.otherwise(503);
    }
    await callWithKey(site, apiKey, brief);
  }
  await callWithKey(site, testKey, { ...briefs[0], goal: 'test:insufficient_credits' });
  return { ...person, accountId, apiKey };
}

const briefs = [
  {
    persona: 'Head of Operations at a regional freight company',
    offer: 'Route planning software that cuts empty kilometres by 18%',
    goal: 'Book a 20-minute call next week',
  },
  {
    persona: 'Practice manager of a dental clinic',
    offer: 'Appointment reminders by text message that halve no-shows',
    goal: 'Arrange a demonstration',
    tone: 'friendly',
  },
  {
    persona: 'Finance lead at a furniture maker',
    offer: 'Invoice matching that finds double payments',
    goal: 'Get a reply with the right contact',
    tone: 'direct',
  },
];

/** Rows as calls leave them, of days that are past: more on weekdays, and growing. */
async function seedCalls({ core }: Site, accountId: string, opened: Date): Promise<void> {
  const { sql } = core;
  const [{ anchor, keyId }] = await sql<[{ anchor: Date; keyId: string }]>`
    select a.period_anchor_at as anchor, k.id as "keyId" from accounts a join api_keys k on k.account_id = a.id
    where a.id = ${accountId} and k.mode = 'live'`;
  const used = new Map<number, number>();
  for (let day = 0; day < accountDays; day++) {
    const at = new Date(opened.getTime() + day * dayMs);
    const isWeekend = [0, 6].includes(at.getUTCDay());
    const drafts = Math.round((isWeekend ? 4 : 18) + day / 4 + 7 * Math.abs(Math.sin(day * 1.7)));
    const periodStart = creditPeriodAt(anchor, at).startsAt.getTime();
    used.set(periodStart, (used.get(periodStart) ?? 0) + drafts * creditsPerDraft);
    for (let index = 0; index < drafts; index++) {
      const time = new Date(at.getTime() - index * 830_000);
      await sql`select count_call(${createId('req', time)}, ${accountId}, ${keyId}, 'live', '/emails/generate', 200,
        null, ${creditsPerDraft}, ${1_400_000 + ((index * 97_003) % 1_900_000)}, ${time})`;
    }
    const usageCalls = 3 + (day % 4);
    for (let index = 0; index < usageCalls; index++) {
      const time = new Date(at.getTime() - index * 3_700_000);
      await sql`select count_call(${createId('req', time)}, ${accountId}, ${keyId}, 'live', '/account/usage', 200,
        null, 0, ${1_800 + index * 310}, ${time})`;
    }
    if (day % 9 === 4) {
      await sql`select count_call(${createId('req', at)}, ${accountId}, ${keyId}, 'live', '/emails/generate', 429,
        'rate_limit_exceeded', 0, 900, ${at})`;
    }
  }
  for (const [start, credits] of used) {
    await openCreditPeriod(core, { accountId, mode: 'live' }, new Date(start));
    await sql`update credit_periods set used = ${credits}
      where account_id = ${accountId} and mode = 'live' and starts_at = ${new Date(start)}`;
  }
}

async function seedKeys(site: Site, person: { email: string; password: string }, live: string, test: string) {
  const call = await asPerson(site, person, devices.laptop);
  const create = async (body: object) => (await call('POST', '/api/v1/keys', body)).data;
  const crm = await create({ name: 'CRM worker', description: 'Writes first drafts for new contacts' });
  await create({
    name: 'Analytics',
    scopes: ['usage:read'],
    expires_at: new Date(Date.now() + 60 * dayMs).toISOString(),
  });
  await create({ name: 'Staging', mode: 'test' });
  const old = await create({ name: 'Old integration' });
  await call('POST', `/api/v1/keys/${crm.id}/rotate`, {});
  await call('DELETE', `/api/v1/keys/${old.id}`);
  for (const key of [live, test]) await callWithKey(site, key, briefs[1] ?? {});
  // Made over the weeks, not all in this minute.
  const madeDaysAgo = { 'CRM worker': 31, Analytics: 24, Staging: 17, 'Old integration': 40 };
  for (const [name, days] of Object.entries(madeDaysAgo)) {
    await site.core.sql`
      update api_keys set created_at = created_at - ${days} * interval '1 day', last_used_at = ${new Date(Date.now() - days * hourMs)}
      where name = ${name} and rotated_from is null`;
  }
}

async function seedWebhooks(
  site: Site,
  person: { email: string; password: string },
  { good, bad }: { good: FakeReceiver; bad: FakeReceiver },
) {
  const call = await asPerson(site, person, devices.phone);
  const events = ['email.generated', 'credits.low', 'usage.milestone'];
  await call('POST', '/api/v1/webhooks', { url: `${good.url}/hooks/firstline`, events, description: 'CRM' });
  await call('POST', '/api/v1/webhooks', {
    url: `${bad.url}/events`,
    events: ['email.generated'],
    description: 'Data warehouse',
  });
  const staging = { url: `${good.url}/staging`, events: ['rate_limit.exceeded'], description: 'Staging' };
  const { data } = await call('POST', '/api/v1/webhooks', staging);
  await call('PATCH', `/api/v1/webhooks/${data.id}`, { active: false });
  await site.core.sql`update webhooks set created_at = created_at - interval '26 days'`;
}

type Answer = { data: { id: string } };

/** Calls of somebody who signs in for them, on a computer that they may have. */
async function asPerson(
  site: Site,
  { email, password }: { email: string; password: string },
  userAgent: string,
) {
  const signedIn = await fetch(`${site.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  });
  const token = signedIn.headers.get('set-auth-token');
  return async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(site.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
}

async function callWithKey(site: Site, key: string, body: object): Promise<void> {
  await fetch(`${site.url}/api/v1/emails/generate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'cache-control': 'no-cache',
    },
    body: JSON.stringify(body),
  });
}
