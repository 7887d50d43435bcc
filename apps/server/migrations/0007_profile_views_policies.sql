ALTER TABLE "profile_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profile_views" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "platform" ON "profile_views" TO quartet_platform USING (true);--> statement-breakpoint
-- A view goes with the person who was read.
CREATE POLICY "own" ON "profile_views" TO quartet_app USING (EXISTS (SELECT FROM users WHERE users.id = profile_views.user_id));
