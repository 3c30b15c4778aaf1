-- The life of a delivery: picked, attempted, over or due again. Each function commits whole or not at all. Time is the
-- database's, so that no worker's clock matters; p_at replaces it in tests.

-- Every delivery of the last 30 days, over or not.
create or replace view all_webhook_deliveries as
select id, account_id, webhook_id, event_id, event, trigger, status, attempt_count,
  case when status <> 'delivering' then due_at end as next_attempt_at, created_at, null::timestamptz(3) as completed_at
from webhook_queue
union all
select id, account_id, webhook_id, event_id, event, trigger, status, attempt_count, null, created_at, completed_at
from webhook_deliveries;

-- Picks what is due of the given endpoints, at most p_slots in all and at most p_per_endpoint of each at a time over all workers,
-- in turns. Looks at these endpoints' rows only, so it costs the same however much is waiting.
create or replace function claim_deliveries(
  p_worker_id text, p_webhook_ids text[], p_slots integer, p_per_endpoint integer, p_at timestamptz
) returns table (
  id text, account_id text, webhook_id text, event_id text, event text, attempt_count smallint, url text,
  secret bytea, previous_secret bytea, previous_secret_until timestamptz, payload text
) language plpgsql as $$
#variable_conflict use_column
declare
  instant timestamptz := coalesce(p_at, clock_timestamp());
  claimed webhook_queue[];
  first_event text;
  last_event text;
begin
  -- A claim that a crash of the database takes back is made again: it need not wait for the disk.
  perform set_config('synchronous_commit', 'off', true);
  -- Whoever picks of an endpoint sees what others have picked of it.
  perform 1 from webhooks w where w.id = any (p_webhook_ids) and w.active order by w.id for no key update;
  with picked as (
    select due.place
    from webhooks w cross join lateral (
      select q.ctid as place, row_number() over (order by q.due_at) as turn from webhook_queue q
      where q.webhook_id = w.id and q.status <> 'delivering' and q.due_at <= instant
      order by q.due_at
      limit greatest(0, p_per_endpoint - (select count(*) from webhook_queue f where f.webhook_id = w.id and f.status = 'delivering'))
    ) due
    where w.id = any (p_webhook_ids) and w.active
    order by due.turn
    limit p_slots
  ), taken as (
    -- By their places, since to look them up by their keys takes longer the more there are. One that has changed meanwhile is left alone.
    update webhook_queue q set status = 'delivering', worker_id = p_worker_id
    from picked p where q.ctid = p.place
    returning q as delivery
  )
  select array_agg(t.delivery), min((t.delivery).event_id), max((t.delivery).event_id)
  into claimed, first_event, last_event from taken t;
  if claimed is null then
    return;
  end if;
  -- The bounds leave out, before they are opened, the days that none of these events is of.
  return query
  select c.id, c.account_id, c.webhook_id, c.event_id, c.event, c.attempt_count, w.url,
    w.secret, w.previous_secret, w.previous_secret_until, e.payload
  from unnest(claimed) c join webhooks w on w.id = c.webhook_id
    join events e on e.id = c.event_id and e.id >= first_event and e.id <= last_event;
end $$;

-- Records what came of attempts, and what follows for their deliveries and endpoints. An attempt that was given to somebody else
-- meanwhile is left out. Returns each endpoint that it turned off, each whose owner is to be told that it fails, and each of which
-- more is due: somebody may have looked for it in vain while these attempts stood in its way.
create or replace function record_attempts(
  p_worker_id text, p_attempts jsonb, p_failures_before_off integer, p_off_after interval, p_warn_after interval, p_now timestamptz,
  p_at timestamptz
) returns table (webhook_id text, turned_off text, warn boolean, more_due boolean) language plpgsql as $$
#variable_conflict use_column
declare
  instant timestamptz;
begin
  perform 1 from webhooks w
  where w.id in (select a ->> 'webhook_id' from jsonb_array_elements(p_attempts) a) order by w.id for no key update;

  return query
  with given as (
    select * from jsonb_to_recordset(p_attempts) as a (
      delivery_id text, webhook_id text, attempt_id text, number smallint, at timestamptz, status_code smallint, error text,
      duration_ms integer, snippet text, verdict text, due_at timestamptz
    )
  ), mine as (
    select g.*, q.account_id, q.event_id, q.event, q.trigger, q.created_at, coalesce(w.active, false) as active
    from given g
    join webhook_queue q on q.webhook_id = g.webhook_id and q.id = g.delivery_id
      and q.status = 'delivering' and q.worker_id = p_worker_id and q.attempt_count = g.number - 1
    left join webhooks w on w.id = g.webhook_id
  ), attempts as (
    insert into webhook_attempts (id, account_id, delivery_id, at, status_code, error, duration_ms, response_snippet)
    select attempt_id, account_id, delivery_id, at, status_code, error, duration_ms, snippet from mine
  ), health as (
    select m.webhook_id, s.last_success,
      count(*) filter (where m.verdict <> 'delivered' and m.at > coalesce(s.last_success, '-infinity'))::integer as failures,
      min(m.at) filter (where m.verdict <> 'delivered' and m.at > coalesce(s.last_success, '-infinity')) as first_failure,
      max(m.at) filter (where m.verdict <> 'delivered') as last_failure,
      bool_or(m.verdict = 'gone') as gone
    from mine m
    join (select webhook_id, max(at) filter (where verdict = 'delivered') as last_success from mine group by webhook_id) s
      on s.webhook_id = m.webhook_id
    where m.active
    group by m.webhook_id, s.last_success
  ), counted as (
    select h.*, w.warned_at,
      h.failures + case when h.last_success is null then w.consecutive_failures else 0 end as consecutive,
      case
        when h.last_success is not null then h.first_failure
        -- Two failures a day apart, with nothing between them, are not a day of failing.
        when w.consecutive_failures = 1 and w.first_failure_at <= h.first_failure - p_warn_after then h.first_failure
        else coalesce(w.first_failure_at, h.first_failure)
      end as failing_since
    from health h join webhooks w on w.id = h.webhook_id
  ), decided as (
    select c.*,
      case
        when c.gone then 'gone'
        when c.failures > 0 and c.consecutive >= p_failures_before_off and c.failing_since <= p_now - p_off_after then 'failing'
      end as off_reason,
      coalesce(c.failures > 0 and c.failing_since <= p_now - p_warn_after
        and (c.warned_at is null or c.warned_at < c.failing_since), false) as warn
    from counted c
  ), endpoints as (
    update webhooks w set
      consecutive_failures = d.consecutive,
      first_failure_at = d.failing_since,
      last_success_at = greatest(w.last_success_at, d.last_success),
      last_failure_at = greatest(w.last_failure_at, d.last_failure),
      active = d.off_reason is null,
      disabled_reason = d.off_reason,
      warned_at = case when d.warn then p_now else w.warned_at end
    from decided d where w.id = d.webhook_id
  ), retried as (
    update webhook_queue q
    set status = 'retrying', attempt_count = m.number, due_at = m.due_at, worker_id = null
    from mine m left join decided d on d.webhook_id = m.webhook_id
    where q.webhook_id = m.webhook_id and q.id = m.delivery_id and m.verdict = 'retry' and m.active and d.off_reason is null
  ), ended as (
    delete from webhook_queue q using mine m left join decided d on d.webhook_id = m.webhook_id
    where q.webhook_id = m.webhook_id and q.id = m.delivery_id
      and not (m.verdict = 'retry' and m.active and d.off_reason is null)
  ), history as (
    insert into webhook_deliveries (id, account_id, webhook_id, event_id, event, trigger, status, attempt_count, created_at, completed_at)
    select m.delivery_id, m.account_id, m.webhook_id, m.event_id, m.event, m.trigger,
      case m.verdict when 'delivered' then 'delivered' when 'retry' then 'canceled' else 'failed' end, m.number, m.created_at, p_now
    from mine m left join decided d on d.webhook_id = m.webhook_id
    where not (m.verdict = 'retry' and m.active and d.off_reason is null)
  )
  select d.webhook_id, d.off_reason, d.warn, false
  from (select * from decided where off_reason is not null or warn offset 0) d
    -- The owner's mail is asked for with what it tells of.
    cross join lateral enqueue_job('notify-webhook-owner', d.webhook_id || ':' || coalesce(d.off_reason, 'warn'),
      jsonb_build_object('webhookId', d.webhook_id, 'notice', coalesce(d.off_reason, 'warn')), null) as told;

  if p_attempts @> '[{"verdict": "retry"}]' then
    -- A job for each second in which an endpoint's retries are due, in one order.
    perform wake_endpoints(array[r.webhook_id], r.due_at)
    from (
      select distinct q.webhook_id, date_trunc('second', q.due_at) + interval '1 second' as due_at
      from jsonb_to_recordset(p_attempts) as a (delivery_id text, webhook_id text, verdict text)
      join webhook_queue q on q.webhook_id = a.webhook_id and q.id = a.delivery_id and q.status = 'retrying'
      where a.verdict = 'retry'
      order by 1, 2
    ) r;
  end if;

  -- Not the instant at which this began: what was looked for in vain may have come since.
  instant := coalesce(p_at, clock_timestamp());
  return query
  select w.id, null::text, false, true from webhooks w
  where w.id in (select a ->> 'webhook_id' from jsonb_array_elements(p_attempts) a) and w.active
    and exists (select from webhook_queue q where q.webhook_id = w.id and q.status <> 'delivering' and q.due_at <= instant);
end $$;

-- Ends up to p_batch of an endpoint's deliveries that nobody is attempting, because it was turned off. Returns how many.
create or replace function cancel_deliveries(p_webhook_id text, p_batch integer, p_now timestamptz) returns integer language sql as $$
  with ended as (
    delete from webhook_queue q
    where q.webhook_id = p_webhook_id and q.id in (
      select c.id from webhook_queue c where c.webhook_id = p_webhook_id and c.status <> 'delivering'
      limit p_batch for update skip locked
    )
    returning q.*
  ), history as (
    insert into webhook_deliveries (id, account_id, webhook_id, event_id, event, trigger, status, attempt_count, created_at, completed_at)
    select id, account_id, webhook_id, event_id, event, trigger, 'canceled', attempt_count, created_at, p_now from ended
    returning 1
  )
  select count(*)::integer from history
$$;

-- Says that a worker lives, gives the attempts of dead ones to whoever comes, and wakes the workers for endpoints that have
-- something due and nobody who would come for it. Returns how many attempts were taken back and how many endpoints woken.
create or replace function sweep_deliveries(p_worker_id text, p_lost_after interval, p_at timestamptz)
returns table (taken_back integer, woken integer) language plpgsql as $$
declare
  instant timestamptz := coalesce(p_at, clock_timestamp());
  abandoned text[];
  forgotten text[];
begin
  insert into delivery_workers as w (id, beat_at) values (p_worker_id, instant)
  on conflict (id) do update set beat_at = excluded.beat_at;
  taken_back := 0;
  woken := 0;
  if not pg_try_advisory_xact_lock(hashtext('sweep_deliveries')) then
    return next;
    return;
  end if;

  delete from delivery_workers w where w.beat_at < instant - p_lost_after;
  with back as (
    update webhook_queue q
    set status = case when q.attempt_count = 0 then 'pending' else 'retrying' end, worker_id = null, due_at = due_now(instant)
    where q.status = 'delivering' and not exists (select from delivery_workers w where w.id = q.worker_id)
    returning q.webhook_id
  )
  select count(*)::integer, array_agg(distinct webhook_id) into taken_back, abandoned from back;

  -- From endpoint to endpoint along the index, past all that waits behind its first.
  with recursive first as (
    (select q.webhook_id, q.due_at from webhook_queue q where q.status <> 'delivering' order by q.webhook_id, q.due_at limit 1)
    union all
    select n.webhook_id, n.due_at from first f cross join lateral (
      select q.webhook_id, q.due_at from webhook_queue q
      where q.status <> 'delivering' and q.webhook_id > f.webhook_id order by q.webhook_id, q.due_at limit 1
    ) n
  )
  select array_agg(f.webhook_id) into forgotten
  from first f join webhooks w on w.id = f.webhook_id
  where w.active and f.due_at <= instant - interval '1 second'
    and not exists (select from webhook_queue d where d.webhook_id = f.webhook_id and d.status = 'delivering');
  woken := coalesce(cardinality(forgotten), 0);
  if abandoned is not null or forgotten is not null then
    perform wake_endpoints(coalesce(abandoned, '{}') || coalesce(forgotten, '{}'), null);
    perform pg_notify('webhook_deliveries', '');
  end if;
  return next;
end $$;

-- Makes up to p_batch deliveries of an endpoint's events whose deliveries failed or were canceled between two instants and that were
-- neither delivered nor are on their way. Returns how many. p_first_id is the smallest id of the first instant.
create or replace function recover_deliveries(
  p_webhook_id text, p_first_id text, p_since timestamptz, p_until timestamptz, p_batch integer, p_now timestamptz
) returns integer language plpgsql as $$
declare
  made integer;
begin
  perform 1 from webhooks w where w.id = p_webhook_id for no key update;
  insert into webhook_queue (id, account_id, webhook_id, event_id, event, trigger, status, due_at, created_at)
  select random_id('dlv', lost.like_id), lost.account_id, p_webhook_id, lost.event_id, lost.event, 'recover', 'pending', due_now(p_now), p_now
  from (
    select d.event_id, min(d.account_id) as account_id, min(d.event) as event, max(d.id) as like_id
    from webhook_deliveries d join events e on e.id = d.event_id
    where d.webhook_id = p_webhook_id and d.id >= p_first_id and d.created_at >= p_since and d.created_at <= p_until
      and d.status in ('failed', 'canceled') and d.trigger <> 'test'
      and d.event_id not in (
        select s.event_id from webhook_deliveries s where s.webhook_id = p_webhook_id and s.status = 'delivered')
      and d.event_id not in (select q.event_id from webhook_queue q where q.webhook_id = p_webhook_id)
    group by d.event_id order by max(d.id) limit p_batch
  ) lost;
  get diagnostics made = row_count;
  if made > 0 then
    perform wake_endpoints(array[p_webhook_id], null);
  end if;
  return made;
end $$;
