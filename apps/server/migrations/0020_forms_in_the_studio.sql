ALTER TABLE "forms" ADD COLUMN "pilot" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "removed" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("title"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "part" smallint GENERATED ALWAYS AS (case when "number" <= 28 then 1 else 2 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "removed" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("text"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "forms_searched" ON "forms" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "questions_searched" ON "questions" USING gin ("searched" gin_trgm_ops);