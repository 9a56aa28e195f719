CREATE TABLE "collab_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"token_hash" text,
	"state" "bytea" NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collab_drafts_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "collab_guests" (
	"draft_id" text NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collab_guests_draft_id_user_id_pk" PRIMARY KEY("draft_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "collab_drafts" ADD CONSTRAINT "collab_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collab_guests" ADD CONSTRAINT "collab_guests_draft_id_collab_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."collab_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collab_guests" ADD CONSTRAINT "collab_guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collab_drafts_of_user" ON "collab_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "collab_drafts_by_change" ON "collab_drafts" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "collab_guests_of_user" ON "collab_guests" USING btree ("user_id");