CREATE UNLOGGED TABLE "live_browsers" (
	"task_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"window_id" text NOT NULL,
	"control" text DEFAULT 'agent' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"said" text,
	"frame" "bytea",
	"frame_number" integer DEFAULT 0 NOT NULL,
	"watched_until" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mcp_servers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"sealed" text,
	"trusted" boolean DEFAULT false NOT NULL,
	"tools" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"mail" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"to" text NOT NULL,
	"simulated" boolean NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"to" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "browser_profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "sealed_totp" text;--> statement-breakpoint
ALTER TABLE "live_browsers" ADD CONSTRAINT "live_browsers_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_browsers" ADD CONSTRAINT "live_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mcp_servers" ADD CONSTRAINT "mcp_servers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_calls" ADD CONSTRAINT "phone_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_texts" ADD CONSTRAINT "phone_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browser_profiles" ADD CONSTRAINT "browser_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_browsers_of_user" ON "live_browsers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mcp_servers_by_name" ON "mcp_servers" USING btree ("user_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_by_message_id" ON "outbox" USING btree ("user_id","message_id");--> statement-breakpoint
CREATE INDEX "outbox_newest_first" ON "outbox" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "phone_calls_newest_first" ON "phone_calls" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "phone_texts_newest_first" ON "phone_texts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "browser_profiles_by_name" ON "browser_profiles" USING btree ("user_id","name");