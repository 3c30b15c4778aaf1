CREATE TABLE "delivery_workers" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"beat_at" timestamp with time zone NOT NULL
);

CREATE TABLE "rate_limit_notices" (
	"account_id" text collate "C" NOT NULL,
	"policy" text NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"hits" integer NOT NULL,
	"hits_to_tell" integer NOT NULL,
	CONSTRAINT "rate_limit_notices_account_id_policy_pk" PRIMARY KEY("account_id","policy")
);

CREATE TABLE "webhook_attempts" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"delivery_id" text collate "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"status_code" smallint,
	"error" text,
	"duration_ms" integer NOT NULL,
	"response_snippet" text
) PARTITION BY RANGE ("id");

CREATE TABLE "webhook_deliveries" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"webhook_id" text collate "C" NOT NULL,
	"event_id" text collate "C" NOT NULL,
	"event" text NOT NULL,
	"trigger" text NOT NULL,
	"status" text NOT NULL,
	"attempt_count" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_status" CHECK ("webhook_deliveries"."status" in ('delivered', 'failed', 'canceled'))
) PARTITION BY RANGE ("id");

CREATE TABLE "webhook_queue" (
	"id" text collate "C" NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"webhook_id" text collate "C" NOT NULL,
	"event_id" text collate "C" NOT NULL,
	"event" text NOT NULL,
	"trigger" text NOT NULL,
	"status" text NOT NULL,
	"attempt_count" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"worker_id" text collate "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_queue_webhook_id_id_pk" PRIMARY KEY("webhook_id","id"),
	CONSTRAINT "webhook_queue_trigger" CHECK ("webhook_queue"."trigger" in ('event', 'replay', 'recover')),
	CONSTRAINT "webhook_queue_status" CHECK ("webhook_queue"."status" in ('pending', 'delivering', 'retrying') and ("webhook_queue"."status" = 'delivering') = ("webhook_queue"."worker_id" is not null))
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);

CREATE TABLE "webhooks" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"active" boolean NOT NULL,
	"disabled_reason" text,
	"secret" "bytea" NOT NULL,
	"secret_hint" text NOT NULL,
	"previous_secret" "bytea",
	"previous_secret_until" timestamp (3) with time zone,
	"consecutive_failures" integer DEFAULT 0 NOT NULL,
	"first_failure_at" timestamp (3) with time zone,
	"last_success_at" timestamp (3) with time zone,
	"last_failure_at" timestamp (3) with time zone,
	"warned_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhooks_events" CHECK (cardinality("webhooks"."events") between 1 and 20),
	CONSTRAINT "webhooks_disabled_reason" CHECK ("webhooks"."active" = ("webhooks"."disabled_reason" is null) and ("webhooks"."disabled_reason" is null or "webhooks"."disabled_reason" in ('manual', 'failing', 'gone', 'account_ineligible'))),
	CONSTRAINT "webhooks_previous_secret" CHECK (("webhooks"."previous_secret" is null) = ("webhooks"."previous_secret_until" is null)),
	CONSTRAINT "webhooks_not_negative" CHECK ("webhooks"."consecutive_failures" >= 0)
) WITH (fillfactor = 60);

ALTER TABLE "credit_periods" ADD COLUMN "thresholds_told" smallint DEFAULT 0 NOT NULL;
ALTER TABLE "rate_limit_notices" ADD CONSTRAINT "rate_limit_notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "webhook_attempts_delivery_id_idx" ON "webhook_attempts" USING btree ("delivery_id","id");
CREATE INDEX "webhook_deliveries_webhook_id_idx" ON "webhook_deliveries" USING btree ("webhook_id","id");
CREATE INDEX "webhook_queue_due_idx" ON "webhook_queue" USING btree ("webhook_id","due_at") WHERE "webhook_queue"."status" <> 'delivering';
CREATE INDEX "webhook_queue_in_flight_idx" ON "webhook_queue" USING btree ("webhook_id") WHERE "webhook_queue"."status" = 'delivering';
CREATE INDEX "webhooks_account_id_idx" ON "webhooks" USING btree ("account_id","id");
-- What drizzle-kit cannot say: PARTITION BY and the storage parameters above. The queue is rewritten all the time, so it is
-- vacuumed often; an endpoint's row changes with its attempts, and its page has room for that.
