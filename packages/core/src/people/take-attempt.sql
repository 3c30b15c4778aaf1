-- Takes one of p_attempts that may be made in p_window seconds, refilled evenly (GCRA, as take_token, over another window). Returns
-- the seconds until the next may be made: 0 where this one may.
create or replace function take_attempt(p_key text, p_attempts integer, p_window double precision, p_at timestamptz)
returns double precision language plpgsql as $$
declare
  step interval := make_interval(secs => p_window / p_attempts);
  span interval := make_interval(secs => p_window);
  bucket_full_at timestamptz;
begin
  insert into rate_buckets as b (key, full_at) values (p_key, coalesce(p_at, clock_timestamp()) + step)
  on conflict (key) do update set full_at = greatest(b.full_at, coalesce(p_at, clock_timestamp())) + step
  where b.full_at + step <= coalesce(p_at, clock_timestamp()) + span;
  if found then
    return 0;
  end if;
  select b.full_at into bucket_full_at from rate_buckets b where b.key = p_key;
  return greatest(1, extract(epoch from bucket_full_at + step - coalesce(p_at, clock_timestamp()) - span));
end $$;
