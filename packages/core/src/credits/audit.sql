-- Every way in which the money could be wrong, as rows. No rows: sound.
-- Reservations are kept for a day and drafts for 30, so what compares with them looks at the last 23 hours only.
with entries as (
  select account_id, mode, period_starts_at, sum(amount) as balance,
         coalesce(-sum(amount) filter (where kind = 'charge'), 0) as charged,
         count(*) filter (where kind = 'charge') as charges
  from ledger_entries group by account_id, mode, period_starts_at
), open_holds as (
  select account_id, mode, period_starts_at, sum(credits) as held
  from reservations where state = 'held' group by account_id, mode, period_starts_at
), usage_totals as (
  select account_id, mode, sum(credits) as credits from usage_days group by account_id, mode
), used_totals as (
  select account_id, mode, sum(used) as used from credit_periods group by account_id, mode
), recent_charges as (
  select substr(id, 5) as ulid, account_id, amount from ledger_entries where kind = 'charge' and created_at > now() - interval '23 hours'
)
select 'ledger_differs_from_balance' as violation, p.account_id, p.mode || ' ' || p.starts_at || ': ledger ' || coalesce(e.balance, 0) || ', balance ' || (p.credit_limit - p.used) as detail
from credit_periods p left join entries e on (e.account_id, e.mode, e.period_starts_at) = (p.account_id, p.mode, p.starts_at)
where coalesce(e.balance, 0) <> p.credit_limit - p.used
union all
select 'charges_differ_from_used', p.account_id, p.mode || ' ' || p.starts_at || ': charged ' || coalesce(e.charged, 0) || ', used ' || p.used
from credit_periods p left join entries e on (e.account_id, e.mode, e.period_starts_at) = (p.account_id, p.mode, p.starts_at)
where coalesce(e.charged, 0) <> p.used
union all
select 'ledger_without_period', e.account_id, e.mode || ' ' || e.period_starts_at
from entries e left join credit_periods p on (e.account_id, e.mode, e.period_starts_at) = (p.account_id, p.mode, p.starts_at)
where p.account_id is null
union all
select 'holds_differ_from_held', p.account_id, p.mode || ' ' || p.starts_at || ': reservations ' || coalesce(h.held, 0) || ', held ' || p.held
from credit_periods p left join open_holds h on (h.account_id, h.mode, h.period_starts_at) = (p.account_id, p.mode, p.starts_at)
where coalesce(h.held, 0) <> p.held
union all
select 'reservation_without_period', r.account_id, r.id
from reservations r left join credit_periods p on (p.account_id, p.mode, p.starts_at) = (r.account_id, r.mode, r.period_starts_at)
where p.account_id is null
union all
select 'malformed_reservation', r.account_id, r.id || ' ' || r.state
from reservations r
where r.state not in ('held', 'settled', 'released') or r.credits <= 0 or (r.state = 'held') <> (r.resolved_at is null)
  or (r.idempotency_key is null) <> (r.fingerprint is null) or (r.answer is not null and r.idempotency_key is null)
union all
select 'malformed_period', p.account_id, p.mode || ' ' || p.starts_at
from credit_periods p where p.mode not in ('live', 'test') or p.ends_at <= p.starts_at
union all
select 'overspent', p.account_id, p.mode || ' ' || p.starts_at || ': used and held ' || (p.used + p.held) || ' of ' || p.credit_limit
from credit_periods p where p.used + p.held > p.credit_limit + p.over_limit or least(p.used, p.held) < 0
union all
select 'periods_overlap', a.account_id, a.mode || ' ' || a.starts_at
from credit_periods a join credit_periods b on a.account_id = b.account_id and a.mode = b.mode and a.starts_at < b.starts_at and a.ends_at > b.starts_at
union all
select 'usage_differs_from_charges', u.account_id, u.mode || ': usage ' || u.credits || ', charged ' || coalesce(t.used, 0)
from usage_totals u left join used_totals t using (account_id, mode) where u.credits <> coalesce(t.used, 0)
union all
select 'usage_differs_from_calls', coalesce(u.account_id, c.account_id), coalesce(u.mode || ' ' || u.day || ' ' || u.endpoint || ': usage ' || u.calls, 'no usage') || ', calls ' || coalesce(c.calls, 0)
from (select * from usage_days where day >= (now() at time zone 'UTC')::date - 1) u
full join (
  select account_id, mode, (created_at at time zone 'UTC')::date as day, endpoint, count(*) filter (where status <> 429) as calls,
    count(*) filter (where status = 429) as hits
  from calls where created_at >= date_trunc('day', now(), 'UTC') - interval '1 day' group by 1, 2, 3, 4
) c using (account_id, mode, day, endpoint)
where u.calls is distinct from c.calls or u.rate_limit_hits is distinct from c.hits
union all
select 'charge_without_draft', c.account_id, 'gen_' || c.ulid
from recent_charges c left join drafts d on d.id = 'gen_' || c.ulid where d.id is null
union all
select 'draft_without_charge', d.account_id, d.id
from drafts d left join ledger_entries l on l.id = 'led_' || substr(d.id, 5)
where d.created_at > now() - interval '23 hours' and l.id is null
union all
select 'charge_without_settled_reservation', c.account_id, 'req_' || c.ulid
from recent_charges c left join reservations r on r.id = 'req_' || c.ulid
where r.state is distinct from 'settled' or r.credits <> -c.amount
union all
select 'settled_reservation_without_charge', r.account_id, r.id
from reservations r left join ledger_entries l on l.id = 'led_' || substr(r.id, 5)
where r.state = 'settled' and l.id is null
union all
select 'charge_without_event', c.account_id, 'evt_' || c.ulid
from recent_charges c left join events e on e.id = 'evt_' || c.ulid where e.id is null
union all
select 'event_without_charge', e.account_id, e.id
from events e left join ledger_entries l on l.id = 'led_' || substr(e.id, 5)
where e.type = 'email.generated' and e.created_at > now() - interval '23 hours' and l.id is null
