ALTER TABLE "cms" ADD COLUMN "draft_title" text;--> statement-breakpoint
ALTER TABLE "cms" ADD COLUMN "draft_body" text;--> statement-breakpoint
ALTER TABLE "cms" ADD COLUMN "draft_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cms" ADD COLUMN "in_menu" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cms" drop column "searched";--> statement-breakpoint
ALTER TABLE "cms" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("key" || ' ' || "title" || ' ' || "body_html" || ' ' || coalesce("draft_title", '') || ' ' || coalesce("draft_body", '')), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "cms_searched" ON "cms" USING gin ("searched" gin_trgm_ops);
