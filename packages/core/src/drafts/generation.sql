-- One generate call's two statements, and the one that undoes the first. Each commits whole or not at all.

-- Admits the call (a person's was admitted already: then p_account_id says whose it is, and there is no key), finds what answers it already, and otherwise sets credits aside, before the model is asked.
-- outcome: those of admit_call · replay · idempotency_key_reused · idempotency_in_progress · concurrency_limit_exceeded ·
-- no_period · insufficient_credits · ok
create or replace function begin_generation(
  p_hash bytea, p_request_id text, p_endpoint text, p_credits integer, p_hold interval, p_per_minute jsonb, p_in_flight jsonb,
  p_take_token boolean, p_idempotency_key text, p_fingerprint bytea, p_kept interval, p_cache_key bytea,
  p_received_at timestamptz, p_rate_at timestamptz, p_notice_every interval, p_account_id text default null
) returns table (
  outcome text, account_id text, key_id text, mode text, tier text,
  rate_limit integer, rate_remaining integer, rate_full_seconds double precision, rate_retry_seconds double precision,
  credit_limit integer, used integer, period_ends_at timestamptz, in_flight_limit integer,
  replayed_id text, replayed_answer text,
  cached_subject_line text, cached_email_content text, cached_evaluation jsonb, cached_model text
) language plpgsql as $$
#variable_conflict use_column
declare
  period credit_periods;
  earlier reservations;
  taken_over reservations;
  cached_id text;
begin
  if p_account_id is null then
    select c.* into outcome, account_id, key_id, mode, tier, rate_limit, rate_remaining, rate_full_seconds, rate_retry_seconds
    from admit_call(p_hash, 'emails:generate', 'generate', p_per_minute, p_take_token, p_request_id, p_endpoint, p_received_at, p_rate_at, p_notice_every) c;
  else
    select 'ok', a.id, 'live', a.tier into strict outcome, account_id, mode, tier from accounts a where a.id = p_account_id;
  end if;
  if outcome <> 'ok' then
    return next;
    return;
  end if;

  -- A reservation lost in a crash is credits given back, so its commit need not wait for the disk.
  perform set_config('synchronous_commit', 'off', true);
  -- One call of an account at a time from here to the commit: what follows looks first and writes then.
  perform pg_advisory_xact_lock(hashtextextended(begin_generation.account_id, 0));

  if p_idempotency_key is not null then
    select r.* into earlier from reservations r
    where r.account_id = begin_generation.account_id and r.mode = begin_generation.mode and r.endpoint = p_endpoint
      and r.idempotency_key = p_idempotency_key for update;
    if found and earlier.state = 'settled' and earlier.resolved_at <= p_received_at - p_kept then
      update reservations set idempotency_key = null, fingerprint = null, answer = null where id = earlier.id;
    elsif found and earlier.state = 'held' and earlier.expires_at <= p_received_at then
      -- The first run is late: its credits go back and its name goes to this call, so that it can no longer settle.
      update reservations set state = 'released', resolved_at = p_received_at, idempotency_key = null, fingerprint = null
      where id = earlier.id returning * into taken_over;
    elsif found then
      outcome := case
        when earlier.fingerprint <> p_fingerprint then 'idempotency_key_reused'
        when earlier.state = 'held' then 'idempotency_in_progress'
        else 'replay'
      end;
    end if;
  end if;

  if outcome = 'ok' then
    select coalesce(l.in_flight, (p_in_flight ->> begin_generation.tier)::integer) into in_flight_limit
    from (values (1)) one left join account_limits l on l.account_id = begin_generation.account_id;
    if (select coalesce(sum(p.held), 0) from credit_periods p where p.account_id = begin_generation.account_id and p.held > 0)
      - coalesce(taken_over.credits, 0) >= in_flight_limit::bigint * p_credits
    then
      outcome := 'concurrency_limit_exceeded';
      perform count_call(p_request_id, account_id, key_id, mode, p_endpoint, 429, outcome, 0, 0, p_received_at);
      perform note_rate_limit_hit(p_request_id, account_id, key_id, mode, 'concurrency', in_flight_limit, 0, p_endpoint, p_notice_every,
        p_received_at);
    end if;
  end if;

  if taken_over.id is not null then
    -- After what is counted above: rows are locked in one order everywhere.
    perform count_unanswered(taken_over, p_received_at);
    update credit_periods p set held = p.held - taken_over.credits
    where p.account_id = taken_over.account_id and p.mode = taken_over.mode and p.starts_at = taken_over.period_starts_at;
  end if;

  while outcome = 'ok' loop
    update credit_periods p set held = p.held + p_credits
    where p.account_id = begin_generation.account_id and p.mode = begin_generation.mode
      and p.starts_at <= p_received_at and p.ends_at > p_received_at
      and p.used + p.held + p_credits <= p.credit_limit
    returning p.* into period;
    if found then
      insert into reservations (id, account_id, mode, key_id, endpoint, idempotency_key, fingerprint, period_starts_at, credits, created_at, expires_at)
      values (p_request_id, account_id, mode, key_id, p_endpoint, p_idempotency_key, p_fingerprint, period.starts_at, p_credits,
        p_received_at, p_received_at + p_hold);
      if p_cache_key is not null then
        -- Not in one statement: drafts has a partition for each day, and all of them would be opened for a look that mostly misses.
        select c.draft_id into cached_id from draft_cache c
        where c.account_id = begin_generation.account_id and c.mode = begin_generation.mode and c.cache_key = p_cache_key
          and c.expires_at > p_received_at;
        if found then
          select d.subject_line, d.email_content, d.evaluation, d.model
          into cached_subject_line, cached_email_content, cached_evaluation, cached_model
          from drafts d where d.id = cached_id;
        end if;
      end if;
      exit;
    end if;
    select p.* into period from credit_periods p
    where p.account_id = begin_generation.account_id and p.mode = begin_generation.mode
      and p.starts_at <= p_received_at and p.ends_at > p_received_at;
    -- Otherwise another call has opened the month or given credits back since the update looked, and it looks again.
    if not found then
      outcome := 'no_period';
    elsif period.used + period.held + p_credits > period.credit_limit then
      outcome := 'insufficient_credits';
    end if;
  end loop;

  if period is null then
    select p.* into period from credit_periods p
    where p.account_id = begin_generation.account_id and p.mode = begin_generation.mode
      and p.starts_at <= p_received_at and p.ends_at > p_received_at;
  end if;
  if outcome = 'replay' then
    replayed_id := earlier.id;
    replayed_answer := earlier.answer;
  end if;
  credit_limit := period.credit_limit;
  used := period.used;
  period_ends_at := period.ends_at;
  return next;
end $$;

-- One that gives no receivers is of an earlier version: it is replaced at once, and its callers take the new one.
do $$ begin
  if exists (select from pg_proc where proname = 'settle_generation' and not 'receivers' = any (proargnames)) then
    drop function settle_generation;
  end if;
end $$;

-- Charges a reservation with the draft that it was for, and tells the account's endpoints: where there are any, the caller
-- notifies the workers afterwards. No row: the reservation is no longer held, nothing is charged. Row locks are taken in the
-- order of credits.sql, the busiest last.
create or replace function settle_generation(
  p_request_id text, p_draft_id text, p_entry_id text, p_event_id text, p_request jsonb, p_subject_line text,
  p_email_content text, p_evaluation jsonb, p_model text, p_generation_ms double precision, p_duration_us integer,
  p_answer text, p_result text, p_cache_key bytea, p_cache_for interval, p_now timestamptz
) returns table (credits integer, credit_limit integer, used integer, period_ends_at timestamptz, receivers text[])
language plpgsql as $$
declare
  hold reservations;
  told_before integer;
  told_after integer;
begin
  update reservations r
  set state = 'settled', resolved_at = p_now, answer = case when r.idempotency_key is not null then p_answer end
  where r.id = p_request_id and r.state = 'held' returning r.* into hold;
  if not found then
    return;
  end if;

  insert into drafts (id, account_id, key_id, mode, request, subject_line, email_content, evaluation, model, generation_ms, created_at)
  values (p_draft_id, hold.account_id, hold.key_id, hold.mode, p_request, p_subject_line, p_email_content, p_evaluation,
    p_model, p_generation_ms, p_now);
  if p_cache_key is not null then
    insert into draft_cache (account_id, mode, cache_key, draft_id, expires_at)
    values (hold.account_id, hold.mode, p_cache_key, p_draft_id, p_now + p_cache_for)
    on conflict (account_id, mode, cache_key) do update set draft_id = excluded.draft_id, expires_at = excluded.expires_at;
  end if;
  insert into ledger_entries (id, account_id, mode, period_starts_at, kind, amount, created_at)
  values (p_entry_id, hold.account_id, hold.mode, hold.period_starts_at, 'charge', -hold.credits, p_now);
  perform count_call(p_request_id, hold.account_id, hold.key_id, hold.mode, hold.endpoint, 200, null, hold.credits, p_duration_us, hold.created_at);

  update credit_periods p
  set held = p.held - hold.credits, used = p.used + hold.credits,
    thresholds_told = p.thresholds_told | thresholds_reached(p.used + hold.credits, p.credit_limit)
  where p.account_id = hold.account_id and p.mode = hold.mode and p.starts_at = hold.period_starts_at
  returning hold.credits, p.credit_limit, p.used, p.ends_at, old.thresholds_told, new.thresholds_told
  into credits, credit_limit, used, period_ends_at, told_before, told_after;

  receivers := write_event(p_event_id, hold.account_id, 'email.generated', hold.mode = 'live', json_build_object(
    'generation_id', p_draft_id,
    'request_id', p_request_id,
    'key_id', hold.key_id,
    'endpoint', hold.endpoint,
    'credits_used', hold.credits,
    'remaining_credits', greatest(0, credit_limit - used),
    'result', p_result::json
  ), p_now);
  if told_after <> told_before then
    receivers := receivers || write_threshold_events(hold.account_id, hold.mode, hold.period_starts_at,
      told_after - told_before, p_request_id, p_now);
  end if;
  if receivers <> '{}' then
    perform wake_endpoints(receivers, null);
  end if;
  return next;
end $$;

-- Gives a reservation back after a failure and counts the call. Where somebody else gave it back, it is counted, and the call's
-- row learns what was answered. Returns false where no such reservation is known: its commit was lost when the database
-- crashed, so nothing is held, and the call is not counted.
create or replace function release_generation(
  p_request_id text, p_status integer, p_error_code text, p_duration_us integer, p_now timestamptz
) returns boolean language plpgsql as $$
declare
  hold reservations;
begin
  update reservations r set state = 'released', resolved_at = p_now, idempotency_key = null, fingerprint = null
  where r.id = p_request_id and r.state = 'held' returning r.* into hold;
  if not found then
    update calls set status = p_status, error_code = p_error_code where id = p_request_id and credits = 0;
    return exists (select from reservations where id = p_request_id);
  end if;

  perform count_call(p_request_id, hold.account_id, hold.key_id, hold.mode, hold.endpoint, p_status, p_error_code, 0, p_duration_us, hold.created_at);

  update credit_periods p set held = p.held - hold.credits
  where p.account_id = hold.account_id and p.mode = hold.mode and p.starts_at = hold.period_starts_at;
  return true;
end $$;
