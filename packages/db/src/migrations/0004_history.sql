CREATE TABLE "shares" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"task_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "retry_of" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "carried" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shares_by_token" ON "shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "shares_of_task" ON "shares" USING btree ("task_id","created_at");--> statement-breakpoint
CREATE INDEX "tasks_of_user_by_status" ON "tasks" USING btree ("user_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "tasks_of_user_by_verdict" ON "tasks" USING btree ("user_id","verdict","created_at","id") WHERE "tasks"."verdict" is not null;