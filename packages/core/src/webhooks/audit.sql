-- Every way in which deliveries could be wrong, as rows. No rows: sound. $1: hours before each attempt, $2: how long an hour lasts,
-- $3: attempts to one endpoint at a time. Looks at the last 23 hours, as the audit of credits does.
with recent as (
  select * from all_webhook_deliveries where created_at > now() - interval '23 hours'
), attempts as (
  select delivery_id, status_code, row_number() over by_time as number, at - lag(at) over by_time as gap,
    lead(at) over by_time is null as is_last
  from webhook_attempts where at > now() - interval '23 hours'
  window by_time as (partition by delivery_id order by at, id)
), counted as (
  select delivery_id, count(*) as made, bool_or(is_last and status_code between 200 and 299) as succeeded
  from attempts group by delivery_id
)
-- Over and not over at once.
select 'delivery_in_queue_and_history' as violation, account_id, id as detail from recent group by account_id, id having count(*) > 1
union all
-- An endpoint that was on and unchanged since before the event; the margin is for clocks that differ.
select 'event_without_delivery', e.account_id, e.id || ' to ' || w.id
from events e join webhooks w on w.account_id = e.account_id and w.active and e.type = any (w.events)
where e.created_at > now() - interval '23 hours' and w.updated_at < e.created_at - interval '5 seconds'
  and not exists (select from recent d where d.webhook_id = w.id and d.event_id = e.id and d.trigger = 'event')
union all
select 'event_with_two_deliveries', account_id, event_id || ' to ' || webhook_id
from recent where trigger = 'event' group by account_id, event_id, webhook_id having count(distinct id) > 1
union all
select 'attempts_differ_from_count', d.account_id, d.id || ': counted ' || d.attempt_count || ', recorded ' || coalesce(c.made, 0)
from recent d left join counted c on c.delivery_id = d.id where d.attempt_count <> coalesce(c.made, 0)
union all
select 'too_many_attempts', d.account_id, d.id || ': ' || c.made
from recent d join counted c on c.delivery_id = d.id where c.made > cardinality($1::float8[])
union all
-- The schedule's delay less its jitter of a fifth, and a tenth for clocks that differ.
select 'attempt_before_its_time', d.account_id, d.id || ': attempt ' || a.number || ' after ' || a.gap
from recent d join attempts a on a.delivery_id = d.id
where a.gap < 0.72 * ($1::float8[])[a.number] * $2::interval
union all
select 'delivered_without_success', d.account_id, d.id
from recent d left join counted c on c.delivery_id = d.id where d.status = 'delivered' and c.succeeded is not true
union all
select 'too_many_at_a_time', account_id, webhook_id || ': ' || count(*)
from webhook_queue where status = 'delivering' group by account_id, webhook_id having count(*) > $3::integer
