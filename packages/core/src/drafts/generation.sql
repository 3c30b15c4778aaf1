-- One generate call's two statements, and the one that undoes the first. Each commits whole or not at all.

-- The commit waits for the disk after all: what was counted is not to be lost in a crash.
create or replace function wait_for_disk() returns void language sql as $$
  select set_config('synchronous_commit', null, true);
$$;

-- What begins calls waits neither for the disk (a reservation lost in a crash is credits given back) nor, unless they are alone, for a lock for long:
-- other transactions take these locks in other orders, and who waits holds up the rest.
create or replace function begin_without_waiting(p_alone boolean) returns void language sql as $$
  select set_config('synchronous_commit', 'off', true);
  select set_config('lock_timeout', '50ms', true) where not p_alone;
$$;

-- Admits the call (a person's was admitted already: then p_account_id says whose it is, and there is no key), finds what answers it already, and otherwise sets credits aside, before the model is asked.
-- outcome: those of admit_call · replay · idempotency_key_reused · idempotency_in_progress · concurrency_limit_exceeded ·
-- no_period · insufficient_credits · ok
-- A call that ends here is counted here. p_elapsed_us: how long ago it came, null from processes of an earlier version, which count it themselves.
-- p_alone: as begin_generations takes it, which says it once for all of its calls and leaves it out here.
drop function if exists begin_generation(
  bytea, text, text, integer, interval, jsonb, jsonb, boolean, text, bytea, interval, bytea, timestamptz, timestamptz, interval, text
);
drop function if exists begin_generation(
  bytea, text, text, integer, interval, jsonb, jsonb, boolean, text, bytea, interval, bytea, timestamptz, timestamptz, interval, text, integer
);
create or replace function begin_generation(
  p_hash bytea, p_request_id text, p_endpoint text, p_credits integer, p_hold interval, p_per_minute jsonb, p_in_flight jsonb,
  p_take_token boolean, p_idempotency_key text, p_fingerprint bytea, p_kept interval, p_cache_key bytea,
  p_received_at timestamptz, p_rate_at timestamptz, p_notice_every interval, p_account_id text, p_elapsed_us integer,
  p_alone boolean default null
) returns table (
  outcome text, account_id text, key_id text, mode text, tier text,
  rate_limit integer, rate_remaining integer, rate_full_seconds double precision, rate_retry_seconds double precision,
  credit_limit integer, used integer, period_ends_at timestamptz, in_flight_limit integer,
  replayed_id text, replayed_answer text,
  cached_subject_line text, cached_email_content text, cached_evaluation jsonb, cached_model text
) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  earlier reservations;
  taken_over reservations;
  cached_id text;
  use_to_note boolean;
  used_up boolean;
  credits_held bigint;
begin
  if p_alone is not null then
    perform begin_without_waiting(p_alone);
  end if;

  -- Few steps with much in each: a function's expressions and statements are made ready anew in every transaction. Planned once
  -- for a connection, and not the first five times: other calls of the account wait meanwhile.
  if p_account_id is null then
    select c.* into outcome, account_id, key_id, mode, tier, rate_limit, rate_remaining, rate_full_seconds, rate_retry_seconds, use_to_note
    from admit_call(p_hash, 'emails:generate', 'generate', p_per_minute, p_take_token, p_request_id, p_endpoint, p_received_at, p_rate_at,
      p_notice_every) c;
  else
    select 'ok', a.id, 'live', a.tier, calls_per_minute('generate', l, (p_per_minute ->> a.tier)::integer)
    into strict outcome, account_id, mode, tier, rate_limit
    from accounts a left join account_limits l on l.account_id = a.id where a.id = p_account_id;
  end if;
  if outcome <> 'ok' then
    if outcome = 'rate_limit_exceeded' then
      perform wait_for_disk();
    end if;
    return next;
    return;
  end if;

  -- One call of an account at a time from here to the commit: what follows looks first and writes then. Its bucket is the lock, which
  -- is held already where a token was just taken.
  if p_account_id is not null or not p_take_token then
    insert into rate_buckets as b (key, full_at) values (begin_generation.account_id || ':generate', coalesce(p_rate_at, clock_timestamp()))
    on conflict (key) do update set full_at = b.full_at;
  end if;

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

  if use_to_note and outcome = 'ok' then
    update api_keys set last_used_at = p_received_at
    where id = begin_generation.key_id and (last_used_at is null or last_used_at < p_received_at - interval '1 minute');
  end if;

  loop
    -- What is to be taken over counts against nobody, but has to be given back first.
    if outcome = 'ok' and taken_over.id is null then
      with period as (
        update credit_periods p set held = p.held + p_credits
        where p.account_id = begin_generation.account_id and p.mode = begin_generation.mode
          and p.starts_at <= p_received_at and p.ends_at > p_received_at
          and p.used + p.held + p_credits <= p.credit_limit
          and (
            select coalesce(sum(o.held), 0) from credit_periods o where o.account_id = begin_generation.account_id and o.held > 0
          ) < p_credits * coalesce(
            (select l.in_flight from account_limits l where l.account_id = begin_generation.account_id),
            (p_in_flight ->> begin_generation.tier)::integer
          )::bigint
        returning p.starts_at, p.ends_at, p.credit_limit, p.used
      ), reservation as (
        insert into reservations (id, account_id, mode, key_id, endpoint, idempotency_key, fingerprint, period_starts_at, credits, created_at,
          expires_at)
        select p_request_id, begin_generation.account_id, begin_generation.mode, begin_generation.key_id, p_endpoint, p_idempotency_key,
          p_fingerprint, period.starts_at, p_credits, p_received_at, p_received_at + p_hold
        from period
      )
      select period.credit_limit, period.used, period.ends_at, (
        select c.draft_id from draft_cache c
        where c.account_id = begin_generation.account_id and c.mode = begin_generation.mode and c.cache_key = p_cache_key
          and c.expires_at > p_received_at
      ) into credit_limit, used, period_ends_at, cached_id from period;
      exit when found;
    end if;

    if outcome = 'ok' then
      select coalesce(l.in_flight, (p_in_flight ->> begin_generation.tier)::integer), p.credit_limit, p.used, p.ends_at,
        p.used + p.held + p_credits > p.credit_limit, (
          select coalesce(sum(o.held), 0) from credit_periods o where o.account_id = begin_generation.account_id and o.held > 0
        )
      into in_flight_limit, credit_limit, used, period_ends_at, used_up, credits_held
      from (values (1)) one left join account_limits l on l.account_id = begin_generation.account_id
      left join credit_periods p on p.account_id = begin_generation.account_id and p.mode = begin_generation.mode
        and p.starts_at <= p_received_at and p.ends_at > p_received_at;
      if credits_held - coalesce(taken_over.credits, 0) >= in_flight_limit::bigint * p_credits then
        outcome := 'concurrency_limit_exceeded';
        select t.remaining, t.full_seconds, 0 into rate_remaining, rate_full_seconds, rate_retry_seconds
        from give_token_back(begin_generation.account_id || ':generate', rate_limit, p_rate_at) t;
        perform count_call(p_request_id, account_id, key_id, mode, p_endpoint, 429, outcome, 0, 0, p_received_at);
        perform note_rate_limit_hit(p_request_id, account_id, key_id, mode, 'concurrency', in_flight_limit, 0, p_endpoint, p_notice_every,
          p_received_at);
        perform wait_for_disk();
      end if;
    end if;
    if taken_over.id is not null then
      -- After what is counted above: rows are locked in one order everywhere.
      perform count_unanswered(taken_over, p_received_at);
      update credit_periods p set held = p.held - taken_over.credits
      where p.account_id = taken_over.account_id and p.mode = taken_over.mode and p.starts_at = taken_over.period_starts_at;
      taken_over := null;
    elsif outcome = 'ok' and period_ends_at is null then
      outcome := 'no_period';
    elsif outcome = 'ok' and used_up then
      outcome := 'insufficient_credits';
    end if;
    -- Still ok where another call has opened the month or given credits back since the update looked: it looks again.
    exit when outcome <> 'ok';
  end loop;

  if period_ends_at is null then
    select p.credit_limit, p.used, p.ends_at into credit_limit, used, period_ends_at from credit_periods p
    where p.account_id = begin_generation.account_id and p.mode = begin_generation.mode
      and p.starts_at <= p_received_at and p.ends_at > p_received_at;
  end if;
  if outcome = 'replay' then
    replayed_id := earlier.id;
    replayed_answer := earlier.answer;
  end if;
  -- What comes again once its month is open is counted then.
  if p_elapsed_us is not null and (
    outcome in ('idempotency_key_reused', 'idempotency_in_progress', 'insufficient_credits')
    or outcome = 'replay' and period_ends_at is not null
  ) then
    perform count_call(p_request_id, account_id, key_id, mode, p_endpoint,
      case outcome when 'replay' then 200 when 'insufficient_credits' then 402 when 'idempotency_in_progress' then 409 else 422 end,
      nullif(outcome, 'replay'), 0, p_elapsed_us, p_received_at);
    perform wait_for_disk();
  end if;
  if cached_id is not null then
    -- Not in one statement: drafts has a partition for each day, and all of them would be opened for a look that mostly misses.
    select d.subject_line, d.email_content, d.evaluation, d.model
    into cached_subject_line, cached_email_content, cached_evaluation, cached_model
    from drafts d where d.id = cached_id;
  end if;
  return next;
end $$;

-- Begins any number of calls in one transaction, in the order of accounts, each after what those before it did. Unless alone, they wait for no lock
-- for long. What cannot be had at once fails them all and writes nothing; then each is begun alone, where it waits as long as any statement. One that came by
-- itself is begun by begin_generation, which is spared the array, its order and the second function.
create or replace function begin_generations(p_calls json, p_alone boolean, p_per_minute jsonb, p_in_flight jsonb)
returns table (
  place integer, outcome text, account_id text, key_id text, mode text, tier text,
  rate_limit integer, rate_remaining integer, rate_full_seconds double precision, rate_retry_seconds double precision,
  credit_limit integer, used integer, period_ends_at timestamptz, in_flight_limit integer,
  replayed_id text, replayed_answer text,
  cached_subject_line text, cached_email_content text, cached_evaluation jsonb, cached_model text
) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  call record;
begin
  perform begin_without_waiting(p_alone);
  for call in
    select c.*
    from json_to_recordset(p_calls) as c(
      place integer, hash bytea, account_id text, request_id text, endpoint text, credits integer, hold interval, take_token boolean,
      idempotency_key text, fingerprint bytea, kept interval, cache_key bytea, received_at timestamptz, rate_at timestamptz,
      notice_every interval, elapsed_us integer
    ) left join api_keys k on k.hash = c.hash
    order by coalesce(c.account_id, k.account_id), c.place
  loop
    return query select call.place, b.*
    from begin_generation(call.hash, call.request_id, call.endpoint, call.credits, call.hold, p_per_minute, p_in_flight, call.take_token,
      call.idempotency_key, call.fingerprint, call.kept, call.cache_key, call.received_at, call.rate_at, call.notice_every,
      call.account_id, call.elapsed_us) b;
  end loop;
end $$;

-- Tells those of an account's endpoints that asked for it of a charge, and of the thresholds that it reached. Returns them.
create or replace function tell_of_charge(
  p_request_id text, p_account_id text, p_mode text, p_period_starts_at timestamptz, p_receivers text[], p_newly_told integer,
  p_now timestamptz
) returns text[] language plpgsql as $$
declare
  receivers text[] := coalesce(p_receivers, '{}');
begin
  perform queue_event('evt_' || substr(p_request_id, 5), p_account_id, 'email.generated', receivers, p_now);
  if p_newly_told <> 0 then
    receivers := receivers || write_threshold_events(p_account_id, p_mode, p_period_starts_at, p_newly_told, p_request_id, p_now);
  end if;
  if receivers <> '{}' then
    perform wake_endpoints(receivers, null);
  end if;
  return receivers;
end $$;

-- Charges reservations with the drafts that they were for, and tells the accounts' endpoints: where there are any, the caller
-- notifies the workers afterwards. A row for each that was charged; one that is no longer held has none, and nothing is charged
-- for it. p_settlements is an array, for each of p_request_ids what its draft, its event and its retries need, and no two of one account
-- with the same cache key. Any number of calls share one statement, its executor and its commit, so each kind of row is locked in the order of credits.sql, and within a kind in
-- the order of accounts: no two of these wait for each other. Without hash joins and scans, the plan keeps that order, and
-- does not depend on how small a table was when it was made; it is made once for a connection, because that takes a while.
create or replace function settle_generations(p_request_ids text[], p_settlements json)
returns table (request_id text, credits integer, credit_limit integer, used integer, period_ends_at timestamptz, receivers text[])
language plpgsql
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  -- Not a constant of the statement: for that it would walk the index of what is held, which is as long as calls are many.
  held text := 'held';
begin
  return query
    with hold as (
      update reservations r
      set state = 'settled', resolved_at = s.at, answer = case when r.idempotency_key is not null then s.answer end
      from json_to_recordset(p_settlements) as s(
        request_id text, request jsonb, subject_line text, email_content text, evaluation jsonb, model text, generation_ms double precision,
        duration_us integer, answer text, event_start text, event_end text, cache_key bytea, cached_until timestamptz, at timestamptz
      )
      where r.id = any (p_request_ids) and r.id = s.request_id and r.state = held
      returning substr(r.id, 5) as ulid, r.account_id, r.key_id, r.mode, r.endpoint, r.credits, r.period_starts_at, r.created_at, s.*
    ), draft as (
      insert into drafts (id, account_id, key_id, mode, request, subject_line, email_content, evaluation, model, generation_ms, created_at)
      select 'gen_' || ulid, account_id, key_id, mode, request, subject_line, email_content, evaluation, model, generation_ms, at from hold
    ), kept as (
      insert into draft_cache (account_id, mode, cache_key, draft_id, expires_at)
      select account_id, mode, cache_key, 'gen_' || ulid, cached_until
      from hold where cache_key is not null
      on conflict (account_id, mode, cache_key) do update set draft_id = excluded.draft_id, expires_at = excluded.expires_at
    ), entry as (
      insert into ledger_entries (id, account_id, mode, period_starts_at, kind, amount, created_at)
      select 'led_' || ulid, account_id, mode, period_starts_at, 'charge', -credits, at from hold
    ), logged as (
      insert into calls (id, account_id, key_id, mode, endpoint, status, credits, duration_us, created_at)
      select request_id, account_id, key_id, mode, endpoint, 200, credits, duration_us, created_at from hold
    ), counted as (
      insert into usage_days as u (account_id, mode, day, endpoint, calls, credits, duration_us)
      select account_id, mode, (created_at at time zone 'UTC')::date, endpoint, count(*), sum(credits), sum(duration_us)
      from hold group by 1, 2, 3, 4 order by 1, 2, 3 desc, 4
      on conflict (account_id, mode, day, endpoint) do update
      set calls = u.calls + excluded.calls, credits = u.credits + excluded.credits, duration_us = u.duration_us + excluded.duration_us
      returning 1
    ), period as (
      update credit_periods p
      set held = p.held - t.credits, used = p.used + t.credits,
        thresholds_told = p.thresholds_told | thresholds_reached(p.used + t.credits, p.credit_limit)
      from (
        select account_id, mode, period_starts_at, sum(credits)::integer as credits
        -- Only once all days are counted.
        from hold where (select count(*) from counted) > 0
        group by 1, 2, 3 order by 1, 2, 3
      ) t
      where p.account_id = t.account_id and p.mode = t.mode and p.starts_at = t.period_starts_at
      returning p.account_id, p.mode, p.starts_at, p.ends_at, p.credit_limit, p.used, old.used as used_before,
        new.thresholds_told - old.thresholds_told as newly_told, (
          select array_agg(w.id order by w.id) from webhooks w
          where w.account_id = p.account_id and w.active and 'email.generated' = any (w.events)
        ) as receivers
    ), charge as (
      select h.*, p.ends_at, p.credit_limit, p.receivers, p.newly_told,
        -- As if the month's calls had been charged one after the other.
        sum(h.credits) over calls_of_month as charged, p.used_before + sum(h.credits) over calls_of_month as used
      from period p join hold h on h.account_id = p.account_id and h.mode = p.mode and h.period_starts_at = p.starts_at
      window calls_of_month as (partition by h.account_id, h.mode, h.period_starts_at order by h.ulid)
    ), event as (
      insert into events (id, account_id, type, livemode, payload, created_at)
      select 'evt_' || ulid, account_id, 'email.generated', mode = 'live',
        event_start || greatest(0, credit_limit - used) || event_end, at
      from charge
    )
    select request_id, credits, credit_limit, used::integer, ends_at,
      case when receivers is null and newly_told = 0 then '{}' else
        tell_of_charge(request_id, account_id, mode, period_starts_at, receivers, case when charged = credits then newly_told else 0 end, at)
      end
    from charge order by account_id, mode, period_starts_at, ulid;
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
