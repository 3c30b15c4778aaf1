-- Whose key this is and whether it may be used now, in the order in which faults are answered.
-- outcome: ok · invalid_api_key · api_key_revoked · api_key_expired · account_suspended · insufficient_scope
create or replace function authenticate_key(p_hash bytea, p_scope text, p_now timestamptz)
returns table (outcome text, account_id text, key_id text, mode text, tier text)
language sql stable as $$
  select
    case
      when k.revoked_at is not null then 'api_key_revoked'
      when k.expires_at <= p_now then 'api_key_expired'
      when a.status = 'suspended' then 'account_suspended'
      when not p_scope = any (k.scopes) then 'insufficient_scope'
      else 'ok'
    end,
    k.account_id, k.id, k.mode, a.tier
  from api_keys k join accounts a on a.id = k.account_id
  where k.hash = p_hash
$$;
