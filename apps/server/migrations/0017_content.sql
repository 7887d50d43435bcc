CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "sheet_import_rows" (
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"target_id" integer,
	"draft" jsonb NOT NULL,
	"before" jsonb,
	CONSTRAINT "sheet_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "sheet_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sheet_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sheet" text NOT NULL,
	"user_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"rows" integer NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "statement_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"language_id" integer NOT NULL,
	"group_key" text NOT NULL,
	"order" smallint DEFAULT 0 NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower(title), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
	CONSTRAINT "statement_questions_version" UNIQUE("group_key","language_id")
);
--> statement-breakpoint
CREATE TABLE "team_statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"title" text NOT NULL,
	"pattern" text NOT NULL,
	"type" text NOT NULL,
	"age_group_id" smallint NOT NULL,
	"language_id" integer NOT NULL,
	"group_key" text NOT NULL,
	"order" smallint DEFAULT 0 NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower(title), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
	CONSTRAINT "team_statements_version" UNIQUE("group_key","language_id")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("title"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "career_statement_questions" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "career_statement_questions" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("title"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "career_statements" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "career_statements" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("title"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "category_tasks" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "category_tasks" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("name" || ' ' || "description"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "task_categories" ADD COLUMN "group_key" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "task_categories" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "task_categories" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("name"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "strategies" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "strategies" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("title" || ' ' || "body"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("name"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "walls" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "walls" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("title"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "group_key" text;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("text"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sheet_import_rows" ADD CONSTRAINT "sheet_import_rows_import_id_sheet_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."sheet_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_imports" ADD CONSTRAINT "sheet_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_questions" ADD CONSTRAINT "statement_questions_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_statements" ADD CONSTRAINT "team_statements_question_id_statement_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."statement_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_statements" ADD CONSTRAINT "team_statements_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_imports_newest" ON "sheet_imports" USING btree ("sheet","id");--> statement-breakpoint
CREATE INDEX "sheet_imports_user" ON "sheet_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "statement_questions_searched" ON "statement_questions" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "team_statements_question" ON "team_statements" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "team_statements_searched" ON "team_statements" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "attributes_searched" ON "attributes" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "career_statement_questions_searched" ON "career_statement_questions" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "career_statements_searched" ON "career_statements" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "category_tasks_searched" ON "category_tasks" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "task_categories_searched" ON "task_categories" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "strategies_searched" ON "strategies" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "topics_searched" ON "topics" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "walls_searched" ON "walls" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "words_searched" ON "words" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "task_categories" ADD CONSTRAINT "task_categories_version" UNIQUE("group_key","language_id");