-- Content is stored once for all its languages: what the versions of a row share
-- moves from the versions to its group.
-- Where versions had drifted apart, the English one holds.
CREATE TABLE "attribute_groups" (
	"key" text PRIMARY KEY NOT NULL,
	"order" smallint DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone,
	"pattern" text NOT NULL,
	"type" text NOT NULL,
	"age_group_id" smallint NOT NULL,
	"user_id" integer
);--> statement-breakpoint
CREATE TABLE "career_question_groups" (
	"key" text PRIMARY KEY NOT NULL,
	"order" smallint DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "career_statement_groups" (
	"key" text PRIMARY KEY NOT NULL,
	"order" smallint DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone,
	"question_key" text NOT NULL,
	"pattern" text NOT NULL,
	"type" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "statement_question_groups" (
	"key" text PRIMARY KEY NOT NULL,
	"order" smallint DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone,
	"kind" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "team_statement_groups" (
	"key" text PRIMARY KEY NOT NULL,
	"order" smallint DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone,
	"question_key" text NOT NULL,
	"pattern" text NOT NULL,
	"type" text NOT NULL,
	"age_group_id" smallint NOT NULL
);--> statement-breakpoint
CREATE TABLE "strategy_groups" (
	"key" text PRIMARY KEY NOT NULL,
	"order" smallint DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone,
	"area" text NOT NULL,
	"topic_key" text,
	"pattern" text NOT NULL,
	"action" text NOT NULL,
	"children" boolean DEFAULT false NOT NULL
);--> statement-breakpoint
CREATE TABLE "topic_groups" (
	"key" text PRIMARY KEY NOT NULL,
	"order" smallint DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone,
	"area" text NOT NULL,
	CONSTRAINT "topic_groups_area" UNIQUE("area","key")
);--> statement-breakpoint
ALTER TABLE "topics" RENAME TO "topic_versions";--> statement-breakpoint
ALTER TABLE "strategies" RENAME TO "strategy_versions";--> statement-breakpoint
ALTER TABLE "attributes" RENAME TO "attribute_versions";--> statement-breakpoint
ALTER TABLE "statement_questions" RENAME TO "statement_question_versions";--> statement-breakpoint
ALTER TABLE "team_statements" RENAME TO "team_statement_versions";--> statement-breakpoint
ALTER TABLE "career_statement_questions" RENAME TO "career_question_versions";--> statement-breakpoint
ALTER TABLE "career_statements" RENAME TO "career_statement_versions";--> statement-breakpoint
ALTER SEQUENCE "topics_id_seq" RENAME TO "topic_versions_id_seq";--> statement-breakpoint
ALTER SEQUENCE "strategies_id_seq" RENAME TO "strategy_versions_id_seq";--> statement-breakpoint
ALTER SEQUENCE "attributes_id_seq" RENAME TO "attribute_versions_id_seq";--> statement-breakpoint
ALTER SEQUENCE "statement_questions_id_seq" RENAME TO "statement_question_versions_id_seq";--> statement-breakpoint
ALTER SEQUENCE "team_statements_id_seq" RENAME TO "team_statement_versions_id_seq";--> statement-breakpoint
ALTER SEQUENCE "career_statement_questions_id_seq" RENAME TO "career_question_versions_id_seq";--> statement-breakpoint
ALTER SEQUENCE "career_statements_id_seq" RENAME TO "career_statement_versions_id_seq";--> statement-breakpoint
DROP TRIGGER content_added ON topic_versions;--> statement-breakpoint
DROP TRIGGER content_changed ON topic_versions;--> statement-breakpoint
DROP TRIGGER content_removed ON topic_versions;--> statement-breakpoint
DROP TRIGGER content_added ON strategy_versions;--> statement-breakpoint
DROP TRIGGER content_changed ON strategy_versions;--> statement-breakpoint
DROP TRIGGER content_removed ON strategy_versions;--> statement-breakpoint
DROP TRIGGER content_added ON attribute_versions;--> statement-breakpoint
DROP TRIGGER content_changed ON attribute_versions;--> statement-breakpoint
DROP TRIGGER content_removed ON attribute_versions;--> statement-breakpoint
DROP TRIGGER content_added ON statement_question_versions;--> statement-breakpoint
DROP TRIGGER content_changed ON statement_question_versions;--> statement-breakpoint
DROP TRIGGER content_removed ON statement_question_versions;--> statement-breakpoint
DROP TRIGGER content_added ON team_statement_versions;--> statement-breakpoint
DROP TRIGGER content_changed ON team_statement_versions;--> statement-breakpoint
DROP TRIGGER content_removed ON team_statement_versions;--> statement-breakpoint
DROP TRIGGER content_added ON career_question_versions;--> statement-breakpoint
DROP TRIGGER content_changed ON career_question_versions;--> statement-breakpoint
DROP TRIGGER content_removed ON career_question_versions;--> statement-breakpoint
DROP TRIGGER content_added ON career_statement_versions;--> statement-breakpoint
DROP TRIGGER content_changed ON career_statement_versions;--> statement-breakpoint
DROP TRIGGER content_removed ON career_statement_versions;--> statement-breakpoint
DROP TRIGGER attributes_added ON attribute_versions;--> statement-breakpoint
DROP TRIGGER attributes_changed ON attribute_versions;--> statement-breakpoint
DROP TRIGGER attributes_left ON attribute_versions;--> statement-breakpoint
DROP TRIGGER attributes_removed ON attribute_versions;--> statement-breakpoint
ALTER TABLE attribute_versions NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE attribute_versions SET group_key = gen_random_uuid()::text WHERE group_key IS NULL;--> statement-breakpoint
INSERT INTO topic_groups (key, "order", edited_at, "area")
  SELECT DISTINCT ON (version.group_key) version.group_key, version."order", version.edited_at, version."area"
  FROM topic_versions version ORDER BY version.group_key, version.removed, version.language_id;--> statement-breakpoint
INSERT INTO strategy_groups (key, "order", edited_at, "area", "topic_key", "pattern", "action", "children")
  SELECT DISTINCT ON (version.group_key) version.group_key, version."order", version.edited_at, coalesce((select t.area from topic_groups t where t.key = version.topic_key), version.area), version."topic_key", version."pattern", version."action", version."children"
  FROM strategy_versions version ORDER BY version.group_key, version.removed, version.language_id;--> statement-breakpoint
INSERT INTO attribute_groups (key, "order", edited_at, "pattern", "type", "age_group_id", "user_id")
  SELECT DISTINCT ON (version.group_key) version.group_key, version."order", version.edited_at, version."pattern", version."type", version."age_group_id", version."user_id"
  FROM attribute_versions version ORDER BY version.group_key, version.removed, version.language_id;--> statement-breakpoint
INSERT INTO statement_question_groups (key, "order", edited_at, "kind")
  SELECT DISTINCT ON (version.group_key) version.group_key, version."order", version.edited_at, version."kind"
  FROM statement_question_versions version ORDER BY version.group_key, version.removed, version.language_id;--> statement-breakpoint
INSERT INTO team_statement_groups (key, "order", edited_at, "question_key", "pattern", "type", "age_group_id")
  SELECT DISTINCT ON (version.group_key) version.group_key, version."order", version.edited_at, (select q.group_key from statement_question_versions q where q.id = version.question_id), version."pattern", version."type", version."age_group_id"
  FROM team_statement_versions version ORDER BY version.group_key, version.removed, version.language_id;--> statement-breakpoint
INSERT INTO career_question_groups (key, "order", edited_at)
  SELECT DISTINCT ON (version.group_key) version.group_key, version."order", version.edited_at
  FROM career_question_versions version ORDER BY version.group_key, version.removed, version.language_id;--> statement-breakpoint
INSERT INTO career_statement_groups (key, "order", edited_at, "question_key", "pattern", "type")
  SELECT DISTINCT ON (version.group_key) version.group_key, version."order", version.edited_at, (select q.group_key from career_question_versions q where q.id = version.question_id), version."pattern", version."type"
  FROM career_statement_versions version ORDER BY version.group_key, version.removed, version.language_id;--> statement-breakpoint
DROP FUNCTION count_catalogue_content_on();--> statement-breakpoint
DROP POLICY "own" ON "attribute_versions";--> statement-breakpoint
DROP INDEX "topics_area";--> statement-breakpoint
ALTER TABLE "topic_versions" DROP CONSTRAINT "topics_version";--> statement-breakpoint
ALTER TABLE "topic_versions" DROP COLUMN "order", DROP COLUMN "area";--> statement-breakpoint
ALTER TABLE "topic_versions" ADD CONSTRAINT "topic_versions_language" UNIQUE("group_key","language_id");--> statement-breakpoint
ALTER INDEX "topics_searched" RENAME TO "topic_versions_searched";--> statement-breakpoint
ALTER TABLE "topic_versions" RENAME CONSTRAINT "topics_pkey" TO "topic_versions_pkey";--> statement-breakpoint
ALTER TABLE "topic_versions" RENAME CONSTRAINT "topics_language_id_languages_id_fk" TO "topic_versions_language_id_languages_id_fk";--> statement-breakpoint
DROP INDEX "strategies_shelf";--> statement-breakpoint
ALTER TABLE "strategy_versions" DROP CONSTRAINT "strategies_version";--> statement-breakpoint
ALTER TABLE "strategy_versions" DROP COLUMN "order", DROP COLUMN "area", DROP COLUMN "topic_key", DROP COLUMN "pattern", DROP COLUMN "action", DROP COLUMN "children";--> statement-breakpoint
ALTER TABLE "strategy_versions" ADD CONSTRAINT "strategy_versions_language" UNIQUE("group_key","language_id");--> statement-breakpoint
ALTER INDEX "strategies_searched" RENAME TO "strategy_versions_searched";--> statement-breakpoint
ALTER TABLE "strategy_versions" RENAME CONSTRAINT "strategies_pkey" TO "strategy_versions_pkey";--> statement-breakpoint
ALTER TABLE "strategy_versions" RENAME CONSTRAINT "strategies_language_id_languages_id_fk" TO "strategy_versions_language_id_languages_id_fk";--> statement-breakpoint
DROP INDEX "attributes_catalogue";--> statement-breakpoint
DROP INDEX "attributes_user";--> statement-breakpoint
ALTER TABLE "attribute_versions" DROP CONSTRAINT "attributes_version";--> statement-breakpoint
ALTER TABLE "attribute_versions" DROP COLUMN "order", DROP COLUMN "pattern", DROP COLUMN "type", DROP COLUMN "age_group_id", DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "attribute_versions" ALTER COLUMN "group_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attribute_versions" ADD CONSTRAINT "attribute_versions_language" UNIQUE("group_key","language_id");--> statement-breakpoint
ALTER INDEX "attributes_searched" RENAME TO "attribute_versions_searched";--> statement-breakpoint
ALTER TABLE "attribute_versions" RENAME CONSTRAINT "attributes_pkey" TO "attribute_versions_pkey";--> statement-breakpoint
ALTER TABLE "attribute_versions" RENAME CONSTRAINT "attributes_language_id_languages_id_fk" TO "attribute_versions_language_id_languages_id_fk";--> statement-breakpoint
ALTER TABLE "statement_question_versions" DROP CONSTRAINT "statement_questions_version";--> statement-breakpoint
ALTER TABLE "statement_question_versions" DROP COLUMN "order", DROP COLUMN "kind";--> statement-breakpoint
ALTER TABLE "statement_question_versions" ADD CONSTRAINT "statement_question_versions_language" UNIQUE("group_key","language_id");--> statement-breakpoint
ALTER INDEX "statement_questions_searched" RENAME TO "statement_question_versions_searched";--> statement-breakpoint
ALTER TABLE "statement_question_versions" RENAME CONSTRAINT "statement_questions_pkey" TO "statement_question_versions_pkey";--> statement-breakpoint
ALTER TABLE "statement_question_versions" RENAME CONSTRAINT "statement_questions_language_id_languages_id_fk" TO "statement_question_versions_language_id_languages_id_fk";--> statement-breakpoint
DROP INDEX "team_statements_question";--> statement-breakpoint
ALTER TABLE "team_statement_versions" DROP CONSTRAINT "team_statements_version";--> statement-breakpoint
ALTER TABLE "team_statement_versions" DROP COLUMN "order", DROP COLUMN "question_id", DROP COLUMN "pattern", DROP COLUMN "type", DROP COLUMN "age_group_id";--> statement-breakpoint
ALTER TABLE "team_statement_versions" ADD CONSTRAINT "team_statement_versions_language" UNIQUE("group_key","language_id");--> statement-breakpoint
ALTER INDEX "team_statements_searched" RENAME TO "team_statement_versions_searched";--> statement-breakpoint
ALTER TABLE "team_statement_versions" RENAME CONSTRAINT "team_statements_pkey" TO "team_statement_versions_pkey";--> statement-breakpoint
ALTER TABLE "team_statement_versions" RENAME CONSTRAINT "team_statements_language_id_languages_id_fk" TO "team_statement_versions_language_id_languages_id_fk";--> statement-breakpoint
ALTER TABLE "career_question_versions" DROP CONSTRAINT "career_statement_questions_version";--> statement-breakpoint
ALTER TABLE "career_question_versions" DROP COLUMN "order";--> statement-breakpoint
ALTER TABLE "career_question_versions" ADD CONSTRAINT "career_question_versions_language" UNIQUE("group_key","language_id");--> statement-breakpoint
ALTER INDEX "career_statement_questions_searched" RENAME TO "career_question_versions_searched";--> statement-breakpoint
ALTER TABLE "career_question_versions" RENAME CONSTRAINT "career_statement_questions_pkey" TO "career_question_versions_pkey";--> statement-breakpoint
ALTER TABLE "career_question_versions" RENAME CONSTRAINT "career_statement_questions_language_id_languages_id_fk" TO "career_question_versions_language_id_languages_id_fk";--> statement-breakpoint
DROP INDEX "career_statements_question";--> statement-breakpoint
ALTER TABLE "career_statement_versions" DROP CONSTRAINT "career_statements_version";--> statement-breakpoint
ALTER TABLE "career_statement_versions" DROP COLUMN "order", DROP COLUMN "question_id", DROP COLUMN "pattern", DROP COLUMN "type";--> statement-breakpoint
ALTER TABLE "career_statement_versions" ADD CONSTRAINT "career_statement_versions_language" UNIQUE("group_key","language_id");--> statement-breakpoint
ALTER INDEX "career_statements_searched" RENAME TO "career_statement_versions_searched";--> statement-breakpoint
ALTER TABLE "career_statement_versions" RENAME CONSTRAINT "career_statements_pkey" TO "career_statement_versions_pkey";--> statement-breakpoint
ALTER TABLE "career_statement_versions" RENAME CONSTRAINT "career_statements_language_id_languages_id_fk" TO "career_statement_versions_language_id_languages_id_fk";--> statement-breakpoint
ALTER TABLE "selected_attributes" RENAME CONSTRAINT "selected_attributes_attribute_id_attributes_id_fk" TO "selected_attributes_attribute_id_attribute_versions_id_fk";--> statement-breakpoint
ALTER TABLE "category_tasks" RENAME CONSTRAINT "category_tasks_topic_id_topics_id_fk" TO "category_tasks_topic_id_topic_versions_id_fk";--> statement-breakpoint
ALTER TABLE "chosen_strategies" RENAME CONSTRAINT "chosen_strategies_strategy_id_strategies_id_fk" TO "chosen_strategies_strategy_id_strategy_versions_id_fk";--> statement-breakpoint
ALTER TABLE "chosen_strategies" RENAME CONSTRAINT "chosen_strategies_attribute_id_attributes_id_fk" TO "chosen_strategies_attribute_id_attribute_versions_id_fk";--> statement-breakpoint
ALTER TABLE "tasks" RENAME CONSTRAINT "tasks_topic_id_topics_id_fk" TO "tasks_topic_id_topic_versions_id_fk";--> statement-breakpoint
ALTER TABLE "attribute_groups" ADD CONSTRAINT "attribute_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_statement_groups" ADD CONSTRAINT "career_statement_groups_question_key_career_question_groups_key_fk" FOREIGN KEY ("question_key") REFERENCES "public"."career_question_groups"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_statement_groups" ADD CONSTRAINT "team_statement_groups_question_key_statement_question_groups_key_fk" FOREIGN KEY ("question_key") REFERENCES "public"."statement_question_groups"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategy_groups" ADD CONSTRAINT "strategy_groups_area_topic_key_topic_groups_area_key_fk" FOREIGN KEY ("area","topic_key") REFERENCES "public"."topic_groups"("area","key") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "attribute_versions" ADD CONSTRAINT "attribute_versions_group_key_attribute_groups_key_fk" FOREIGN KEY ("group_key") REFERENCES "public"."attribute_groups"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_question_versions" ADD CONSTRAINT "career_question_versions_group_key_career_question_groups_key_fk" FOREIGN KEY ("group_key") REFERENCES "public"."career_question_groups"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_statement_versions" ADD CONSTRAINT "career_statement_versions_group_key_career_statement_groups_key_fk" FOREIGN KEY ("group_key") REFERENCES "public"."career_statement_groups"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_question_versions" ADD CONSTRAINT "statement_question_versions_group_key_statement_question_groups_key_fk" FOREIGN KEY ("group_key") REFERENCES "public"."statement_question_groups"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_statement_versions" ADD CONSTRAINT "team_statement_versions_group_key_team_statement_groups_key_fk" FOREIGN KEY ("group_key") REFERENCES "public"."team_statement_groups"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategy_versions" ADD CONSTRAINT "strategy_versions_group_key_strategy_groups_key_fk" FOREIGN KEY ("group_key") REFERENCES "public"."strategy_groups"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_versions" ADD CONSTRAINT "topic_versions_group_key_topic_groups_key_fk" FOREIGN KEY ("group_key") REFERENCES "public"."topic_groups"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attribute_groups_age" ON "attribute_groups" USING btree ("age_group_id");--> statement-breakpoint
CREATE INDEX "attribute_groups_user" ON "attribute_groups" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "career_statement_groups_question" ON "career_statement_groups" USING btree ("question_key");--> statement-breakpoint
CREATE INDEX "team_statement_groups_question" ON "team_statement_groups" USING btree ("question_key");--> statement-breakpoint
CREATE INDEX "strategy_groups_topic" ON "strategy_groups" USING btree ("area","topic_key","children");--> statement-breakpoint
ALTER TABLE attribute_groups ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE attribute_groups FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE attribute_versions FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "platform" ON "attribute_groups" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "attribute_groups" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("attribute_groups"."user_id" is null or exists (select from users where users.id = "attribute_groups"."user_id"));--> statement-breakpoint
CREATE POLICY "own" ON "attribute_versions" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from attribute_groups where attribute_groups.key = "attribute_versions"."group_key"));--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_catalogue_on()
returns trigger language plpgsql as $$
begin
  insert into attribute_catalogues (age_group_id, language_id)
  select distinct shared.age_group_id, changed.language_id from changed join attribute_groups shared on shared.key = changed.group_key
  where shared.user_id is null order by 1, 2
  on conflict (age_group_id, language_id) do update set version = attribute_catalogues.version + 1;
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION count_catalogues_of_groups_on()
returns trigger language plpgsql as $$
begin
  insert into attribute_catalogues (age_group_id, language_id)
  select distinct changed.age_group_id, version.language_id from changed join attribute_versions version on version.group_key = changed.key
  where changed.user_id is null order by 1, 2
  on conflict (age_group_id, language_id) do update set version = attribute_catalogues.version + 1;
  return null;
end $$;--> statement-breakpoint
create trigger versions_added after insert on attribute_versions referencing new table as changed for each statement execute function count_catalogue_on();--> statement-breakpoint
create trigger versions_changed after update on attribute_versions referencing new table as changed for each statement execute function count_catalogue_on();--> statement-breakpoint
create trigger versions_left after update on attribute_versions referencing old table as changed for each statement execute function count_catalogue_on();--> statement-breakpoint
create trigger versions_removed after delete on attribute_versions referencing old table as changed for each statement execute function count_catalogue_on();--> statement-breakpoint
create trigger groups_changed after update on attribute_groups referencing new table as changed for each statement execute function count_catalogues_of_groups_on();--> statement-breakpoint
create trigger groups_left after update on attribute_groups referencing old table as changed for each statement execute function count_catalogues_of_groups_on();--> statement-breakpoint
CREATE VIEW "public"."attributes" WITH (security_invoker = true) AS (select "attribute_versions"."id", "attribute_versions"."group_key", "attribute_versions"."language_id", "attribute_versions"."removed", "attribute_versions"."created_at", "attribute_versions"."title", "attribute_versions"."searched", "attribute_groups"."order", "attribute_groups"."pattern", "attribute_groups"."type", "attribute_groups"."age_group_id", "attribute_groups"."user_id", greatest("attribute_versions".edited_at, "attribute_groups".edited_at) as edited_at from "attribute_versions" join "attribute_groups" on "attribute_groups".key = "attribute_versions".group_key);--> statement-breakpoint
CREATE VIEW "public"."career_statement_questions" WITH (security_invoker = true) AS (select "career_question_versions"."id", "career_question_versions"."group_key", "career_question_versions"."language_id", "career_question_versions"."removed", "career_question_versions"."created_at", "career_question_versions"."title", "career_question_versions"."searched", "career_question_groups"."order", greatest("career_question_versions".edited_at, "career_question_groups".edited_at) as edited_at from "career_question_versions" join "career_question_groups" on "career_question_groups".key = "career_question_versions".group_key);--> statement-breakpoint
CREATE VIEW "public"."career_statements" WITH (security_invoker = true) AS (select "career_statement_versions"."id", "career_statement_versions"."group_key", "career_statement_versions"."language_id", "career_statement_versions"."removed", "career_statement_versions"."created_at", "career_statement_versions"."title", "career_statement_versions"."searched", "career_statement_groups"."order", "career_statement_groups"."question_key", "career_statement_groups"."pattern", "career_statement_groups"."type", greatest("career_statement_versions".edited_at, "career_statement_groups".edited_at) as edited_at, coalesce("career_question_versions"."id", (
    select other.id from "career_question_versions" other where other.group_key = "career_statement_groups"."question_key" order by other.language_id limit 1)) as question_id
  from "career_statement_versions" join "career_statement_groups" on "career_statement_groups".key = "career_statement_versions".group_key
  left join "career_question_versions" on "career_question_versions"."group_key" = "career_statement_groups"."question_key" and "career_question_versions"."language_id" = "career_statement_versions"."language_id");--> statement-breakpoint
CREATE VIEW "public"."statement_questions" WITH (security_invoker = true) AS (select "statement_question_versions"."id", "statement_question_versions"."group_key", "statement_question_versions"."language_id", "statement_question_versions"."removed", "statement_question_versions"."created_at", "statement_question_versions"."title", "statement_question_versions"."searched", "statement_question_groups"."order", "statement_question_groups"."kind", greatest("statement_question_versions".edited_at, "statement_question_groups".edited_at) as edited_at from "statement_question_versions" join "statement_question_groups" on "statement_question_groups".key = "statement_question_versions".group_key);--> statement-breakpoint
CREATE VIEW "public"."team_statements" WITH (security_invoker = true) AS (select "team_statement_versions"."id", "team_statement_versions"."group_key", "team_statement_versions"."language_id", "team_statement_versions"."removed", "team_statement_versions"."created_at", "team_statement_versions"."title", "team_statement_versions"."searched", "team_statement_groups"."order", "team_statement_groups"."question_key", "team_statement_groups"."pattern", "team_statement_groups"."type", "team_statement_groups"."age_group_id", greatest("team_statement_versions".edited_at, "team_statement_groups".edited_at) as edited_at, coalesce("statement_question_versions"."id", (
    select other.id from "statement_question_versions" other where other.group_key = "team_statement_groups"."question_key" order by other.language_id limit 1)) as question_id
  from "team_statement_versions" join "team_statement_groups" on "team_statement_groups".key = "team_statement_versions".group_key
  left join "statement_question_versions" on "statement_question_versions"."group_key" = "team_statement_groups"."question_key" and "statement_question_versions"."language_id" = "team_statement_versions"."language_id");--> statement-breakpoint
CREATE VIEW "public"."strategies" WITH (security_invoker = true) AS (select "strategy_versions"."id", "strategy_versions"."group_key", "strategy_versions"."language_id", "strategy_versions"."removed", "strategy_versions"."created_at", "strategy_versions"."title", "strategy_versions"."body", "strategy_versions"."searched", "strategy_groups"."order", "strategy_groups"."area", "strategy_groups"."topic_key", "strategy_groups"."pattern", "strategy_groups"."action", "strategy_groups"."children", greatest("strategy_versions".edited_at, "strategy_groups".edited_at) as edited_at from "strategy_versions" join "strategy_groups" on "strategy_groups".key = "strategy_versions".group_key);--> statement-breakpoint
CREATE VIEW "public"."topics" WITH (security_invoker = true) AS (select "topic_versions"."id", "topic_versions"."group_key", "topic_versions"."language_id", "topic_versions"."removed", "topic_versions"."created_at", "topic_versions"."name", "topic_versions"."searched", "topic_groups"."order", "topic_groups"."area", greatest("topic_versions".edited_at, "topic_groups".edited_at) as edited_at from "topic_versions" join "topic_groups" on "topic_groups".key = "topic_versions".group_key);
