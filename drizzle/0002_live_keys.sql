ALTER TABLE "account_limits" ADD COLUMN "live_keys" integer;
ALTER TABLE "account_limits" ADD CONSTRAINT "account_limits_live_keys" CHECK ("account_limits"."live_keys" >= 0);