ALTER TABLE "live_browsers" ADD COLUMN "asks" jsonb;--> statement-breakpoint
ALTER TABLE "live_browsers" ADD COLUMN "noted" jsonb;