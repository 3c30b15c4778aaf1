import { createMetrics } from '@firstline/api/metrics';
import { evaluateEmail } from '@firstline/core/texts';
import { sampleEmails } from '../evaluation/sample-emails.ts';
import type { Rig } from '../rig/rig.ts';

const runs = 20_000;

/** Microseconds that the metrics of one draft take: the calls that the API makes, with nothing around them. */
export function metricsUs(): number {
  const metrics = createMetrics();
  return usPerRun(() => {
    metrics.requests.observe({ method: 'POST', route: '/api/v1/emails/generate', status: 200 }, 0.005);
    metrics.creditsCharged.inc({ mode: 'live' }, 5);
    metrics.upstreamCalls.inc({ model: 'claude' }, 1);
    metrics.upstreamTokens.inc({ model: 'claude', kind: 'input' }, 412);
    metrics.upstreamTokens.inc({ model: 'claude', kind: 'output' }, 118);
  });
}

/** Microseconds that scoring a mail of about 100 words takes. */
export function evaluationUs(): number {
  return usPerRun((run) => {
    const email = sampleEmails[run % sampleEmails.length];
    if (email) evaluateEmail(email);
  });
}

function usPerRun(call: (run: number) => void): number {
  for (let run = 0; run < runs; run++) call(run);
  const startedAt = performance.now();
  for (let run = 0; run < runs; run++) call(run);
  return ((performance.now() - startedAt) * 1_000) / runs;
}

/** So few counts of one account in a transaction that the row's versions in between cost nothing. */
const countsOfAccount = 5;

/**
 * Microseconds that it takes to add one call to its day, as a statement of a function. By PostgreSQL's clock, in a transaction that is undone: the books stay
 * as they are.
 */
export async function usageUs(rig: Rig): Promise<number> {
  const accounts = (await rig.accounts()).map(({ accountId }) => accountId);
  const undone = new Error('undone');
  let us = Number.NaN;
  const measuring = rig.core.sql.begin(async (tx) => {
    await tx`
      create function pg_temp.count_usage(p_accounts text[], p_times integer) returns double precision language plpgsql as $$
      declare
        started_at timestamptz := clock_timestamp();
        account text;
      begin
        for run in 1 .. p_times loop
          foreach account in array p_accounts loop
            insert into usage_days as u (account_id, mode, day, endpoint, calls, credits, duration_us)
            values (account, 'live', current_date, '/emails/generate', 1, 5, 5000)
            on conflict (account_id, mode, day, endpoint) do update
            set calls = u.calls + excluded.calls, credits = u.credits + excluded.credits, duration_us = u.duration_us + excluded.duration_us;
          end loop;
        end loop;
        return extract(epoch from clock_timestamp() - started_at) * 1000000 / (p_times * cardinality(p_accounts));
      end $$`;
    const [row] = await tx<
      { us: number }[]
    >`select pg_temp.count_usage(${accounts}, ${countsOfAccount}) as us`;
    us = row?.us ?? Number.NaN;
    throw undone;
  });
  await measuring.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return us;
}
