import type { Core } from '../context.ts';
import { webhookPolicy } from '../policy.ts';
import { type SecretsRow, secretsThatSign } from './secrets-that-sign.ts';

/** A delivery that this worker is to attempt now. */
export type ClaimedDelivery = {
  id: string;
  accountId: string;
  webhookId: string;
  eventId: string;
  event: string;
  /** Number of this attempt, from 1. */
  attempt: number;
  url: string;
  /** What signs, sealed: the endpoint's secret, and the one before while it is valid. */
  sealedSecrets: Buffer[];
  /** The stored bytes of the event. */
  body: Uint8Array;
};

type ClaimRow = SecretsRow & {
  id: string;
  account_id: string;
  webhook_id: string;
  event_id: string;
  event: string;
  attempt_count: number;
  url: string;
  payload: string;
};

/**
 * Takes what is due of the given endpoints: at most `slots` in all, and at most five of each at a time over all workers. They are
 * this worker's until it records what came of them, or is lost.
 */
export async function claimDeliveries(
  core: Pick<Core, 'sql' | 'clock'>,
  { workerId, webhookIds, slots }: { workerId: string; webhookIds: string[]; slots: number },
): Promise<ClaimedDelivery[]> {
  const rows = await core.sql<ClaimRow[]>`
    select * from claim_deliveries(${workerId}, ${webhookIds}, ${slots}, ${webhookPolicy.attemptsAtATimeMax},
      ${core.clock.databaseNow?.() ?? null})`;
  const now = core.clock.now();
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    webhookId: row.webhook_id,
    eventId: row.event_id,
    event: row.event,
    attempt: row.attempt_count + 1,
    url: row.url,
    sealedSecrets: secretsThatSign(row, now),
    body: Buffer.from(row.payload, 'utf8'),
  }));
}
