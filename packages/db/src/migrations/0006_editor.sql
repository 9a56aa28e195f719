ALTER TABLE "agents" ADD COLUMN "log_ins" jsonb;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "deleted_at" timestamp with time zone;