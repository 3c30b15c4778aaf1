-- The life of a call's credits. Each function is one statement's worth of work: it commits whole or not at all.
-- A call belongs to the month and the day in which it was received, even when it ends after midnight.
-- Row locks are always taken in the order reservation, usage day, credit period, so that no two calls wait for each other.

-- Opens an account's month where no other process has. Returns whether this call opened it.
create or replace function open_credit_period(
  p_account_id text, p_mode text, p_starts_at timestamptz, p_ends_at timestamptz, p_limit integer,
  p_entry_id text, p_now timestamptz
) returns boolean language plpgsql as $$
begin
  insert into credit_periods (account_id, mode, starts_at, ends_at, credit_limit)
  values (p_account_id, p_mode, p_starts_at, p_ends_at, p_limit)
  on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into ledger_entries (id, account_id, mode, period_starts_at, kind, amount, created_at)
  values (p_entry_id, p_account_id, p_mode, p_starts_at, 'allowance', p_limit, p_now);
  return true;
end $$;

-- Authenticates the key and sets credits aside, before the model is asked.
-- outcome: those of authenticate_key · no_period · insufficient_credits
create or replace function begin_generation(
  p_hash bytea, p_request_id text, p_credits integer, p_hold interval, p_now timestamptz
) returns table (
  outcome text, account_id text, key_id text, mode text, tier text,
  credit_limit integer, used integer, period_starts_at timestamptz, period_ends_at timestamptz
) language plpgsql as $$
#variable_conflict use_column
declare
  period credit_periods;
begin
  select k.* into outcome, account_id, key_id, mode, tier from authenticate_key(p_hash, 'emails:generate', p_now) k;
  if not found then
    outcome := 'invalid_api_key';
  end if;
  if outcome <> 'ok' then
    return next;
    return;
  end if;

  -- A reservation lost in a crash is credits given back, so its commit need not wait for the disk.
  perform set_config('synchronous_commit', 'off', true);

  update credit_periods p set held = p.held + p_credits
  where p.account_id = begin_generation.account_id and p.mode = begin_generation.mode
    and p.starts_at <= p_now and p.ends_at > p_now
    and p.used + p.held + p_credits <= p.credit_limit
  returning p.* into period;

  if found then
    insert into reservations (id, account_id, mode, key_id, period_starts_at, credits, created_at, expires_at)
    values (p_request_id, account_id, mode, key_id, period.starts_at, p_credits, p_now, p_now + p_hold);
  else
    select p.* into period from credit_periods p
    where p.account_id = begin_generation.account_id and p.mode = begin_generation.mode
      and p.starts_at <= p_now and p.ends_at > p_now;
    outcome := case when found then 'insufficient_credits' else 'no_period' end;
  end if;

  credit_limit := period.credit_limit;
  used := period.used;
  period_starts_at := period.starts_at;
  period_ends_at := period.ends_at;
  return next;
end $$;

-- Charges a reservation with the draft that it was for. No row: the reservation is no longer held, nothing is charged.
create or replace function settle_generation(
  p_request_id text, p_draft_id text, p_entry_id text, p_request jsonb, p_subject_line text, p_email_content text,
  p_evaluation jsonb, p_model text, p_generation_ms double precision, p_endpoint text, p_duration_us integer, p_now timestamptz
) returns table (credits integer, credit_limit integer, used integer, period_ends_at timestamptz)
language plpgsql as $$
declare
  hold reservations;
begin
  update reservations r set state = 'settled', resolved_at = p_now
  where r.id = p_request_id and r.state = 'held' returning r.* into hold;
  if not found then
    return;
  end if;

  insert into drafts (id, account_id, key_id, mode, request, subject_line, email_content, evaluation, model, generation_ms, created_at)
  values (p_draft_id, hold.account_id, hold.key_id, hold.mode, p_request, p_subject_line, p_email_content, p_evaluation,
    p_model, p_generation_ms, p_now);
  insert into ledger_entries (id, account_id, mode, period_starts_at, kind, amount, created_at)
  values (p_entry_id, hold.account_id, hold.mode, hold.period_starts_at, 'charge', -hold.credits, p_now);
  perform count_call(p_request_id, hold.account_id, hold.key_id, hold.mode, p_endpoint, 200, null, hold.credits, p_duration_us, hold.created_at);

  return query
  update credit_periods p set held = p.held - hold.credits, used = p.used + hold.credits
  where p.account_id = hold.account_id and p.mode = hold.mode and p.starts_at = hold.period_starts_at
  returning hold.credits, p.credit_limit, p.used, p.ends_at;
end $$;

-- Gives a reservation back after a failure and counts the call. Returns whether it was still held.
create or replace function release_generation(
  p_request_id text, p_endpoint text, p_status integer, p_error_code text, p_duration_us integer, p_now timestamptz
) returns boolean language plpgsql as $$
declare
  hold reservations;
  was_held boolean;
begin
  update reservations r set state = 'released', resolved_at = p_now
  where r.id = p_request_id and r.state = 'held' returning r.* into hold;
  was_held := found;
  if not was_held then
    select r.* into strict hold from reservations r where r.id = p_request_id;
  end if;

  perform count_call(p_request_id, hold.account_id, hold.key_id, hold.mode, p_endpoint, p_status, p_error_code, 0, p_duration_us, hold.created_at);

  if was_held then
    update credit_periods p set held = p.held - hold.credits
    where p.account_id = hold.account_id and p.mode = hold.mode and p.starts_at = hold.period_starts_at;
  end if;
  return was_held;
end $$;

-- Gives back what a crash left held. Returns how many reservations it released.
create or replace function release_lapsed_reservations(p_now timestamptz) returns integer language plpgsql as $$
declare
  released integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('release_lapsed_reservations')) then
    return 0;
  end if;
  with lapsed as (
    update reservations set state = 'released', resolved_at = p_now
    where state = 'held' and expires_at <= p_now
    returning account_id, mode, period_starts_at, credits
  ), sums as (
    select account_id, mode, period_starts_at, sum(credits)::integer as credits, count(*)::integer as reservations
    from lapsed group by account_id, mode, period_starts_at
  ), given_back as (
    update credit_periods p set held = p.held - s.credits
    from sums s where p.account_id = s.account_id and p.mode = s.mode and p.starts_at = s.period_starts_at
    returning s.reservations
  )
  select coalesce(sum(reservations), 0)::integer into released from given_back;
  return released;
end $$;

-- Sets the limit of a period that is running, and records the difference. Returns the difference.
create or replace function set_credit_limit(
  p_account_id text, p_mode text, p_limit integer, p_entry_id text, p_now timestamptz
) returns integer language plpgsql as $$
declare
  period credit_periods;
begin
  select p.* into period from credit_periods p
  where p.account_id = p_account_id and p.mode = p_mode and p.starts_at <= p_now and p.ends_at > p_now for update;
  if not found or period.credit_limit = p_limit then
    return 0;
  end if;
  update credit_periods p set credit_limit = p_limit, over_limit = greatest(0, p.used + p.held - p_limit)
  where p.account_id = p_account_id and p.mode = p_mode and p.starts_at = period.starts_at;
  insert into ledger_entries (id, account_id, mode, period_starts_at, kind, amount, created_at)
  values (p_entry_id, p_account_id, p_mode, period.starts_at, 'adjustment', p_limit - period.credit_limit, p_now);
  return p_limit - period.credit_limit;
end $$;
