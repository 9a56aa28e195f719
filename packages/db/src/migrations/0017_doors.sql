CREATE TABLE "password_tries" (
	"subject" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"free_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"spent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "spent_codes" ADD CONSTRAINT "spent_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spent_codes_of_user" ON "spent_codes" USING btree ("user_id");