ALTER TABLE "questions" ADD COLUMN "copied_text" text;--> statement-breakpoint
ALTER TABLE "localization" ADD COLUMN "edited_at" timestamp with time zone;