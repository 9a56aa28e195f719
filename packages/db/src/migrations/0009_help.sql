CREATE TABLE "help_votes" (
	"user_id" text NOT NULL,
	"entry" text NOT NULL,
	"helpful" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "help_votes_user_id_entry_pk" PRIMARY KEY("user_id","entry")
);
--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_votes_by_entry" ON "help_votes" USING btree ("entry","helpful");