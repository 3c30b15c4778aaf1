ALTER TABLE "credit_periods" DROP CONSTRAINT "credit_periods_mode";
ALTER TABLE "credit_periods" DROP CONSTRAINT "credit_periods_order";
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_state";
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_credits";
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_resolution";
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_idempotency";
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_period_fk";
DROP INDEX "reservations_resolved_idx";
DROP INDEX "draft_cache_expires_at_idx";
-- What drizzle-kit cannot say: a cache need not outlive a crash, and is not written to the log. What it holds is let go, which costs
-- drafts that are written again.
TRUNCATE "draft_cache";
ALTER TABLE "draft_cache" SET UNLOGGED;
-- Functions that no version calls which may still run beside this one.
DROP FUNCTION IF EXISTS authenticate_key(bytea, text, timestamptz);
DROP FUNCTION IF EXISTS admit_call(bytea, text, text, jsonb, boolean, text, text, timestamptz, timestamptz);
DROP FUNCTION IF EXISTS begin_generation(bytea, text, integer, interval, timestamptz);
DROP FUNCTION IF EXISTS begin_generation(bytea, text, text, integer, interval, jsonb, jsonb, boolean, text, bytea, interval, bytea, timestamptz, timestamptz);
DROP FUNCTION IF EXISTS begin_generation(bytea, text, text, integer, interval, jsonb, jsonb, boolean, text, bytea, interval, bytea, timestamptz, timestamptz, interval);
DROP FUNCTION IF EXISTS release_generation(text, text, integer, text, integer, timestamptz);
DROP FUNCTION IF EXISTS settle_generation(text, text, text, jsonb, text, text, jsonb, text, double precision, text, integer, timestamptz);
