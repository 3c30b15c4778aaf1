import { createHash } from 'node:crypto';
import { creditPolicy, type DraftModel, defaultTimings, hashKeyValue, tiers } from '@firstline/core';
import { evaluateEmail } from '@firstline/core/texts';
import type { Sql } from 'postgres';
import { type NaiveReservation, type NaiveSettlement, reserveCredits, settleCall } from './transactions.ts';

export type NaiveCall = {
  key: string;
  requestId: string;
  brief: { persona: string; offer: string; goal: string; additionalContext?: string };
  idempotencyKey?: string;
};

export type NaiveAnswer = { status: number; body: unknown };

const endpoint = '/emails/generate';

/** Reads what it has to know one statement at a time, reserves, asks the model, and writes one statement at a time. */
export async function generateNaively(
  { sql, model }: { sql: Sql; model: DraftModel },
  call: NaiveCall,
): Promise<NaiveAnswer> {
  const startedAt = performance.now();
  const now = new Date();
  const [key] = await sql`select * from api_keys where hash = ${hashKeyValue(call.key)}`;
  if (!key || key.revoked_at || (key.expires_at && key.expires_at <= now)) return { status: 401, body: {} };
  const [account] = await sql`select * from accounts where id = ${key.account_id}`;
  if (account?.status !== 'active' || !key.scopes.includes('emails:generate'))
    return { status: 403, body: {} };
  const [limits] = await sql`select * from account_limits where account_id = ${account.id}`;
  const tier = tiers[account.tier as keyof typeof tiers];
  const perMinute = limits?.generate_per_minute ?? tier.generatePerMinute;
  const [token] = await sql`select * from take_token(${`${account.id}:generate`}, ${perMinute}, null)`;
  if (!token?.allowed) return { status: 429, body: {} };

  const request = { tone: 'professional' as const, ...call.brief };
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest();
  const cacheKey = createHash('sha256').update(model.name).update(fingerprint).digest();
  if (call.idempotencyKey) {
    const [earlier] = await sql`
      select * from reservations where account_id = ${account.id} and mode = ${key.mode} and endpoint = ${endpoint}
        and idempotency_key = ${call.idempotencyKey}`;
    if (earlier?.state === 'settled') return { status: 200, body: earlier.answer };
    if (earlier) return { status: 409, body: {} };
  }
  const [cached] = await sql`
    select d.* from draft_cache c join drafts d on d.id = c.draft_id
    where c.account_id = ${account.id} and c.mode = ${key.mode} and c.cache_key = ${cacheKey} and c.expires_at > ${now}`;

  const reservation: NaiveReservation = {
    id: call.requestId,
    accountId: account.id,
    keyId: key.id,
    mode: key.mode,
    endpoint,
    idempotencyKey: call.idempotencyKey ?? null,
    fingerprint: call.idempotencyKey ? fingerprint : null,
    credits: creditPolicy.generate,
    at: now,
    expiresAt: new Date(now.getTime() + defaultTimings.reservationMs),
    inFlight: limits?.in_flight ?? tier.inFlight,
  };
  const period = await reserveCredits(sql, reservation);
  if (!period) return { status: 402, body: {} };

  const written = cached
    ? { ok: true as const, draft: { subjectLine: cached.subject_line, emailContent: cached.email_content } }
    : await model.write(request, { requestId: call.requestId, signal: new AbortController().signal });
  if (!written.ok) return { status: 502, body: {} };
  const { evaluation } = evaluateEmail(written.draft, request);
  const data = { ...written.draft, evaluation, metadata: { model: model.name, cached: Boolean(cached) } };
  // As in the product, a request and what it made share a ULID.
  const siblingId = (prefix: string) => call.requestId.replace('req', prefix);
  const settlement: NaiveSettlement = {
    reservation,
    periodStartsAt: period.starts_at,
    draftId: siblingId('gen'),
    entryId: siblingId('led'),
    eventId: siblingId('evt'),
    request,
    draft: written.draft,
    evaluation,
    model: model.name,
    answer: call.idempotencyKey ? JSON.stringify(data) : null,
    data,
    cacheKey: cached ? null : cacheKey,
    elapsedMs: performance.now() - startedAt,
    at: new Date(),
  };
  const remaining = await settleCall(sql, settlement);
  return { status: 200, body: { success: true, data, meta: { credits_used: 5, remaining } } };
}
