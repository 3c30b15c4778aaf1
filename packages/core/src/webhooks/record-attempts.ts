import type { Core } from '../context.ts';
import { createId } from '../ids.ts';
import { webhookPolicy } from '../policy.ts';
import { cancelDeliveries } from './cancel-deliveries.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import type { Verdict } from './classify-outcome.ts';
import type { DispatchResult } from './outbound.ts';

/** An attempt that was made. */
export type MadeAttempt = {
  delivery: Pick<ClaimedDelivery, 'id' | 'webhookId' | 'attempt'>;
  /** When it began. */
  at: Date;
  result: DispatchResult;
  verdict: Verdict;
};

/** What became of an endpoint with its attempts. */
export type EndpointChange = { webhookId: string; turnedOff: 'failing' | 'gone' | null; warn: boolean };

/** What follows from attempts that were recorded: endpoints that changed, and those of which more is due now. */
export type Recorded = { changes: EndpointChange[]; moreDue: string[] };

type RecordedRow = {
  webhook_id: string;
  turned_off: 'failing' | 'gone' | null;
  warn: boolean;
  more_due: boolean;
};

/**
 * Records attempts and what follows from them, in one statement: deliveries that are over or due again, the endpoints' state, wake-ups
 * for retries, and notices to owners. Attempts that were given to another worker meanwhile are left out, so that it may be called
 * again with the same ones.
 */
export async function recordAttempts(
  core: Pick<Core, 'sql' | 'clock' | 'timings'>,
  { workerId, attempts }: { workerId: string; attempts: readonly MadeAttempt[] },
): Promise<Recorded> {
  const now = core.clock.now();
  const { timings } = core;
  const rows = await core.sql<RecordedRow[]>`
    select * from record_attempts(${workerId}, ${core.sql.json(attempts.map(toAttemptRow))}, ${webhookPolicy.failuresBeforeOff},
      ${`${timings.webhookOffAfterMs} milliseconds`}, ${`${timings.webhookWarnAfterMs} milliseconds`}, ${now},
      ${core.clock.databaseNow?.() ?? null})`;
  const changes = rows
    .filter((row) => !row.more_due)
    .map((row) => ({ webhookId: row.webhook_id, turnedOff: row.turned_off, warn: row.warn }));
  for (const { webhookId, turnedOff } of changes) {
    if (turnedOff) await cancelDeliveries(core, webhookId);
  }
  return { changes, moreDue: rows.filter((row) => row.more_due).map((row) => row.webhook_id) };
}

/** An attempt as the database takes it. */
export function toAttemptRow({ delivery, at, result, verdict }: MadeAttempt) {
  const answered = result.kind === 'answered';
  return {
    delivery_id: delivery.id,
    webhook_id: delivery.webhookId,
    attempt_id: createId('att', at),
    number: delivery.attempt,
    at: at.toISOString(),
    status_code: answered ? result.statusCode : null,
    error: answered ? null : result.error,
    duration_ms: Math.round(result.durationMs),
    snippet: answered ? storable(result.snippet) : null,
    verdict: verdict.verdict,
    due_at: verdict.verdict === 'retry' ? verdict.dueAt.toISOString() : null,
  };
}

/** PostgreSQL's text holds neither NUL nor half a surrogate pair. */
function storable(snippet: string): string {
  return snippet.toWellFormed().replaceAll('\0', '\uFFFD');
}
