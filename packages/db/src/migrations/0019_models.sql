CREATE TABLE "model_keys" (
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"address" text,
	"model" text,
	"sealed" text,
	"version" integer DEFAULT 1 NOT NULL,
	"hint" text DEFAULT '' NOT NULL,
	"answers_in_ms" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_keys_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
ALTER TABLE "model_keys" ADD CONSTRAINT "model_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;