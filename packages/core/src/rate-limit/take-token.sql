-- Takes one token of a bucket that holds p_per_minute and refills over 60 seconds (GCRA: the row holds when the bucket will be
-- full). Exact for any number of processes, because the row decides. p_at replaces the database's clock in tests: without
-- it the time is read under the row's lock, so that no waiting call brings an old one.
create or replace function take_token(p_key text, p_per_minute integer, p_at timestamptz)
returns table (allowed boolean, remaining integer, full_seconds double precision, retry_seconds double precision)
language plpgsql as $$
declare
  step interval := interval '1 microsecond' * greatest(1, 60000000 / p_per_minute);
  bucket_full_at timestamptz;
  instant timestamptz;
begin
  insert into rate_buckets as b (key, full_at) values (p_key, coalesce(p_at, clock_timestamp()) + step)
  on conflict (key) do update set full_at = greatest(b.full_at, coalesce(p_at, clock_timestamp())) + step
  where b.full_at + step <= coalesce(p_at, clock_timestamp()) + interval '60 seconds'
  returning b.full_at into bucket_full_at;
  allowed := found;
  if not allowed then
    select b.full_at into bucket_full_at from rate_buckets b where b.key = p_key;
  end if;
  instant := coalesce(p_at, clock_timestamp());
  full_seconds := greatest(0, extract(epoch from bucket_full_at - instant));
  retry_seconds := greatest(0, extract(epoch from bucket_full_at + step - instant) - 60);
  remaining := case when allowed then greatest(0, floor((60 - full_seconds) / extract(epoch from step)))::integer else 0 end;
  return next;
end $$;
