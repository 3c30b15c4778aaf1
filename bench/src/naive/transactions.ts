import type { DraftRequest, Email, Evaluation } from '@firstline/core';
import { defaultTimings } from '@firstline/core';
import type { Row, Sql } from 'postgres';

export type NaiveReservation = {
  id: string;
  accountId: string;
  keyId: string;
  mode: string;
  endpoint: string;
  idempotencyKey: string | null;
  fingerprint: Buffer | null;
  credits: number;
  at: Date;
  expiresAt: Date;
  inFlight: number;
};

export type NaiveSettlement = {
  reservation: NaiveReservation;
  periodStartsAt: Date;
  draftId: string;
  entryId: string;
  eventId: string;
  request: DraftRequest;
  draft: Email;
  evaluation: Evaluation;
  model: string;
  answer: string | null;
  data: object;
  cacheKey: Buffer | null;
  elapsedMs: number;
  at: Date;
};

/** Sets credits aside where there are enough, and not too many drafts in the making. Returns the month. */
export async function reserveCredits(sql: Sql, r: NaiveReservation): Promise<Row | undefined> {
  return await sql.begin(async (tx) => {
    const [period] = await tx`
      select * from credit_periods
      where account_id = ${r.accountId} and mode = ${r.mode} and starts_at <= ${r.at} and ends_at > ${r.at} for update`;
    if (!period || period.used + period.held + r.credits > period.credit_limit) return undefined;
    const [running] = await tx`
      select coalesce(sum(held), 0)::integer as held from credit_periods where account_id = ${r.accountId} and held > 0`;
    if (running?.held >= r.inFlight * r.credits) return undefined;
    await tx`
      update credit_periods set held = held + ${r.credits}
      where account_id = ${r.accountId} and mode = ${r.mode} and starts_at = ${period.starts_at}`;
    await tx`
      insert into reservations (id, account_id, mode, key_id, endpoint, idempotency_key, fingerprint, period_starts_at, credits,
        created_at, expires_at)
      values (${r.id}, ${r.accountId}, ${r.mode}, ${r.keyId}, ${r.endpoint}, ${r.idempotencyKey}, ${r.fingerprint},
        ${period.starts_at}, ${r.credits}, ${r.at}, ${r.expiresAt})`;
    return period;
  });
}

/** Charges the reservation and writes everything that the charge brings with it. Returns the credits that are left. */
export async function settleCall(sql: Sql, s: NaiveSettlement): Promise<number> {
  const { reservation: r, at } = s;
  const durationUs = Math.round(s.elapsedMs * 1_000);
  return await sql.begin(async (tx) => {
    await tx`update reservations set state = 'settled', resolved_at = ${at}, answer = ${s.answer} where id = ${r.id} and state = 'held'`;
    await tx`
      insert into drafts (id, account_id, key_id, mode, request, subject_line, email_content, evaluation, model, generation_ms, created_at)
      values (${s.draftId}, ${r.accountId}, ${r.keyId}, ${r.mode}, ${tx.json(s.request)}, ${s.draft.subjectLine},
        ${s.draft.emailContent}, ${tx.json(s.evaluation)}, ${s.model}, ${s.elapsedMs}, ${at})`;
    if (s.cacheKey) {
      const expiresAt = new Date(at.getTime() + defaultTimings.draftCacheMs);
      await tx`
        insert into draft_cache (account_id, mode, cache_key, draft_id, expires_at)
        values (${r.accountId}, ${r.mode}, ${s.cacheKey}, ${s.draftId}, ${expiresAt})
        on conflict (account_id, mode, cache_key) do update set draft_id = excluded.draft_id, expires_at = excluded.expires_at`;
    }
    await tx`
      insert into ledger_entries (id, account_id, mode, period_starts_at, kind, amount, created_at)
      values (${s.entryId}, ${r.accountId}, ${r.mode}, ${s.periodStartsAt}, 'charge', ${-r.credits}, ${at})`;
    await tx`
      insert into calls (id, account_id, key_id, mode, endpoint, status, credits, duration_us, created_at)
      values (${r.id}, ${r.accountId}, ${r.keyId}, ${r.mode}, ${r.endpoint}, 200, ${r.credits}, ${durationUs}, ${r.at})`;
    await tx`
      update api_keys set last_used_at = ${r.at}
      where id = ${r.keyId} and (last_used_at is null or last_used_at < ${r.at}::timestamptz - interval '1 minute')`;
    await tx`
      insert into usage_days as u (account_id, mode, day, endpoint, calls, credits, duration_us)
      values (${r.accountId}, ${r.mode}, ${r.at}::timestamptz::date, ${r.endpoint}, 1, ${r.credits}, ${durationUs})
      on conflict (account_id, mode, day, endpoint) do update
      set calls = u.calls + 1, credits = u.credits + excluded.credits, duration_us = u.duration_us + excluded.duration_us`;
    const [period] = await tx`
      update credit_periods set held = held - ${r.credits}, used = used + ${r.credits}
      where account_id = ${r.accountId} and mode = ${r.mode} and starts_at = ${s.periodStartsAt} returning *`;
    const remaining: number = period?.credit_limit - period?.used;
    const payload = {
      id: s.eventId,
      type: 'email.generated',
      timestamp: at.toISOString(),
      livemode: r.mode === 'live',
      data: { generation_id: s.draftId, request_id: r.id, remaining_credits: remaining, result: s.data },
    };
    await tx`
      insert into events (id, account_id, type, livemode, payload, created_at)
      values (${s.eventId}, ${r.accountId}, 'email.generated', ${r.mode === 'live'}, ${JSON.stringify(payload)}, ${at})`;
    return remaining;
  });
}
