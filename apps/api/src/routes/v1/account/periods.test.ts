import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSessionRoute } from '../../../testing/common-session-tests.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { draftRequest, startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createSignedIn } from '../../../testing/test-session.ts';

const path = '/api/v1/account/periods';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

describeSessionRoute({ method: 'GET', path, writes: false, good: {} }, () => api);

/** Someone whose account is some days old. */
async function createOld(days: number) {
  const person = await createSignedIn(api.core);
  await api.core.sql`
    update accounts set period_anchor_at = date_trunc('day', now() - ${`${days} days`}::interval, 'UTC')
    where id = ${person.accountId}`;
  return person;
}

describe('past periods', () => {
  it('begin with the running one, exactly as the usage route tells it', async () => {
    const person = await createOld(100);
    await api.generate(draftRequest, { key: person.liveKey });
    const usage = await api.send({ path: '/api/v1/account/usage', key: person.liveKey });
    await api.generate(draftRequest, { key: person.testKey });
    const { body } = await api.send({ path, key: person.session });
    // The usage call counts itself once it was answered.
    expect(body.data[0].current_period).toEqual({ ...usage.body.data.current_period, api_calls: 2 });
    expect(Object.keys(body.data[0])).toEqual(Object.keys(usage.body.data));
    const test = await api.send({ path: `${path}?mode=test`, key: person.session });
    expect(test.body.data[0].current_period).toMatchObject({ api_calls: 1, credits_used: 5 });
  });

  it('follow on one another back to the first, with every day and zeros where nothing was called', async () => {
    const person = await createOld(100);
    const { data } = (await api.send({ path, key: person.session })).body;
    expect(data).toHaveLength(4);
    for (const [index, period] of data.entries()) {
      const { start_date, end_date, api_calls } = period.current_period;
      expect(api_calls).toBe(0);
      if (index > 0) {
        expect(end_date).toBe(data[index - 1].current_period.start_date);
        const days = (Date.parse(end_date) - Date.parse(start_date)) / 86_400_000;
        expect(period.daily_breakdown).toHaveLength(days);
      }
    }
  });

  it('are those that have a day of the range in them', async () => {
    const person = await createOld(100);
    const all = (await api.send({ path, key: person.session })).body.data;
    const second = all[2].current_period;
    const firstDay = second.start_date.slice(0, 10);
    const lastDay = new Date(Date.parse(second.end_date) - 1).toISOString().slice(0, 10);
    const one = await api.send({
      path: `${path}?start_date=${firstDay}&end_date=${lastDay}`,
      key: person.session,
    });
    expect(one.body.data).toEqual([all[2]]);
    const next = second.end_date.slice(0, 10);
    const two = await api.send({
      path: `${path}?start_date=${lastDay}&end_date=${next}`,
      key: person.session,
    });
    expect(two.body.data).toEqual([all[1], all[2]]);
    const before = await api.send({
      path: `${path}?start_date=2001-01-01&end_date=2001-12-31`,
      key: person.session,
    });
    expect(before.body.data).toEqual([]);
  });

  it('are refused for a range that is none', async () => {
    const { session: key } = await createSignedIn(api.core);
    const cases: [string, string, string][] = [
      ['start_date=x', 'start_date', 'invalid_format'],
      ['start_date=', 'start_date', 'invalid_format'],
      ['end_date=2026-02-30', 'end_date', 'invalid_format'],
      ['end_date=2026-02-03T00:00:00Z', 'end_date', 'invalid_format'],
      ['start_date=2026-02-03&end_date=2026-02-02', 'start_date', 'out_of_range'],
      ['start_date=2020-01-01&end_date=2026-01-01', 'start_date', 'out_of_range'],
      ['start_date=0000-01-01', 'start_date', 'out_of_range'],
      ['mode=both', 'mode', 'invalid_enum_value'],
      ['from=2026-01-01', 'from', 'unknown_field'],
    ];
    for (const [query, field, code] of cases) {
      const answer = await api.send({ path: `${path}?${query}`, key });
      expectError(answer, 'validation_failed');
      expect(answer.body.error.errors).toMatchObject([{ field, code }]);
    }
  });
});
