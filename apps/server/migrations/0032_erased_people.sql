CREATE TABLE "erased_people" (
	"alias" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
-- Whoever erases somebody adds a row; only jobs read them and let them go.
ALTER TABLE "erased_people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "erased_people" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "platform" ON "erased_people" TO quartet_platform USING (true);--> statement-breakpoint
CREATE POLICY "add" ON "erased_people" FOR INSERT TO quartet_app WITH CHECK (true);
