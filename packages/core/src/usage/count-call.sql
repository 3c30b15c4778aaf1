-- Counts one authenticated call on the day on which it was received: its row in the request log, the day's sums, and the
-- key's last use (once a minute). A call that a limit refused (429) is a hit, not a call.
create or replace function count_call(
  p_request_id text, p_account_id text, p_key_id text, p_mode text, p_endpoint text, p_status integer,
  p_error_code text, p_credits integer, p_duration_us integer, p_received_at timestamptz
) returns void language plpgsql as $$
begin
  insert into calls (id, account_id, key_id, mode, endpoint, status, error_code, credits, duration_us, created_at)
  values (p_request_id, p_account_id, p_key_id, p_mode, p_endpoint, p_status, p_error_code, p_credits, p_duration_us, p_received_at);

  update api_keys set last_used_at = p_received_at
  where id = p_key_id and (last_used_at is null or last_used_at < p_received_at - interval '1 minute');

  if p_status = 429 then
    insert into usage_days as u (account_id, mode, day, endpoint, rate_limit_hits)
    values (p_account_id, p_mode, (p_received_at at time zone 'UTC')::date, p_endpoint, 1)
    on conflict (account_id, mode, day, endpoint) do update set rate_limit_hits = u.rate_limit_hits + 1;
  else
    insert into usage_days as u (account_id, mode, day, endpoint, calls, credits, duration_us)
    values (p_account_id, p_mode, (p_received_at at time zone 'UTC')::date, p_endpoint, 1, p_credits, p_duration_us)
    on conflict (account_id, mode, day, endpoint) do update
    set calls = u.calls + 1, credits = u.credits + excluded.credits, duration_us = u.duration_us + excluded.duration_us;
  end if;
end $$;
