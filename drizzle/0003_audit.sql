CREATE TABLE "audit_entries" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"actor" text collate "C" NOT NULL,
	"action" text NOT NULL,
	"subject" text collate "C" NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text collate "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_entries_actor" CHECK ("audit_entries"."actor" ~ '^(usr_[0-9A-Z]{26}|operator|system)$')
) PARTITION BY RANGE ("id");

CREATE INDEX "audit_entries_account_id_idx" ON "audit_entries" USING btree ("account_id","id");
-- What drizzle-kit cannot say: the PARTITION BY above.
