ALTER TABLE "cms" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cms" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("key" || ' ' || "title" || ' ' || "body_html"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "languages" ADD COLUMN "flag" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "cms_searched" ON "cms" USING gin ("searched" gin_trgm_ops);