CREATE TABLE "draft_cache" (
	"account_id" text collate "C" NOT NULL,
	"mode" text NOT NULL,
	"cache_key" "bytea" NOT NULL,
	"draft_id" text collate "C" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draft_cache_account_id_mode_cache_key_pk" PRIMARY KEY("account_id","mode","cache_key")
);

CREATE TABLE "events" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"type" text NOT NULL,
	"livemode" boolean NOT NULL,
	"payload" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
) PARTITION BY RANGE ("id");

CREATE UNLOGGED TABLE "rate_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"full_at" timestamp with time zone NOT NULL
) WITH (fillfactor = 50);

ALTER TABLE "credit_periods" DROP CONSTRAINT "credit_periods_not_negative";
ALTER TABLE "credit_periods" ADD COLUMN "granted" integer DEFAULT 0 NOT NULL;
ALTER TABLE "reservations" ADD COLUMN "endpoint" text DEFAULT '/emails/generate' NOT NULL;
ALTER TABLE "reservations" ADD COLUMN "idempotency_key" text;
ALTER TABLE "reservations" ADD COLUMN "fingerprint" "bytea";
ALTER TABLE "reservations" ADD COLUMN "answer" text;
CREATE INDEX "draft_cache_expires_at_idx" ON "draft_cache" USING btree ("expires_at");
CREATE UNIQUE INDEX "reservations_idempotency_key" ON "reservations" USING btree ("account_id","mode","endpoint","idempotency_key") WHERE "reservations"."idempotency_key" is not null;
ALTER TABLE "credit_periods" ADD CONSTRAINT "credit_periods_not_negative" CHECK (least("credit_periods"."credit_limit" - "credit_periods"."granted", "credit_periods"."granted", "credit_periods"."used", "credit_periods"."held", "credit_periods"."over_limit") >= 0);
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_idempotency" CHECK (("reservations"."idempotency_key" is null) = ("reservations"."fingerprint" is null) and ("reservations"."answer" is null or "reservations"."idempotency_key" is not null));
-- What drizzle-kit cannot say: PARTITION BY, UNLOGGED and the fill factor above.
