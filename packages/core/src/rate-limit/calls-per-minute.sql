-- How many calls a minute an account may make under a policy: what an operator set for it, else its tier's. PostgreSQL inlines it. Its
-- body is text, so that a migration may change the table.
create or replace function calls_per_minute(p_policy text, p_own account_limits, p_of_tier integer) returns integer
language sql immutable as $$
  select coalesce(
    case p_policy when 'generate' then p_own.generate_per_minute when 'usage' then p_own.usage_per_minute
      when 'evaluate' then p_own.evaluate_per_minute else p_own.account_per_minute end,
    p_of_tier
  )
$$;
