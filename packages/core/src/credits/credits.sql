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

-- Gives back what a crash left held. Returns how many reservations it released.
create or replace function release_lapsed_reservations(p_now timestamptz) returns integer language plpgsql as $$
declare
  released integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('release_lapsed_reservations')) then
    return 0;
  end if;
  with lapsed as (
    update reservations set state = 'released', resolved_at = p_now, idempotency_key = null, fingerprint = null
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

-- Sets what a running month allows before grants, and records the difference. Returns the difference.
create or replace function set_credit_limit(
  p_account_id text, p_mode text, p_limit integer, p_entry_id text, p_now timestamptz
) returns integer language plpgsql as $$
declare
  period credit_periods;
  difference integer;
begin
  select p.* into period from credit_periods p
  where p.account_id = p_account_id and p.mode = p_mode and p.starts_at <= p_now and p.ends_at > p_now for update;
  difference := p_limit + period.granted - period.credit_limit;
  if not found or difference = 0 then
    return 0;
  end if;
  update credit_periods p
  set credit_limit = p.credit_limit + difference, over_limit = greatest(0, p.used + p.held - p.credit_limit - difference)
  where p.account_id = p_account_id and p.mode = p_mode and p.starts_at = period.starts_at;
  insert into ledger_entries (id, account_id, mode, period_starts_at, kind, amount, created_at)
  values (p_entry_id, p_account_id, p_mode, period.starts_at, 'adjustment', difference, p_now);
  return difference;
end $$;

-- Adds credits to the month that is running. Returns the month's new limit; no row where no month is open.
create or replace function grant_credits(
  p_account_id text, p_mode text, p_amount integer, p_entry_id text, p_now timestamptz
) returns setof integer language plpgsql as $$
declare
  period credit_periods;
begin
  update credit_periods p
  set credit_limit = p.credit_limit + p_amount, granted = p.granted + p_amount,
    over_limit = greatest(0, p.used + p.held - p.credit_limit - p_amount)
  where p.account_id = p_account_id and p.mode = p_mode and p.starts_at <= p_now and p.ends_at > p_now
  returning p.* into period;
  if not found then
    return;
  end if;
  insert into ledger_entries (id, account_id, mode, period_starts_at, kind, amount, created_at)
  values (p_entry_id, p_account_id, p_mode, period.starts_at, 'grant', p_amount, p_now);
  return next period.credit_limit;
end $$;
