ALTER TABLE "exports" ADD COLUMN "asked_by" text DEFAULT 'self' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "contract_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "erase_members_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "erasure_told_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "erasure_reminded_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "contract_told_for" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "organizations_erase_members_from" ON "organizations" USING btree ("erase_members_from") WHERE "organizations"."erase_members_from" is not null;--> statement-breakpoint
CREATE INDEX "users_contract_told_for" ON "users" USING btree ("contract_told_for") WHERE "users"."contract_told_for" is not null;