-- How long a bucket takes to refill by one token: a minute's part, in whole microseconds.
create or replace function token_microseconds(p_per_minute integer) returns integer language sql immutable
return greatest(1, 60000000 / p_per_minute);

-- Takes one token of a bucket that holds p_per_minute and refills over 60 seconds (GCRA: the row holds when the bucket will be
-- full). Exact for any number of processes, because the row decides. p_at replaces the database's clock in tests: without
-- it a call that waited for the row's lock reads the time again under it.
create or replace function take_token(p_key text, p_per_minute integer, p_at timestamptz)
returns table (allowed boolean, remaining integer, full_seconds double precision, retry_seconds double precision)
language plpgsql as $$
declare
  step interval := interval '1 microsecond' * token_microseconds(p_per_minute);
  bucket_full_at timestamptz;
begin
  loop
    update rate_buckets b set full_at = greatest(b.full_at, coalesce(p_at, clock_timestamp())) + step
    where b.key = p_key and b.full_at + step <= coalesce(p_at, clock_timestamp()) + interval '60 seconds'
    returning b.full_at, true into bucket_full_at, allowed;
    exit when found;
    select b.full_at, false into bucket_full_at, allowed from rate_buckets b where b.key = p_key;
    if not found then
      -- The account's first call, or its first since a crash, or since its full bucket was swept away.
      insert into rate_buckets as b (key, full_at) values (p_key, coalesce(p_at, clock_timestamp()) + step)
      on conflict (key) do nothing returning b.full_at, true into bucket_full_at, allowed;
      exit when found;
    end if;
    -- Where another call has made the bucket since the update looked, it has tokens, and the update looks again.
    exit when bucket_full_at + step > coalesce(p_at, clock_timestamp()) + interval '60 seconds';
  end loop;
  full_seconds := greatest(0, extract(epoch from bucket_full_at - coalesce(p_at, clock_timestamp())));
  retry_seconds := greatest(0, full_seconds + extract(epoch from step) - 60);
  remaining := case when allowed then tokens_left(full_seconds, p_per_minute) else 0 end;
  return next;
end $$;

-- How many calls a bucket lets pass at once that will be full in so many seconds.
create or replace function tokens_left(p_full_seconds double precision, p_per_minute integer) returns integer language sql immutable
return greatest(0, floor((60 - p_full_seconds) * 1000000 / token_microseconds(p_per_minute)))::integer;

-- Puts back a token that was taken for a call which another limit then refused. Whoever calls this has the row's lock already.
create or replace function give_token_back(
  p_key text, p_per_minute integer, p_at timestamptz, out remaining integer, out full_seconds double precision
) language plpgsql as $$
begin
  update rate_buckets b set full_at = b.full_at - interval '1 microsecond' * token_microseconds(p_per_minute)
  where b.key = p_key
  returning greatest(0, extract(epoch from b.full_at - coalesce(p_at, clock_timestamp()))) into full_seconds;
  remaining := tokens_left(full_seconds, p_per_minute);
end $$;
