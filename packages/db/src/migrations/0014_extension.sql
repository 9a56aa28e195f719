CREATE TABLE "paired_browsers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"origin" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_expires_at" timestamp with time zone NOT NULL,
	"renewal_hash" text NOT NULL,
	"used_renewal_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paired_browsers_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "paired_browsers_renewal_hash_unique" UNIQUE("renewal_hash"),
	CONSTRAINT "paired_browsers_used_renewal_hash_unique" UNIQUE("used_renewal_hash")
);
--> statement-breakpoint
CREATE TABLE "pairing_codes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"locator" text NOT NULL,
	"secret_hash" text NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paired_browsers" ADD CONSTRAINT "paired_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_codes" ADD CONSTRAINT "pairing_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paired_browsers_of_user" ON "paired_browsers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pairing_codes_by_locator" ON "pairing_codes" USING btree ("locator");