CREATE TABLE "people_counts" (
	"organization_id" integer,
	"type" text NOT NULL,
	"age_group_id" smallint NOT NULL,
	"removed" smallint NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sorted" text GENERATED ALWAYS AS (left(regexp_replace(normalize(replace(lower("first_name" || ' ' || "last_name"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g'), 100)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("removed","sorted","id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("removed","email","id");--> statement-breakpoint
CREATE INDEX "users_by_type" ON "users" USING btree ("removed","type","id");--> statement-breakpoint
CREATE INDEX "users_by_age" ON "users" USING btree ("removed","age_group_id","id");--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("removed","created_at","id");