DROP INDEX "users_organization";--> statement-breakpoint
CREATE INDEX "users_organization" ON "users" USING btree ("organization_id","removed","id","log_alias");--> statement-breakpoint
-- the days of the log are counted again, now without the visits of members of institutions
DELETE FROM "figures_state";
