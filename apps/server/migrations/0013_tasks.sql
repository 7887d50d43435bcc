CREATE TABLE "career_statement_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "career_statement_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"language_id" integer NOT NULL,
	"group_key" text NOT NULL,
	"order" smallint DEFAULT 0 NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "career_statement_questions_version" UNIQUE("group_key","language_id")
);
--> statement-breakpoint
CREATE TABLE "career_statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "career_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"title" text NOT NULL,
	"pattern" text NOT NULL,
	"type" text NOT NULL,
	"language_id" integer NOT NULL,
	"group_key" text NOT NULL,
	"order" smallint DEFAULT 0 NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "career_statements_version" UNIQUE("group_key","language_id")
);
--> statement-breakpoint
CREATE TABLE "selected_career_statements" (
	"user_id" integer NOT NULL,
	"group_key" text NOT NULL,
	CONSTRAINT "selected_career_statements_user_id_group_key_pk" PRIMARY KEY("user_id","group_key")
);
--> statement-breakpoint
CREATE TABLE "category_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "category_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"area" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"topic_id" integer NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"language_id" integer NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "classroom_links" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"student_classroom_id" text NOT NULL,
	"sealed_tokens" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "strategies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "strategies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"topic_key" text,
	"pattern" text NOT NULL,
	"action" text NOT NULL,
	"children" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"language_id" integer NOT NULL,
	"group_key" text NOT NULL,
	"order" smallint DEFAULT 0 NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "strategies_version" UNIQUE("group_key","language_id")
);
--> statement-breakpoint
CREATE TABLE "chosen_strategies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chosen_strategies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"strategy_id" integer,
	"attribute_id" integer,
	"own_strategy_id" integer,
	"worked" boolean,
	"order" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_strategies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_strategies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"pattern" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"area" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"topic_id" integer NOT NULL,
	"status" text DEFAULT 'New' NOT NULL,
	"priority" smallint,
	"due_date" date,
	"category" text DEFAULT '' NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"needed" jsonb,
	"needed_source" text,
	"decoded_at" timestamp with time zone,
	"decoder_version" smallint,
	"drill" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"duties" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pushed_by" integer,
	"copy_of" text,
	"classroom_ref" text,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("name" || ' ' || "category" || ' ' || "description"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"group_key" text NOT NULL,
	"name" text NOT NULL,
	"language_id" integer NOT NULL,
	"order" smallint DEFAULT 0 NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "topics_version" UNIQUE("area","group_key","language_id")
);
--> statement-breakpoint
CREATE TABLE "walls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "walls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"area" text NOT NULL,
	"children" boolean DEFAULT false NOT NULL,
	"language_id" integer NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "walls_place" UNIQUE("area","children","language_id")
);
--> statement-breakpoint
CREATE TABLE "words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"wall_id" integer NOT NULL,
	"text" text NOT NULL,
	"forms" text[] NOT NULL,
	"pattern" text NOT NULL,
	"weight" smallint NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "words_of_wall" UNIQUE("wall_id","text")
);
--> statement-breakpoint
ALTER TABLE "career_statement_questions" ADD CONSTRAINT "career_statement_questions_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_statements" ADD CONSTRAINT "career_statements_question_id_career_statement_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."career_statement_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_statements" ADD CONSTRAINT "career_statements_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_career_statements" ADD CONSTRAINT "selected_career_statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_tasks" ADD CONSTRAINT "category_tasks_category_id_task_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."task_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_tasks" ADD CONSTRAINT "category_tasks_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_categories" ADD CONSTRAINT "task_categories_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_links" ADD CONSTRAINT "classroom_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategies" ADD CONSTRAINT "strategies_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_strategies" ADD CONSTRAINT "chosen_strategies_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_strategies" ADD CONSTRAINT "chosen_strategies_strategy_id_strategies_id_fk" FOREIGN KEY ("strategy_id") REFERENCES "public"."strategies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_strategies" ADD CONSTRAINT "chosen_strategies_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_strategies" ADD CONSTRAINT "chosen_strategies_own_strategy_id_own_strategies_id_fk" FOREIGN KEY ("own_strategy_id") REFERENCES "public"."own_strategies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_strategies" ADD CONSTRAINT "own_strategies_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_pushed_by_users_id_fk" FOREIGN KEY ("pushed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "walls" ADD CONSTRAINT "walls_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "words" ADD CONSTRAINT "words_wall_id_walls_id_fk" FOREIGN KEY ("wall_id") REFERENCES "public"."walls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "career_statements_question" ON "career_statements" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "category_tasks_category" ON "category_tasks" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "category_tasks_topic" ON "category_tasks" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "strategies_shelf" ON "strategies" USING btree ("area","topic_key","language_id","children");--> statement-breakpoint
CREATE INDEX "chosen_strategies_task" ON "chosen_strategies" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "chosen_strategies_strategy" ON "chosen_strategies" USING btree ("strategy_id");--> statement-breakpoint
CREATE INDEX "chosen_strategies_attribute" ON "chosen_strategies" USING btree ("attribute_id");--> statement-breakpoint
CREATE INDEX "chosen_strategies_own" ON "chosen_strategies" USING btree ("own_strategy_id");--> statement-breakpoint
CREATE INDEX "own_strategies_task" ON "own_strategies" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "tasks_list" ON "tasks" USING btree ("user_id","area","removed","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_copy" ON "tasks" USING btree ("user_id","copy_of") WHERE "tasks"."copy_of" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_coursework" ON "tasks" USING btree ("user_id","classroom_ref") WHERE "tasks"."classroom_ref" is not null;--> statement-breakpoint
CREATE INDEX "tasks_topic" ON "tasks" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "tasks_pushed_by" ON "tasks" USING btree ("pushed_by");--> statement-breakpoint
CREATE INDEX "tasks_bin" ON "tasks" USING btree ("removed_at") WHERE "tasks"."removed" = 1;--> statement-breakpoint
CREATE INDEX "topics_area" ON "topics" USING btree ("area","language_id");--> statement-breakpoint
CREATE INDEX "words_wall" ON "words" USING btree ("wall_id");