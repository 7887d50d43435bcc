ALTER TABLE "organizations" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "contact_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "contact_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "logo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "features" jsonb DEFAULT '{"lci_only":false,"tasks":true,"teams":true,"career":true,"pwp":true}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("first_name" || ' ' || "last_name" || ' ' || coalesce("email", '')), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "organizations_removed" ON "organizations" USING btree ("removed","id");--> statement-breakpoint
CREATE INDEX "users_removed" ON "users" USING btree ("removed","id");--> statement-breakpoint
CREATE INDEX "users_searched" ON "users" USING gin ("searched" gin_trgm_ops);