-- The life of a call's credits. Each function is one statement's worth of work: it commits whole or not at all.
-- A call belongs to the month and the day in which it was received, even when it ends after midnight.
-- Row locks are always taken in the order reservation, key, usage day (the latest first), credit period (the earliest first), so
-- that no two calls wait for each other.

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

-- Counts a call that nobody will answer any more, or whose failure could not be written: its caller saw the service fail. Only
-- for whoever took its reservation from `held`, so that it is counted once. Takes as long as the credits were held.
create or replace function count_unanswered(p_hold reservations, p_now timestamptz) returns void language plpgsql as $$
declare
  duration_us integer := greatest(0, extract(epoch from least(p_now, p_hold.expires_at) - p_hold.created_at) * 1000000)::integer;
begin
  insert into calls (id, account_id, key_id, mode, endpoint, status, error_code, credits, duration_us, created_at)
  values (p_hold.id, p_hold.account_id, p_hold.key_id, p_hold.mode, p_hold.endpoint, 503, 'service_unavailable', 0, duration_us,
    p_hold.created_at);
  insert into usage_days as u (account_id, mode, day, endpoint, calls, duration_us)
  values (p_hold.account_id, p_hold.mode, (p_hold.created_at at time zone 'UTC')::date, p_hold.endpoint, 1, duration_us)
  on conflict (account_id, mode, day, endpoint) do update
  set calls = u.calls + 1, duration_us = u.duration_us + excluded.duration_us;
end $$;

-- Gives back what a crash left held, and counts those calls. Returns how many reservations it released.
create or replace function release_lapsed_reservations(p_now timestamptz) returns integer language plpgsql as $$
declare
  lapsed reservations[];
  hold reservations;
  sums record;
begin
  if not pg_try_advisory_xact_lock(hashtext('release_lapsed_reservations')) then
    return 0;
  end if;
  with released as (
    update reservations set state = 'released', resolved_at = p_now, idempotency_key = null, fingerprint = null
    where state = 'held' and expires_at <= p_now returning *
  )
  select coalesce(array_agg(r order by r.account_id, r.mode, r.created_at desc), '{}') into lapsed from released r;
  foreach hold in array lapsed loop
    perform count_unanswered(hold, p_now);
  end loop;
  for sums in
    select l.account_id, l.mode, l.period_starts_at, sum(l.credits)::integer as credits
    from unnest(lapsed) l group by 1, 2, 3 order by 1, 2, 3
  loop
    update credit_periods p set held = p.held - sums.credits
    where p.account_id = sums.account_id and p.mode = sums.mode and p.starts_at = sums.period_starts_at;
  end loop;
  return cardinality(lapsed);
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
