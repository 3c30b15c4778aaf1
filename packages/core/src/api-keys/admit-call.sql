-- Whose key this is and whether it may be used now, one token of the account's bucket for the route's policy, and the
-- scope: in the order in which faults are answered. p_per_minute holds the tiers' limits; p_take_token is false for the second
-- try of a call that has its token. A suspended account's calls take theirs as well, and are refused as suspended with or without.
-- outcome: ok · invalid_api_key · api_key_revoked · api_key_expired · account_suspended · rate_limit_exceeded · insufficient_scope
-- last_used_is_old: the key's last use was noted a minute ago, or never.
-- One that returns a set is of an earlier version, and its callers take the new one: this has a column more.
do $$ begin
  if exists (select from pg_proc where proname = 'admit_call' and proretset) then
    drop function admit_call(bytea, text, text, jsonb, boolean, text, text, timestamptz, timestamptz, interval);
  end if;
end $$;

create or replace function admit_call(
  p_hash bytea, p_scope text, p_policy text, p_per_minute jsonb, p_take_token boolean, p_request_id text, p_endpoint text,
  p_received_at timestamptz, p_rate_at timestamptz, p_notice_every interval,
  out outcome text, out account_id text, out key_id text, out mode text, out tier text, out rate_limit integer,
  out rate_remaining integer, out rate_full_seconds double precision, out rate_retry_seconds double precision,
  out last_used_is_old boolean
) language plpgsql as $$
#variable_conflict use_variable
declare
  in_scope boolean;
  allowed boolean;
begin
  select k.account_id, k.id, k.mode, a.tier, p_scope = any (k.scopes),
    calls_per_minute(p_policy, l, (p_per_minute ->> a.tier)::integer),
    coalesce(k.last_used_at < p_received_at - interval '1 minute', true),
    case
      when k.revoked_at is not null then 'api_key_revoked'
      when k.expires_at <= p_received_at then 'api_key_expired'
      when a.status = 'suspended' then 'account_suspended'
      else 'ok'
    end
  into account_id, key_id, mode, tier, in_scope, rate_limit, last_used_is_old, outcome
  from api_keys k join accounts a on a.id = k.account_id left join account_limits l on l.account_id = k.account_id
  where k.hash = p_hash;
  if not found then
    outcome := 'invalid_api_key';
    return;
  end if;
  if outcome not in ('ok', 'account_suspended') or not p_take_token then
    return;
  end if;

  select t.allowed, t.remaining, t.full_seconds, t.retry_seconds into allowed, rate_remaining, rate_full_seconds, rate_retry_seconds
  from take_token(account_id || ':' || p_policy, rate_limit, p_rate_at) t;
  if outcome = 'account_suspended' then
    return;
  elsif not allowed then
    outcome := 'rate_limit_exceeded';
    perform count_call(p_request_id, account_id, key_id, mode, p_endpoint, 429, 'rate_limit_exceeded', 0, 0, p_received_at);
    perform note_rate_limit_hit(p_request_id, account_id, key_id, mode, p_policy, rate_limit, 60, p_endpoint, p_notice_every, p_received_at);
  elsif not in_scope then
    outcome := 'insufficient_scope';
  end if;
end $$;
