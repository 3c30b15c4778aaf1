-- What receivers are told, written in the transaction of what it tells of: the event in the bytes that are sent, a delivery for
-- each of the account's endpoints that asked for it, and a wake-up for the workers.

-- An id whose time is another id's and whose rest is random: 64 bits of UUIDs, whose hexadecimal digits are digits of a ULID, too. One
-- is made for each delivery of a charge, so it is to be cheap.
create or replace function random_id(p_prefix text, p_like text) returns text language sql volatile as $$
  select p_prefix || '_' || substr(split_part(p_like, '_', 2), 1, 10) || upper(left(gen_random_uuid()::text, 4) || right(gen_random_uuid()::text, 12))
$$;

-- An instant as answers and events write it: UTC, milliseconds, Z.
create or replace function iso_instant(p_at timestamptz) returns text language sql stable as $$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- Writes an event and its deliveries. Returns the endpoints that it goes to.
create or replace function write_event(
  p_event_id text, p_account_id text, p_type text, p_livemode boolean, p_data json, p_now timestamptz
) returns text[] language plpgsql as $$
declare
  receivers text[];
begin
  insert into events (id, account_id, type, livemode, payload, created_at)
  values (p_event_id, p_account_id, p_type, p_livemode, json_build_object(
    'id', p_event_id,
    'type', p_type,
    'timestamp', iso_instant(p_now),
    'api_version', 'v1',
    'livemode', p_livemode,
    'data', p_data
  )::text, p_now);

  select array_agg(w.id order by w.id) into receivers
  from webhooks w where w.account_id = p_account_id and w.active and p_type = any (w.events);
  if receivers is null then
    return '{}';
  end if;
  perform queue_event(p_event_id, p_account_id, p_type, receivers, p_now);
  return receivers;
end $$;

-- When something that is due at once is due: by the database's clock, which the workers' picking goes by, and by a test's where
-- that is behind. A millisecond less, because the column rounds.
create or replace function due_now(p_now timestamptz) returns timestamptz language sql as $$
  select least(p_now, clock_timestamp() - interval '1 millisecond')
$$;

-- The deliveries of an event to its receivers.
create or replace function queue_event(
  p_event_id text, p_account_id text, p_type text, p_receivers text[], p_now timestamptz
) returns void language plpgsql as $$
begin
  insert into webhook_queue (id, account_id, webhook_id, event_id, event, trigger, status, due_at, created_at)
  select random_id('dlv', p_event_id), p_account_id, receiver, p_event_id, p_type, 'event', 'pending', due_now(p_now), p_now
  from unnest(p_receivers) receiver;
end $$;

-- Wakes the workers for endpoints: one job each, and none beside one that waits already. They learn of it at once where the
-- caller also notifies them; else within a poll.
create or replace function wake_endpoints(p_webhook_ids text[], p_due_at timestamptz) returns void language plpgsql as $$
declare
  webhook text;
  due_second bigint := ceil(extract(epoch from p_due_at));
begin
  if p_due_at is null and cardinality(p_webhook_ids) = 1 then
    perform enqueue_job('deliver-webhooks', p_webhook_ids[1], jsonb_build_object('webhookId', p_webhook_ids[1]), null);
    return;
  end if;
  -- Always in one order, that of accounts, in which charges are made: so no two transactions wait for each other.
  for webhook in
    select e.id from (select distinct unnest(p_webhook_ids) as id) e left join webhooks w on w.id = e.id order by w.account_id, e.id
  loop
    -- Retries that are due within the same second share one.
    perform enqueue_job('deliver-webhooks', webhook || coalesce('@' || due_second, ''), jsonb_build_object('webhookId', webhook),
      to_timestamp(due_second));
  end loop;
end $$;

-- Which thresholds a month has reached, as bits: 20, 10, 5 and 0 % remaining, then 25, 50, 75 and 100 % used.
create or replace function thresholds_reached(p_used integer, p_limit integer) returns integer language sql immutable as $$
  select case when (p_limit - p_used)::bigint * 100 <= p_limit::bigint * 20 then 1 else 0 end
    | case when (p_limit - p_used)::bigint * 100 <= p_limit::bigint * 10 then 2 else 0 end
    | case when (p_limit - p_used)::bigint * 100 <= p_limit::bigint * 5 then 4 else 0 end
    | case when p_used >= p_limit then 8 else 0 end
    | case when p_used::bigint * 100 >= p_limit::bigint * 25 then 16 else 0 end
    | case when p_used::bigint * 100 >= p_limit::bigint * 50 then 32 else 0 end
    | case when p_used::bigint * 100 >= p_limit::bigint * 75 then 64 else 0 end
    | case when p_used >= p_limit then 128 else 0 end
$$;

-- Tells of each threshold among p_bits. Returns the endpoints that were told.
create or replace function write_threshold_events(
  p_account_id text, p_mode text, p_period_starts_at timestamptz, p_bits integer, p_like_id text, p_now timestamptz
) returns text[] language plpgsql as $$
declare
  period credit_periods;
  levels integer[] := array[20, 10, 5, 0, 25, 50, 75, 100];
  receivers text[] := '{}';
begin
  select p.* into period from credit_periods p
  where p.account_id = p_account_id and p.mode = p_mode and p.starts_at = p_period_starts_at;
  for place in 1..8 loop
    continue when p_bits & (1 << (place - 1)) = 0;
    receivers := receivers || case when place <= 4 then
      write_event(random_id('evt', p_like_id), period.account_id, 'credits.low', period.mode = 'live', json_build_object(
        'threshold_percent', levels[place],
        'remaining_credits', greatest(0, period.credit_limit - period.used),
        'monthly_limit', period.credit_limit,
        'current_tier', (select a.tier from accounts a where a.id = period.account_id),
        'period_end', iso_instant(period.ends_at)
      ), p_now)
    else
      write_event(random_id('evt', p_like_id), period.account_id, 'usage.milestone', period.mode = 'live', json_build_object(
        'milestone_percent', levels[place],
        'credits_used', period.used,
        'monthly_limit', period.credit_limit,
        'period_start', iso_instant(period.starts_at),
        'period_end', iso_instant(period.ends_at)
      ), p_now)
    end;
  end loop;
  return receivers;
end $$;

-- Counts a call that a limit refused, and tells of it where the account was not told of this policy within p_every.
create or replace function note_rate_limit_hit(
  p_request_id text, p_account_id text, p_key_id text, p_mode text, p_policy text, p_limit integer, p_window_seconds integer,
  p_endpoint text, p_every interval, p_now timestamptz
) returns void language plpgsql as $$
declare
  hits integer;
  receivers text[];
begin
  insert into rate_limit_notices as n (account_id, policy, told_at, hits, hits_to_tell)
  values (p_account_id, p_policy, p_now, 0, 1)
  on conflict (account_id, policy) do update set
    hits_to_tell = case when n.told_at <= p_now - p_every then n.hits + 1 else 0 end,
    hits = case when n.told_at <= p_now - p_every then 0 else n.hits + 1 end,
    told_at = case when n.told_at <= p_now - p_every then p_now else n.told_at end
  returning n.hits_to_tell into hits;
  if hits = 0 then
    return;
  end if;
  receivers := write_event(random_id('evt', p_request_id), p_account_id, 'rate_limit.exceeded', p_mode = 'live', json_build_object(
    'policy', p_policy,
    'limit', p_limit,
    'window_seconds', p_window_seconds,
    'endpoint', p_endpoint,
    'key_id', p_key_id,
    'hits_since_last_event', hits
  ), p_now);
  if receivers <> '{}' then
    perform wake_endpoints(receivers, null);
    perform pg_notify('webhook_deliveries', '');
  end if;
end $$;
