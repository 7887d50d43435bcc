DROP INDEX "users_organization";--> statement-breakpoint
CREATE INDEX "users_organization" ON "users" USING btree ("organization_id","removed","id","log_alias");