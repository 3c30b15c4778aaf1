-- Whose key this is and whether it may be used now, one token of the account's bucket for the route's policy, and the
-- scope: in the order in which faults are answered. p_per_minute holds the tiers' limits; p_take_token is false for the second
-- try of a call that has its token.
-- outcome: ok · invalid_api_key · api_key_revoked · api_key_expired · account_suspended · rate_limit_exceeded · insufficient_scope
create or replace function admit_call(
  p_hash bytea, p_scope text, p_policy text, p_per_minute jsonb, p_take_token boolean, p_request_id text, p_endpoint text,
  p_received_at timestamptz, p_rate_at timestamptz, p_notice_every interval
) returns table (
  outcome text, account_id text, key_id text, mode text, tier text,
  rate_limit integer, rate_remaining integer, rate_full_seconds double precision, rate_retry_seconds double precision
) language plpgsql as $$
declare
  found_key record;
  token record;
begin
  select k.account_id, k.id, k.mode, k.scopes, k.revoked_at, k.expires_at, a.tier, a.status,
    coalesce(
      case p_policy when 'generate' then l.generate_per_minute when 'usage' then l.usage_per_minute
        when 'evaluate' then l.evaluate_per_minute else l.account_per_minute end,
      (p_per_minute ->> a.tier)::integer
    ) as per_minute
  into found_key
  from api_keys k join accounts a on a.id = k.account_id left join account_limits l on l.account_id = k.account_id
  where k.hash = p_hash;
  if not found then
    outcome := 'invalid_api_key';
    return next;
    return;
  end if;
  account_id := found_key.account_id;
  key_id := found_key.id;
  mode := found_key.mode;
  tier := found_key.tier;
  rate_limit := found_key.per_minute;
  outcome := case
    when found_key.revoked_at is not null then 'api_key_revoked'
    when found_key.expires_at <= p_received_at then 'api_key_expired'
    when found_key.status = 'suspended' then 'account_suspended'
    else 'ok'
  end;
  if outcome <> 'ok' or not p_take_token then
    return next;
    return;
  end if;

  select t.* into token from take_token(found_key.account_id || ':' || p_policy, found_key.per_minute, p_rate_at) t;
  rate_remaining := token.remaining;
  rate_full_seconds := token.full_seconds;
  rate_retry_seconds := token.retry_seconds;
  if not token.allowed then
    outcome := 'rate_limit_exceeded';
    perform count_call(p_request_id, account_id, key_id, mode, p_endpoint, 429, 'rate_limit_exceeded', 0, 0, p_received_at);
    perform note_rate_limit_hit(p_request_id, account_id, key_id, mode, p_policy, rate_limit, 60, p_endpoint, p_notice_every, p_received_at);
  elsif not p_scope = any (found_key.scopes) then
    outcome := 'insufficient_scope';
  end if;
  return next;
end $$;
