-- Whether whoever is signed in may act for their account now, and one token of the account's bucket for the policy, in the
-- order in which faults are answered. A limit that is met is told of as it is for keys.
-- outcome: ok · account_suspended · rate_limit_exceeded
create or replace function admit_person(
  p_account_id text, p_writes boolean, p_policy text, p_per_minute jsonb, p_request_id text, p_endpoint text,
  p_received_at timestamptz, p_rate_at timestamptz, p_notice_every interval
) returns table (
  outcome text, tier text,
  rate_limit integer, rate_remaining integer, rate_full_seconds double precision, rate_retry_seconds double precision
) language plpgsql as $$
declare
  account record;
  token record;
begin
  select a.tier, a.status,
    calls_per_minute(p_policy, l, (p_per_minute ->> a.tier)::integer) as per_minute
  into account
  from accounts a left join account_limits l on l.account_id = a.id
  where a.id = p_account_id;
  if not found then
    return;
  end if;
  tier := account.tier;
  outcome := case when p_writes and account.status = 'suspended' then 'account_suspended' else 'ok' end;
  select t.* into token from take_token(p_account_id || ':' || p_policy, account.per_minute, p_rate_at) t;
  rate_limit := account.per_minute;
  rate_remaining := token.remaining;
  rate_full_seconds := token.full_seconds;
  rate_retry_seconds := token.retry_seconds;
  if outcome = 'ok' and not token.allowed then
    outcome := 'rate_limit_exceeded';
    perform note_rate_limit_hit(p_request_id, p_account_id, null, 'live', p_policy, rate_limit, 60, p_endpoint, p_notice_every,
      p_received_at);
  end if;
  return next;
end $$;
