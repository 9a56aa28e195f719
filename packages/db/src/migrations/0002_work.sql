CREATE TABLE "recipes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"version" integer NOT NULL,
	"origin" text NOT NULL,
	"recipe" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"product" text NOT NULL,
	"message" text NOT NULL,
	"old_price" double precision,
	"new_price" double precision,
	"url" text,
	"agent_id" text,
	"task_id" text,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"event_id" bigint NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"response_status" integer,
	"error_message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"task_id" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cursors" (
	"reader" text PRIMARY KEY NOT NULL,
	"tx" "xid8" NOT NULL,
	"event_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"cron" text NOT NULL,
	"timezone" text NOT NULL,
	"misfire" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"next_at" timestamp with time zone,
	"last_at" timestamp with time zone,
	"last_task_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "triggers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"name" text NOT NULL,
	"sealed" text NOT NULL,
	"previous_sealed" text,
	"previous_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"last_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watches" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"product" text NOT NULL,
	"url" text NOT NULL,
	"path" text NOT NULL,
	"target" double precision,
	"last_price" double precision,
	"error_message" text,
	"last_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"url" text NOT NULL,
	"types" jsonb NOT NULL,
	"sealed" text NOT NULL,
	"previous_sealed" text,
	"previous_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"task_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"tool" text NOT NULL,
	"does" text NOT NULL,
	"why" text NOT NULL,
	"input" jsonb NOT NULL,
	"provenance" jsonb NOT NULL,
	"hash" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artefacts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"task_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"source" text NOT NULL,
	"amount" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rolled_into" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grants_within_amount" CHECK ("grants"."used" >= 0 and "grants"."reserved" >= 0 and "grants"."used" + "grants"."reserved" <= "grants"."amount")
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"task_id" text NOT NULL,
	"grant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "holds_task_id_grant_id_pk" PRIMARY KEY("task_id","grant_id")
);
--> statement-breakpoint
select set_config('app.user_id', '*', true);--> statement-breakpoint
-- What was used this month stays used.
insert into grants (id, user_id, source, amount, used, valid_from, expires_at)
select 'month-' || a.month || '-' || a.user_id, a.user_id, 'plan',
  greatest(a.used, case s.tier when 'starter' then 1500 when 'professional' then 8000 when 'enterprise' then 35000 when 'quantum' then 57000 else 1000 end),
  a.used, date_trunc('month', now(), 'UTC'), date_trunc('month', now(), 'UTC') + interval '1 month'
from allowances a left join subscriptions s on s.user_id = a.user_id and s.status <> 'ended'
where a.month = to_char(now() at time zone 'UTC', 'YYYY-MM');--> statement-breakpoint
DROP TABLE "allowances" CASCADE;--> statement-breakpoint
DROP INDEX "tasks_waiting";--> statement-breakpoint
-- Nothing is under way while this is applied, so nothing is set aside.
ALTER TABLE "tasks" ALTER COLUMN "reserved" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "reserved" SET DATA TYPE integer USING 0;--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "reserved" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "recipe_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "file_access" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "app_access" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "domains" jsonb;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "limits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "approval" text DEFAULT 'risky' NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "steps" ADD COLUMN "provenance" jsonb;--> statement-breakpoint
ALTER TABLE "steps" ADD COLUMN "brought" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "policy" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "input" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "origin" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "dry_run" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "settled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "cost_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "stop_requested" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
update tasks set ended_at = coalesce(started_at, created_at) where status in ('completed', 'failed');--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_last_task_id_tasks_id_fk" FOREIGN KEY ("last_task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "triggers" ADD CONSTRAINT "triggers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "triggers" ADD CONSTRAINT "triggers_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artefacts" ADD CONSTRAINT "artefacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artefacts" ADD CONSTRAINT "artefacts_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recipes_of_agent_by_version" ON "recipes" USING btree ("agent_id","version");--> statement-breakpoint
CREATE INDEX "alerts_of_user_newest_first" ON "alerts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "alerts_of_task" ON "alerts" USING btree ("task_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_once_an_event" ON "deliveries" USING btree ("webhook_id","event_id");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("next_at") WHERE "deliveries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_newest_first" ON "deliveries" USING btree ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "events_of_user_in_order" ON "events" USING btree ("user_id","tx","id");--> statement-breakpoint
CREATE INDEX "events_in_order" ON "events" USING btree ("tx","id");--> statement-breakpoint
CREATE INDEX "events_by_age" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_one_an_agent" ON "schedules" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" USING btree ("next_at") WHERE "schedules"."enabled";--> statement-breakpoint
CREATE INDEX "schedules_of_task" ON "schedules" USING btree ("last_task_id");--> statement-breakpoint
CREATE INDEX "triggers_of_user" ON "triggers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "watches_of_agent" ON "watches" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "webhooks_of_user" ON "webhooks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_once_a_payload" ON "approvals" USING btree ("task_id","position","hash");--> statement-breakpoint
CREATE INDEX "approvals_waiting" ON "approvals" USING btree ("user_id","created_at") WHERE "approvals"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "artefacts_of_task" ON "artefacts" USING btree ("task_id","position");--> statement-breakpoint
CREATE INDEX "grants_of_user" ON "grants" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "grants_once_a_period" ON "grants" USING btree ("user_id","source","valid_from") WHERE "grants"."source" in ('plan', 'rollover');--> statement-breakpoint
CREATE INDEX "tasks_resting" ON "tasks" USING btree ("reason","user_id") WHERE "tasks"."status" = 'pending' and "tasks"."reason" is not null;--> statement-breakpoint
CREATE INDEX "tasks_running" ON "tasks" USING btree ("user_id") WHERE "tasks"."status" = 'running';--> statement-breakpoint
CREATE INDEX "tasks_unsettled" ON "tasks" USING btree ("user_id") WHERE "tasks"."reserved" > 0;--> statement-breakpoint
CREATE INDEX "tasks_ended" ON "tasks" USING btree ("ended_at") WHERE "tasks"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "tasks_waiting" ON "tasks" USING btree ("user_id","created_at") WHERE "tasks"."status" = 'pending' and "tasks"."reason" is null;--> statement-breakpoint
ALTER TABLE "tasks" DROP COLUMN "cancel_requested";--> statement-breakpoint
-- Read backwards they give the newest first. Descending with nulls last, no query's order fitted them.
DROP INDEX "agents_of_user_newest_first";--> statement-breakpoint
CREATE INDEX "agents_of_user_newest_first" ON "agents" USING btree ("user_id","created_at","id");--> statement-breakpoint
DROP INDEX "tasks_of_user_newest_first";--> statement-breakpoint
CREATE INDEX "tasks_of_user_newest_first" ON "tasks" USING btree ("user_id","created_at","id");--> statement-breakpoint
DROP INDEX "tasks_of_agent_newest_first";--> statement-breakpoint
CREATE INDEX "tasks_of_agent_newest_first" ON "tasks" USING btree ("agent_id","created_at","id");--> statement-breakpoint
DROP INDEX "actions_of_user_newest_first";--> statement-breakpoint
CREATE INDEX "actions_of_user_newest_first" ON "actions" USING btree ("user_id","created_at");
