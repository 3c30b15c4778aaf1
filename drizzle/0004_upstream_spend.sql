CREATE TABLE "upstream_spend" (
	"day" date PRIMARY KEY NOT NULL,
	"cost_usd" double precision NOT NULL
);
