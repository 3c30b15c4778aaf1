-- Puts a job on a queue in the transaction that calls it. One that waits under the same key is kept in its place: it
-- is locked until this transaction ends, so that no worker takes it before what it is to find can be seen. The queue's
-- policy is 'short', whose index on pg-boss's own table makes a waiting key unique.
create or replace function enqueue_job(p_queue text, p_key text, p_data jsonb, p_start_after timestamptz)
returns void language plpgsql as $$
begin
  insert into pgboss.job_common (name, data, singleton_key, policy, start_after, keep_until, retry_limit, retry_delay, retry_backoff,
    expire_seconds, deletion_seconds)
  select q.name, p_data, p_key, q.policy, coalesce(p_start_after, now()),
    coalesce(p_start_after, now()) + q.retention_seconds * interval '1 second',
    q.retry_limit, q.retry_delay, q.retry_backoff, q.expire_seconds, q.deletion_seconds
  from pgboss.queue q where q.name = p_queue
  on conflict (name, coalesce(singleton_key, '')) where state = 'created' and policy = 'short'
  do update set data = excluded.data;
end $$;
