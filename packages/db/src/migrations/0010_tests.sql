CREATE TABLE "agent_tests" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"name" text NOT NULL,
	"task_id" text NOT NULL,
	"recipe" jsonb NOT NULL,
	"policy" jsonb,
	"input" jsonb,
	"dry_run" boolean NOT NULL,
	"expectations" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_results" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"bot_id" text NOT NULL,
	"test_id" text NOT NULL,
	"test_name" text NOT NULL,
	"status" text NOT NULL,
	"score" integer NOT NULL,
	"execution_ms" integer NOT NULL,
	"error_messages" jsonb NOT NULL,
	"recommendations" jsonb NOT NULL,
	"task_id" text,
	"actions_used" integer NOT NULL,
	"cost_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_suites" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"overall_score" integer NOT NULL,
	"system_health" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent_tests" ADD CONSTRAINT "agent_tests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tests" ADD CONSTRAINT "agent_tests_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_results" ADD CONSTRAINT "test_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_suites" ADD CONSTRAINT "test_suites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_tests_of_agent" ON "agent_tests" USING btree ("user_id","agent_id","created_at");--> statement-breakpoint
CREATE INDEX "test_results_of_user_newest_first" ON "test_results" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "test_results_of_bot_newest_first" ON "test_results" USING btree ("user_id","bot_id","created_at","id");--> statement-breakpoint
CREATE INDEX "test_results_of_test_newest_first" ON "test_results" USING btree ("user_id","test_id","created_at","id");--> statement-breakpoint
CREATE INDEX "test_suites_of_user_newest_first" ON "test_suites" USING btree ("user_id","created_at","id");