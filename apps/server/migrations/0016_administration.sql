CREATE TABLE "class_session_members" (
	"session_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_session_members_session_id_user_id_pk" PRIMARY KEY("session_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "class_session_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "class_session_members" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "class_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"code" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"results_opened_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "class_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "class_sessions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_enrolments" (
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'enrolled' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "course_enrolments_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "course_enrolments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_enrolments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_evaluations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_evaluations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"useful" smallint NOT NULL,
	"clear" smallint NOT NULL,
	"pace" smallint NOT NULL,
	"materials" smallint NOT NULL,
	"teaching" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "course_evaluations_person" UNIQUE("course_id","user_id"),
	CONSTRAINT "course_evaluations_ratings" CHECK (least(useful, clear, pace, materials, teaching) >= 1 and greatest(useful, clear, pace, materials, teaching) <= 5)
);
--> statement-breakpoint
ALTER TABLE "course_evaluations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_evaluations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"name" text NOT NULL,
	"file" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_files_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"teachers" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone,
	"status" text DEFAULT 'draft' NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower(title || ' ' || description), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_figures" (
	"organization_id" integer,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "day_figures_of" UNIQUE NULLS NOT DISTINCT("organization_id","kind","day")
);
--> statement-breakpoint
ALTER TABLE "day_figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "day_figures" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "figures" (
	"organization_id" integer,
	"type" text NOT NULL,
	"people" integer NOT NULL,
	"active" integer NOT NULL,
	"joined" integer NOT NULL,
	"inventory" integer NOT NULL,
	"profile" integer NOT NULL,
	"decoded_task" integer NOT NULL,
	"team" integer NOT NULL,
	CONSTRAINT "figures_of" UNIQUE NULLS NOT DISTINCT("organization_id","type")
);
--> statement-breakpoint
ALTER TABLE "figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "figures" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "figures_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"took_ms" real NOT NULL,
	CONSTRAINT "figures_state_one" CHECK ("figures_state"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "figures_state" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "figures_state" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "log_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "log_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text DEFAULT 'running' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"entries" integer DEFAULT 0 NOT NULL,
	"unchained" integer DEFAULT 0 NOT NULL,
	"first_at" timestamp with time zone,
	"last_at" timestamp with time zone,
	"fault" text,
	"fault_id" integer,
	"fault_at" timestamp with time zone,
	"seal_number" integer,
	"seal" text
);
--> statement-breakpoint
ALTER TABLE "log_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "log_checks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "result_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "result_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" integer NOT NULL,
	"decision" text NOT NULL,
	"note" text,
	"reviewer_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "result_reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "result_reviews" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"state" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_name" UNIQUE("user_id","list","name")
);
--> statement-breakpoint
ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "saved_views" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"organization_id" integer,
	"created_by" integer,
	"removed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower(name), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_categories" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_category_people" (
	"category_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_category_people_category_id_user_id_pk" PRIMARY KEY("category_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "user_category_people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_category_people" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_change_rows" (
	"change_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"problem" text,
	CONSTRAINT "user_change_rows_change_id_user_id_pk" PRIMARY KEY("change_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "user_change_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_change_rows" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"organization_id" integer,
	"kind" text NOT NULL,
	"target_id" integer,
	"state" text DEFAULT 'running' NOT NULL,
	"count" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "user_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_changes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "logs_at";--> statement-breakpoint
DROP INDEX "logs_subject";--> statement-breakpoint
DROP INDEX "logs_actor";--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "class_session_members" ADD CONSTRAINT "class_session_members_session_id_class_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_session_members" ADD CONSTRAINT "class_session_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_sessions" ADD CONSTRAINT "class_sessions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_enrolments" ADD CONSTRAINT "course_enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_enrolments" ADD CONSTRAINT "course_enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_evaluations" ADD CONSTRAINT "course_evaluations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_evaluations" ADD CONSTRAINT "course_evaluations_enrolment" FOREIGN KEY ("course_id","user_id") REFERENCES "public"."course_enrolments"("course_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_files" ADD CONSTRAINT "course_files_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_figures" ADD CONSTRAINT "day_figures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figures" ADD CONSTRAINT "figures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_reviews" ADD CONSTRAINT "result_reviews_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_reviews" ADD CONSTRAINT "result_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_categories" ADD CONSTRAINT "user_categories_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_categories" ADD CONSTRAINT "user_categories_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_category_people" ADD CONSTRAINT "user_category_people_category_id_user_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."user_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_category_people" ADD CONSTRAINT "user_category_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_change_rows" ADD CONSTRAINT "user_change_rows_change_id_user_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."user_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_change_rows" ADD CONSTRAINT "user_change_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_changes" ADD CONSTRAINT "user_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_changes" ADD CONSTRAINT "user_changes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_changes" ADD CONSTRAINT "user_changes_target_id_organizations_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_session_members_user" ON "class_session_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_sessions_open" ON "class_sessions" USING btree ("group_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "class_sessions_code" ON "class_sessions" USING btree ("code") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "course_enrolments_user" ON "course_enrolments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_evaluations_user" ON "course_evaluations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_files_course" ON "course_files" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "courses_status" ON "courses" USING btree ("removed","status");--> statement-breakpoint
CREATE UNIQUE INDEX "log_checks_one_at_a_time" ON "log_checks" USING btree ("state") WHERE "log_checks"."state" = 'running';--> statement-breakpoint
CREATE INDEX "result_reviews_attempt" ON "result_reviews" USING btree ("attempt_id","id");--> statement-breakpoint
CREATE INDEX "result_reviews_reviewer" ON "result_reviews" USING btree ("reviewer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_categories_name" ON "user_categories" USING btree (coalesce("organization_id", 0),lower("name")) WHERE "user_categories"."removed" = 0;--> statement-breakpoint
CREATE INDEX "user_categories_created_by" ON "user_categories" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "user_category_people_user" ON "user_category_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_change_rows_user" ON "user_change_rows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_change_rows_state" ON "user_change_rows" USING btree ("change_id","state","user_id");--> statement-breakpoint
CREATE INDEX "user_changes_user" ON "user_changes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "user_changes_organization" ON "user_changes" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "user_changes_target" ON "user_changes" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "attempts_flagged" ON "attempts" USING btree ("finished_at","id") WHERE finished_at is not null and quality_flags <> '{}';--> statement-breakpoint
CREATE INDEX "logs_action" ON "logs" USING btree ("action","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "tasks_created" ON "tasks" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "tasks_decoded" ON "tasks" USING btree ("user_id") WHERE "tasks"."decoded_at" is not null;--> statement-breakpoint
CREATE INDEX "logs_at" ON "logs" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "logs_subject" ON "logs" USING btree ("subject","at","id","action");--> statement-breakpoint
CREATE INDEX "logs_actor" ON "logs" USING btree ("actor","at","id","action","subject");--> statement-breakpoint
CREATE POLICY "platform" ON "class_session_members" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "class_session_members" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from class_sessions where class_sessions.id = session_id));--> statement-breakpoint
CREATE POLICY "platform" ON "class_sessions" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "class_sessions" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from groups where groups.id = group_id));--> statement-breakpoint
CREATE POLICY "platform" ON "course_enrolments" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "course_enrolments" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "course_enrolments"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "course_evaluations" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "course_evaluations" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "course_evaluations"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "day_figures" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "platform" ON "figures" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "platform" ON "figures_state" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "platform" ON "log_checks" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "platform" ON "result_reviews" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "result_reviews" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from attempts where attempts.id = "result_reviews"."attempt_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "saved_views" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "saved_views" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "saved_views"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "user_categories" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "user_categories" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("user_categories"."organization_id" = (select nullif(current_setting('quartet.institution', true), '')::int));--> statement-breakpoint
CREATE POLICY "platform" ON "user_category_people" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "user_category_people" AS PERMISSIVE FOR ALL TO "quartet_app" USING (("user_category_people"."user_id" = (select nullif(current_setting('quartet.person', true), '')::int) or exists (select from user_categories c where c.id = "user_category_people"."category_id")));--> statement-breakpoint
CREATE POLICY "platform" ON "user_change_rows" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "user_change_rows" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from user_changes where user_changes.id = "user_change_rows"."change_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "user_changes" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "user_changes" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("user_changes"."organization_id" = (select nullif(current_setting('quartet.institution', true), '')::int));