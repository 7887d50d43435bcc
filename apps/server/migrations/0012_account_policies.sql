-- An export goes with its person.
ALTER TABLE "exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "exports" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "platform" ON "exports" TO quartet_platform USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "exports" TO quartet_app USING (EXISTS (SELECT FROM users WHERE users.id = exports.user_id));
