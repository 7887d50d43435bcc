ALTER TABLE "organizations" ADD COLUMN "admissions_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "confirmed_by" uuid;