import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  admitCall,
  createId,
  type Database,
  defaultTimings,
  openDatabase,
  parseKeyValue,
  systemClock,
} from '@firstline/core';
import { createTestDatabase, type TestDatabase } from '@firstline/core/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProgram } from './create-program.ts';
import { type Outcome, runAdmin, spawnAdmin } from './testing/run-admin.ts';

const password = 'correct horse battery';

let database: TestDatabase;
let core: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  core = openDatabase({ url: database.url, applicationName: 'admin test' });
});

afterAll(async () => {
  await core.close();
  await database.drop();
});

const admin = (...args: string[]) => runAdmin({ databaseUrl: database.url }, ...args);

/** The one JSON document that a command printed, and nothing beside it. */
function toDocument({ status, stdout, stderr }: Outcome) {
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.trim().split('\n')).toHaveLength(1);
  return JSON.parse(stdout);
}

let person = 0;
const newEmail = () => `admin-${++person}@example.com`;

async function create(...more: string[]) {
  const args = ['--email', newEmail(), '--password', password, '--tier', 'growth', ...more, '--json'];
  return toDocument(await admin('account', 'create', ...args));
}

async function keyIsGood(value: string): Promise<boolean> {
  const parsed = parseKeyValue(value);
  if (!parsed) return false;
  const key = { hash: parsed.hash, scope: 'emails:generate', receivedAt: new Date() } as const;
  const call = {
    ...key,
    policy: 'generate' as const,
    requestId: createId('req', new Date()),
    endpoint: '/emails/generate',
  };
  return (await admitCall({ ...core, clock: systemClock, timings: defaultTimings }, call)).result.ok;
}

async function rowCounts() {
  const [counts] = await core.sql`
    select (select count(*)::int from users) as users, (select count(*)::int from accounts) as accounts,
      (select count(*)::int from api_keys) as keys, (select count(*)::int from account_limits) as limits,
      (select count(*)::int from ledger_entries) as entries`;
  return counts;
}

const unknownAccount = 'acct_01K8Q2T5N3V6W9X0Y1Z2A3B4C5';

describe('as a process', () => {
  test('account create prints one JSON document, whose keys work', async () => {
    const email = newEmail();
    const args = ['--email', email, '--password', password, '--tier', 'scale', '--webhooks', 'approved'];
    const made = toDocument(
      await spawnAdmin(
        { DATABASE_URL: database.url },
        'account',
        'create',
        ...args,
        '--name',
        'Sample Ltd',
        '--json',
      ),
    );
    expect(made).toEqual({
      account_id: expect.stringMatching(/^acct_/),
      user_id: expect.stringMatching(/^usr_/),
      api_key: expect.stringMatching(/^fl_live_/),
      test_key: expect.stringMatching(/^fl_test_/),
    });
    expect(await Promise.all([made.api_key, made.test_key].map(keyIsGood))).toEqual([true, true]);
    expect(toDocument(await admin('account', 'show', made.account_id, '--json'))).toMatchObject({
      account_id: made.account_id,
      user_id: made.user_id,
      email,
      email_verified: true,
      name: 'Sample Ltd',
      tier: 'scale',
      status: 'active',
      webhook_access: 'approved',
      credits: { monthly_limit: 50_000, used: 0, held: 0, remaining: 50_000 },
      limits: { monthly_credits: 50_000, generate_per_minute: 120, in_flight: 20 },
    });
  });

  test('a failure is one line on standard error and exit status 1', async () => {
    const outcome = await spawnAdmin(
      { DATABASE_URL: database.url },
      'account',
      'show',
      unknownAccount,
      '--json',
    );
    expect(outcome).toEqual({ status: 1, stdout: '', stderr: 'error: No account has this id.\n' });
  });

  test('a malformed DATABASE_URL is named, and not repeated', async () => {
    const outcome = await spawnAdmin({ DATABASE_URL: 'mysql://root:hunter2@127.0.0.1' }, 'credits', 'audit');
    expect(outcome).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^error: DATABASE_URL [^\n]+\n$/),
    });
    expect(outcome.stderr).not.toContain('hunter2');
  });
});

describe('bad input', () => {
  const order = (changes: Record<string, string | undefined>) =>
    Object.entries({ email: 'new@example.com', password, tier: 'free', ...changes }).flatMap(
      ([name, value]) => (value === undefined ? [] : [`--${name}`, value]),
    );

  test.each<[string, string[], RegExp]>([
    ['an unknown tier', ['account', 'create', ...order({ tier: 'gold' })], /--tier .*free, starter, growth/],
    ['no tier', ['account', 'create', ...order({ tier: undefined })], /--tier/],
    [
      'a malformed address',
      ['account', 'create', ...order({ email: 'nobody' })],
      /name@example\.com \(--email\)/,
    ],
    ['a short password', ['account', 'create', ...order({ password: 'short' })], /8 to 128 .*\(--password\)/],
    ['a blank name', ['account', 'create', ...order({ name: ' ' })], /\(--name\)/],
    ['another webhook access', ['account', 'create', ...order({ webhooks: 'yes' })], /--webhooks .*approved/],
    ['an unknown option', ['account', 'create', ...order({ plan: 'x' })], /unknown option '--plan'/],
    [
      'an unknown account',
      ['account', 'limits', unknownAccount, '--in-flight', '3'],
      /No account has this id/,
    ],
    ['a malformed account', ['account', 'show', '42'], /acct_/],
    ['no account', ['account', 'show'], /missing required argument 'account'/],
    ['keys of an unknown account', ['keys', 'list', unknownAccount], /No account has this id/],
    ['an unknown key', ['keys', 'revoke', 'key_01K8Q2T5N3V6W9X0Y1Z2A3B4C5'], /No API key has this id/],
    ['an unknown verb', ['account', 'destroy'], /unknown command 'destroy'/],
    ['an unknown group', ['acount'], /unknown command 'acount'/],
  ])(
    '%s is refused in one line that says what to change, and writes nothing',
    async (_what, args, message) => {
      const before = await rowCounts();
      const { status, stdout, stderr } = await admin(...args, '--json');
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toMatch(/^error: [^\n]+\n$/);
      expect(stderr).toMatch(message);
      expect(await rowCounts()).toEqual(before);
    },
  );

  test('a taken address is refused in any case, and writes nothing', async () => {
    const email = newEmail();
    toDocument(await admin('account', 'create', ...order({ email }), '--json'));
    const before = await rowCounts();
    const again = await admin('account', 'create', ...order({ email: email.toUpperCase() }));
    expect(again).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('is taken') });
    expect(await rowCounts()).toEqual(before);
  });

  test.each(['-1', '0', '1.5', '1e3', 'many', '', '1000000001', '99999999999999999999'])(
    'a limit of %j is refused and changes nothing',
    async (value) => {
      const { account_id } = await create();
      const outcome = await admin(
        'account',
        'limits',
        account_id,
        '--in-flight',
        value,
        '--usage-per-minute',
        '5',
      );
      expect(outcome).toMatchObject({
        status: 1,
        stdout: '',
        stderr: expect.stringContaining('whole number from 1'),
      });
      expect(await core.sql`select 1 from account_limits where account_id = ${account_id}`).toHaveLength(0);
    },
  );

  test("a key's value in place of its id is not repeated", async () => {
    const { api_key } = await create();
    const { status, stderr } = await admin('keys', 'revoke', api_key);
    expect(status).toBe(1);
    expect(stderr).not.toContain(api_key.slice(0, 12));
    expect(await keyIsGood(api_key)).toBe(true);
  });
});

describe('account limits', () => {
  test('shows, sets and gives back what a tier allows, the running month included', async () => {
    const { account_id } = await create();
    const limits = async (...options: string[]) =>
      toDocument(await admin('account', 'limits', account_id, ...options, '--json'));
    const growth = {
      monthly_credits: 10_000,
      generate_per_minute: 60,
      in_flight: 8,
      usage_per_minute: 60,
      evaluate_per_minute: 120,
      account_per_minute: 60,
      live_keys: 10,
    };
    const none = Object.fromEntries(Object.keys(growth).map((name) => [name, null]));
    expect(await limits()).toEqual({ account_id, tier: 'growth', limits: growth, overrides: none });

    const every = {
      monthly_credits: 0,
      generate_per_minute: 2,
      in_flight: 3,
      usage_per_minute: 4,
      evaluate_per_minute: 5,
      account_per_minute: 6,
      live_keys: 5,
    };
    const options = Object.entries(every).flatMap(([name, value]) => [
      `--${name.replaceAll('_', '-')}`,
      String(value),
    ]);
    expect(await limits(...options)).toMatchObject({ limits: every, overrides: every });
    const shown = toDocument(await admin('account', 'show', account_id, '--json'));
    expect(shown.credits).toMatchObject({ monthly_limit: 0, remaining: 0 });

    const back = await limits('--monthly-credits', 'tier', '--in-flight', 'tier');
    expect(back.limits).toEqual({ ...every, monthly_credits: 10_000, in_flight: 8 });
    expect(back.overrides).toEqual({ ...every, monthly_credits: null, in_flight: null });
    const after = toDocument(await admin('account', 'show', account_id, '--json'));
    expect(after.credits).toMatchObject({ monthly_limit: 10_000, remaining: 10_000 });
  });
});

describe('keys', () => {
  test('list shows every key without its value, and revoke ends one for good', async () => {
    const { account_id, api_key, test_key } = await create();
    const { keys } = toDocument(await admin('keys', 'list', account_id, '--json'));
    expect(keys).toHaveLength(2);
    expect(keys.map((key: { mode: string; status: string }) => `${key.mode} ${key.status}`)).toEqual([
      'test active',
      'live active',
    ]);
    const live = keys[1];
    const revoked = toDocument(await admin('keys', 'revoke', live.id, '--reason', ' leaked ', '--json'));
    expect(revoked).toMatchObject({ id: live.id, status: 'revoked', revoked_reason: 'leaked' });
    expect(toDocument(await admin('keys', 'revoke', live.id, '--json'))).toEqual(revoked);
    expect(await Promise.all([api_key, test_key].map(keyIsGood))).toEqual([false, true]);

    const { stdout } = await admin('keys', 'list', account_id);
    expect(stdout).toMatch(new RegExp(`${live.id} +live +revoked +${live.start}…${live.last4}`));
    for (const value of [api_key, test_key])
      expect(stdout + JSON.stringify(keys)).not.toContain(value.slice(12, -4));
  });
});

describe('keys create', () => {
  test('makes a key that works, as a process, and prints its value this once', async () => {
    const { account_id: id } = await create();
    const made = toDocument(
      await spawnAdmin(
        { DATABASE_URL: database.url },
        ...['keys', 'create', id, '--name', ' CRM worker ', '--json'],
        ...['--scopes', 'usage:read,emails:generate', '--expires-at', '2999-01-01T00:00:00Z'],
      ),
    );
    expect(made).toMatchObject({
      id: expect.stringMatching(/^key_/),
      name: 'CRM worker',
      mode: 'live',
      scopes: ['emails:generate', 'usage:read'],
      expires_at: '2999-01-01T00:00:00.000Z',
      created_by: null,
      key: expect.stringMatching(/^fl_live_/),
    });
    expect(await keyIsGood(made.key)).toBe(true);
    const test = toDocument(await admin('keys', 'create', id, '--name', 'T', '--mode', 'test', '--json'));
    expect(test).toMatchObject({ mode: 'test', expires_at: null, key: expect.stringMatching(/^fl_test_/) });
    expect((await admin('keys', 'create', id, '--name', 'For people')).stdout).toMatch(/key +fl_live_/);
    expect((await admin('keys', 'list', id, '--json')).stdout).not.toContain(made.key.slice(12, -4));
    const [entry] = await core.sql`
      select actor, action, details->>'mode' as mode from audit_entries where subject = ${made.id}`;
    expect(entry).toEqual({ actor: 'operator', action: 'key.created', mode: 'live' });
  });

  test.each<[string, string[], RegExp]>([
    ['no name', [], /--name/],
    ['a blank name', ['--name', ' '], /1 to 100 characters/],
    ['a name that is too long', ['--name', 'a'.repeat(101)], /1 to 100 characters/],
    ['another mode', ['--name', 'A', '--mode', 'both'], /live, test/],
    ['an unknown scope', ['--name', 'A', '--scopes', 'usage:read,all'], /emails:generate,emails:evaluate/],
    ['a scope twice', ['--name', 'A', '--scopes', 'usage:read,usage:read'], /each once/],
    ['an expiry in the past', ['--name', 'A', '--expires-at', '2020-01-01T00:00:00Z'], /in the future/],
    ['an expiry that is no instant', ['--name', 'A', '--expires-at', 'tomorrow'], /2026-01-14T00:00:00Z/],
  ])('refuses %s, and makes none', async (_what, options, message) => {
    const { account_id: id } = await create();
    const before = await rowCounts();
    const { status, stdout, stderr } = await admin('keys', 'create', id, ...options, '--json');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
    expect(stderr).toMatch(message);
    expect(await rowCounts()).toEqual(before);
  });

  test('makes no more live keys than the limit, and none for an account that is not there', async () => {
    const { account_id: id } = await create();
    await admin('account', 'limits', id, '--live-keys', '1');
    const full = await admin('keys', 'create', id, '--name', 'A');
    expect([full.status, full.stdout, full.stderr]).toEqual([1, '', expect.stringContaining('1 live keys')]);
    const missing = await admin('keys', 'create', unknownAccount, '--name', 'A');
    expect([missing.status, missing.stderr]).toEqual([1, 'error: No account has this id.\n']);
  });
});

describe('credits grant', () => {
  test('adds to the running month, on top of the limit and of earlier grants', async () => {
    const { account_id: id } = await create();
    expect(toDocument(await admin('credits', 'grant', id, '500', '--json'))).toEqual({
      account_id: id,
      granted: 500,
      monthly_limit: 10_500,
    });
    await admin('account', 'limits', id, '--monthly-credits', '200');
    expect(toDocument(await admin('credits', 'grant', id, '50', '--json'))).toMatchObject({
      monthly_limit: 750,
    });
    expect(toDocument(await admin('credits', 'audit', '--json'))).toEqual({ violations: [] });
  });

  test.each(['0', '-5', '1.5', 'many', '99999999999'])(
    'refuses %s credits, and writes nothing',
    async (amount) => {
      const { account_id: id } = await create();
      const before = await rowCounts();
      const outcome = await admin('credits', 'grant', id, '--', amount);
      expect(outcome.status).toBe(1);
      expect(outcome.stderr).toContain('whole number');
      expect(await rowCounts()).toEqual(before);
    },
  );
});

describe('credits audit', () => {
  test('passes sound books, and fails with what does not agree', async () => {
    expect(toDocument(await admin('credits', 'audit', '--json'))).toEqual({ violations: [] });
    expect((await admin('credits', 'audit')).stdout).toBe('The books agree.\n');

    await using other = await createTestDatabase();
    const { account_id } = await create();
    const books = openDatabase({ url: other.url, applicationName: 'admin test' });
    await books.sql`
      insert into ledger_entries (id, account_id, mode, period_starts_at, kind, amount, created_at)
      values (${createId('led', new Date())}, ${account_id}, 'live', date_trunc('day', now()), 'adjustment', 5, now())`;
    await books.close();
    const { status, stdout, stderr } = await runAdmin(
      { databaseUrl: other.url },
      'credits',
      'audit',
      '--json',
    );
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      violations: [{ violation: 'ledger_without_period', account_id, detail: expect.any(String) }],
    });
    expect(stderr).toMatch(/^error: the books do not agree[^\n]*\n$/);
  });
});

describe('help', () => {
  const program = createProgram({
    stdout: { write() {} },
    stderr: { write() {} },
    withCore: async () => expect.unreachable(),
  });
  const groups = program.commands.map((group) => ({ args: [group.name()], group }));
  const verbs = groups.flatMap(({ args, group }) => group.commands.map((verb) => [...args, verb.name()]));
  const everyHelp = [[], ...groups.map(({ args }) => args), ...verbs];

  test.each(everyHelp.map((args) => [args]))(
    'of %j teaches with an example, without a database',
    async (args) => {
      const outcome = await runAdmin({ databaseUrl: 'postgres://127.0.0.1:1/none' }, ...args, '--help');
      expect({ status: outcome.status, stderr: outcome.stderr }).toEqual({ status: 0, stderr: '' });
      expect(outcome.stdout).toContain(`pnpm -s admin ${args.join(' ')}`.trim());
      expect(outcome.stdout).toMatch(/Examples?:\n/);
    },
  );

  test('is there for every verb of the contract, and each has --json', async () => {
    expect(verbs.map((args) => args.join(' ')).sort()).toEqual(
      [
        ...['create', 'delete', 'export', 'limits', 'resume', 'set-tier', 'show', 'suspend'].map(
          (verb) => `account ${verb}`,
        ),
        ...[
          'credits audit',
          'credits grant',
          'deliveries recover',
          'keys create',
          'keys list',
          'keys revoke',
        ],
        ...['queue stats', 'webhooks approve', 'webhooks reject'],
      ].sort(),
    );
    for (const { group } of groups) {
      for (const verb of group.commands) expect(verb.options.map(({ long }) => long)).toContain('--json');
    }
  });

  test('a group without a verb shows its help as an error', async () => {
    const { status, stdout, stderr } = await admin('account');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('create');
  });
});

describe('the database', () => {
  test('that cannot be reached is said in one line, without its password', async () => {
    const url = 'postgres://someone:hunter2@127.0.0.1:1/none';
    const { status, stdout, stderr } = await runAdmin({ databaseUrl: url }, 'credits', 'audit', '--json');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^error: the database cannot be used now [^\n]*DATABASE_URL[^\n]*\n$/);
    expect(stderr).not.toContain('hunter2');
  });

  test('that lacks the schema is left alone', async () => {
    const name = `bare_${createId('req', new Date()).slice(-12).toLowerCase()}`;
    await core.sql`create database ${core.sql(name)} template template0`;
    const url = new URL(database.url);
    url.pathname = `/${name}`;
    const outcome = await runAdmin({ databaseUrl: url.href }, 'credits', 'audit');
    await core.sql`drop database ${core.sql(name)} with (force)`;
    expect(outcome).toMatchObject({ status: 1, stderr: expect.stringContaining('pnpm migrate') });
  });

  test("without DATABASE_URL is the clone's own, started and made for the command", async () => {
    const devDataDir = await mkdtemp(join(tmpdir(), 'firstline-admin-'));
    try {
      const order = ['--email', newEmail(), '--password', password, '--tier', 'free', '--json'];
      const { account_id } = toDocument(await runAdmin({ devDataDir }, 'account', 'create', ...order));
      const [shown, audited] = await Promise.all([
        runAdmin({ devDataDir }, 'account', 'show', account_id, '--json'),
        runAdmin({ devDataDir }, 'credits', 'audit', '--json'),
      ]);
      expect(toDocument(shown)).toMatchObject({ account_id, tier: 'free' });
      expect(toDocument(audited)).toEqual({ violations: [] });
    } finally {
      await rm(devDataDir, { recursive: true, force: true });
    }
  });
});

describe('webhooks', () => {
  test('are approved and rejected for an account, whose endpoints go off with the rejection', async () => {
    const { account_id } = await create();
    const approved = toDocument(await admin('webhooks', 'approve', account_id, '--json'));
    expect(approved).toEqual({ account_id, webhook_access: 'approved' });
    await core.sql`
      insert into webhooks (id, account_id, url, events, active, secret, secret_hint, created_at, updated_at)
      values ('whk_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5', ${account_id}, 'https://x.example', '{credits.low}', true, 'x', 'x', now(), now())`;
    const rejected = toDocument(await admin('webhooks', 'reject', account_id, '--json'));
    expect(rejected).toEqual({ account_id, webhook_access: 'rejected' });
    expect(
      await core.sql`select active, disabled_reason from webhooks where account_id = ${account_id}`,
    ).toEqual([{ active: false, disabled_reason: 'account_ineligible' }]);
    const missing = await admin('webhooks', 'approve', 'acct_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5');
    expect(missing).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('No account') });
  });

  test('have their failed deliveries sent again, and their queue counted', async () => {
    const { account_id } = await create('--webhooks', 'approved');
    const webhook = 'whk_01KF3N5ZJ8Q2W4R6T8Y0B1C3D6';
    await core.sql`
      insert into webhooks (id, account_id, url, events, active, secret, secret_hint, created_at, updated_at)
      values (${webhook}, ${account_id}, 'https://x.example', '{credits.low}', true, 'x', 'x', now(), now())`;
    const now = new Date();
    await core.sql`select write_event(${createId('evt', now)}, ${account_id}, 'credits.low', true, '{}', ${now})`;
    await core.sql`select cancel_deliveries(${webhook}, 10, ${now})`;
    const since = new Date(now.getTime() - 60_000).toISOString();
    const recover = ['deliveries', 'recover', webhook, '--since', since, '--json'];
    expect(toDocument(await admin(...recover))).toEqual({ webhook_id: webhook, recovered: 1 });
    expect(toDocument(await admin(...recover))).toEqual({ webhook_id: webhook, recovered: 0 });
    expect(toDocument(await admin('queue', 'stats', '--json'))).toMatchObject({
      pending: 1,
      delivering: 0,
      endpoints_waiting: 1,
      workers: 0,
      wake_ups: 1,
    });
    expect((await admin('queue', 'stats')).stdout).toMatch(/pending +1/);
    expect((await admin('deliveries', 'recover', webhook, '--since', 'yesterday')).status).toBe(1);
  });
});

describe('an account', () => {
  test('is put on another tier, with the credits of its month', async () => {
    const { account_id: id } = await create();
    const changed = toDocument(await admin('account', 'set-tier', id, 'scale', '--json'));
    expect(changed).toEqual({ account_id: id, tier: 'scale' });
    const shown = toDocument(await admin('account', 'show', id, '--json'));
    expect(shown).toMatchObject({ tier: 'scale', credits: { monthly_limit: 50_000 } });
    const wrong = await admin('account', 'set-tier', id, 'gold', '--json');
    expect([wrong.status, wrong.stdout]).toEqual([1, '']);
    expect(wrong.stderr).toContain('free, starter, growth, scale, enterprise');
  });

  test('is shut out and let in again', async () => {
    const { account_id: id, api_key: key } = await create();
    const suspended = toDocument(await admin('account', 'suspend', id, '--json'));
    expect(suspended).toEqual({ account_id: id, status: 'suspended' });
    expect(await keyIsGood(key)).toBe(false);
    expect(toDocument(await admin('account', 'resume', id, '--json')).status).toBe('active');
    expect(await keyIsGood(key)).toBe(true);
  });

  test('is exported whole, and deleted for good', async () => {
    const { account_id: id, user_id: owner, api_key: key } = await create('--name', 'Canary Company');
    const exported = toDocument(await admin('account', 'export', id, '--json'));
    expect(exported).toMatchObject({ account: { id, name: 'Canary Company' }, owner: { id: owner } });
    expect(JSON.parse((await admin('account', 'export', id)).stdout)).toMatchObject({ account: { id } });
    const deleted = toDocument(await admin('account', 'delete', id, '--json'));
    expect(deleted).toEqual({ account_id: id, deleted: true });
    expect(await keyIsGood(key)).toBe(false);
    const after = toDocument(await admin('account', 'export', id, '--json'));
    expect(JSON.stringify(after)).not.toContain('Canary');
  });

  test('that does not exist is an error', async () => {
    for (const verb of ['suspend', 'resume', 'export', 'delete']) {
      const outcome = await admin('account', verb, createId('acct', new Date()), '--json');
      expect([outcome.status, outcome.stdout, outcome.stderr]).toEqual([
        1,
        '',
        expect.stringContaining('No account has this id.'),
      ]);
    }
  });
});
