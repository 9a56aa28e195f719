CREATE TABLE "model_caps" (
	"user_id" text PRIMARY KEY NOT NULL,
	"own_cents" integer,
	"given_cents" integer
);
--> statement-breakpoint
ALTER TABLE "model_uses" ADD COLUMN "task_id" text;--> statement-breakpoint
ALTER TABLE "model_caps" ADD CONSTRAINT "model_caps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_uses_of_task" ON "model_uses" USING btree ("task_id");