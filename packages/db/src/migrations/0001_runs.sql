CREATE TABLE "steps" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"task_id" text NOT NULL,
	"position" integer NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"tool" text NOT NULL,
	"effect" text NOT NULL,
	"status" text NOT NULL,
	"input" jsonb NOT NULL,
	"output" jsonb,
	"verdict" text,
	"proof" text,
	"error_message" text,
	"attempts" integer DEFAULT 1 NOT NULL,
	"execution_ms" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allowances" (
	"user_id" text NOT NULL,
	"month" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "allowances_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "recipe" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "recipe" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "actions_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "cancel_requested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "lease_token" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "reserved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "actions" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "steps" ADD CONSTRAINT "steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "steps" ADD CONSTRAINT "steps_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "steps_of_task_in_order" ON "steps" USING btree ("task_id","position");--> statement-breakpoint
CREATE INDEX "tasks_waiting" ON "tasks" USING btree ("created_at") WHERE "tasks"."status" in ('pending', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_once_a_request" ON "tasks" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "actions_once_a_step" ON "actions" USING btree ("task_id","position");