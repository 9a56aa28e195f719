CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"mode" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_by_time" ON "payments" USING btree ("mode","created_at","user_id","amount_cents");--> statement-breakpoint
CREATE INDEX "payments_of_user" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "actions_by_time" ON "actions" USING btree ("created_at","user_id","cost_cents");--> statement-breakpoint
CREATE INDEX "model_uses_by_time" ON "model_uses" USING btree ("created_at","cost_cents");--> statement-breakpoint
CREATE INDEX "users_newest_first" ON "users" USING btree ("created_at","id");