-- The tables as they are at the first release. What Drizzle cannot say stands before and after the part that it generated.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Roles that own nothing (docs/decisions/008). An owner who may not create roles needs that they exist and were granted to it.
do $$
declare name text;
begin
  foreach name in array array['quartet_app', 'quartet_platform', 'quartet_keeper', 'quartet_queue']
  loop
    begin
      if not exists (select from pg_roles where rolname = name) then execute format('create role %I nologin', name); end if;
    exception when duplicate_object or unique_violation then null;
    end;
    if name <> 'quartet_queue' and not pg_has_role(current_user, name, 'SET') then execute format('grant %I to current_user', name); end if;
  end loop;
end $$;--> statement-breakpoint
grant usage on schema public to quartet_app, quartet_platform, quartet_keeper;--> statement-breakpoint
alter default privileges in schema public grant select, insert, update, delete on tables to quartet_app, quartet_platform;--> statement-breakpoint
alter default privileges in schema public grant usage, select, update on sequences to quartet_app, quartet_platform;--> statement-breakpoint

CREATE TABLE "attribute_catalogues" (
	"age_group_id" smallint NOT NULL,
	"language_id" integer NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "attribute_catalogues_age_group_id_language_id_pk" PRIMARY KEY("age_group_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attributes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pattern" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"age_group_id" smallint NOT NULL,
	"language_id" integer NOT NULL,
	"group_key" text,
	"order" smallint DEFAULT 0 NOT NULL,
	"user_id" integer,
	"removed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("title"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
	CONSTRAINT "attributes_version" UNIQUE("group_key","language_id")
);
--> statement-breakpoint
ALTER TABLE "attributes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "selected_attributes" (
	"user_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"ticked" boolean DEFAULT true NOT NULL,
	CONSTRAINT "selected_attributes_user_id_attribute_id_pk" PRIMARY KEY("user_id","attribute_id")
);
--> statement-breakpoint
ALTER TABLE "selected_attributes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "password_resets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "password_resets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"remembered" boolean NOT NULL,
	"browser" text,
	"system" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "verification_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"term" text NOT NULL,
	"auto_renew" boolean NOT NULL,
	"subscription_ends_at" timestamp with time zone,
	"trial_ends_at" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"gateway" text NOT NULL,
	"card_token" text NOT NULL,
	"card_brand" text NOT NULL,
	"card_last4" text NOT NULL,
	"card_exp_month" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "career_statement_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "career_statement_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"language_id" integer NOT NULL,
	"group_key" text NOT NULL,
	"order" smallint DEFAULT 0 NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("title"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("title"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
	CONSTRAINT "career_statements_version" UNIQUE("group_key","language_id")
);
--> statement-breakpoint
CREATE TABLE "selected_career_statements" (
	"user_id" integer NOT NULL,
	"group_key" text NOT NULL,
	CONSTRAINT "selected_career_statements_user_id_group_key_pk" PRIMARY KEY("user_id","group_key")
);
--> statement-breakpoint
ALTER TABLE "selected_career_statements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "category_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "category_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"area" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"topic_id" integer NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("name" || ' ' || "description"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"language_id" integer NOT NULL,
	"group_key" text DEFAULT gen_random_uuid()::text NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("name"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
	CONSTRAINT "task_categories_version" UNIQUE("group_key","language_id")
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
ALTER TABLE "classroom_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "classroom_pulled" (
	"user_id" integer NOT NULL,
	"ref" text NOT NULL,
	CONSTRAINT "classroom_pulled_user_id_ref_pk" PRIMARY KEY("user_id","ref")
);
--> statement-breakpoint
ALTER TABLE "classroom_pulled" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "classroom_returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classroom_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"sealed_tokens" text NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "classroom_returns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"language_id" integer NOT NULL,
	"age_group_id" smallint,
	"order" smallint DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"body_html" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("key" || ' ' || "title" || ' ' || "body_html"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
	CONSTRAINT "cms_version" UNIQUE NULLS NOT DISTINCT("key","language_id","age_group_id","order")
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"file" text NOT NULL,
	"bytes" integer,
	"asked_by" text DEFAULT 'self' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"kept_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consent_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" integer,
	"nick_name" text,
	"organization_id" integer,
	"country" text NOT NULL,
	"language_id" integer NOT NULL,
	"guardian_email" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "consent_requests_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "consent_requests_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "consent_requests_who" CHECK (("consent_requests"."user_id" is null) = ("consent_requests"."nick_name" is not null) and ("consent_requests"."user_id" is not null or "consent_requests"."organization_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "consent_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sheet_import_rows" (
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"target_id" integer,
	"draft" jsonb NOT NULL,
	"before" jsonb,
	CONSTRAINT "sheet_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
ALTER TABLE "sheet_import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "sheet_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organizations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text DEFAULT 'other' NOT NULL,
	"country" text,
	"city" text DEFAULT '' NOT NULL,
	"language_id" integer,
	"promo_code" text NOT NULL,
	"code_member_type" text DEFAULT 'institution' NOT NULL,
	"seats" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"status" text DEFAULT 'active' NOT NULL,
	"email_domains" text[] DEFAULT '{}' NOT NULL,
	"consent" jsonb DEFAULT '{"mode":"none","dpa_signed_at":null,"min_age":null}'::jsonb NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"features" jsonb DEFAULT '{"lci_only":false,"tasks":true,"teams":true,"career":true,"pwp":true,"classroom":true}'::jsonb NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"admissions_told_at" timestamp with time zone,
	"contract_ended_at" timestamp with time zone,
	"erase_members_from" timestamp with time zone,
	"erasure_told_for" timestamp with time zone,
	"erasure_reminded_for" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"removed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("name" || ' ' || "city" || ' ' || "promo_code" || ' ' || "contact_name"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
	CONSTRAINT "organizations_seats" CHECK ("organizations"."seats" >= 0)
);
--> statement-breakpoint
ALTER TABLE "organizations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "answers" (
	"attempt_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"question_id" integer NOT NULL,
	"value" smallint,
	"text" text,
	"ms" integer,
	CONSTRAINT "answers_attempt_id_number_pk" PRIMARY KEY("attempt_id","number"),
	CONSTRAINT "answers_value" CHECK ("answers"."value" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"assisted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"lapsed_at" timestamp with time zone,
	"sequence" smallint,
	"precision" smallint,
	"technical_reasoning" smallint,
	"confluence" smallint,
	"quality_flags" text[] DEFAULT '{}' NOT NULL,
	"answers_erased_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "forms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"age_group_id" smallint NOT NULL,
	"language_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"scale" text[] NOT NULL,
	"pilot" boolean DEFAULT true NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("title"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
	CONSTRAINT "forms_version" UNIQUE("age_group_id","language_id","version")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"part" smallint GENERATED ALWAYS AS (case when "number" <= 28 then 1 else 2 end) STORED NOT NULL,
	"pattern" text,
	"facet" smallint,
	"text" text NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("text"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
	CONSTRAINT "questions_number" UNIQUE("form_id","number"),
	CONSTRAINT "questions_range" CHECK ("questions"."number" between 1 and 31)
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "languages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"locale" text NOT NULL,
	"tag" text NOT NULL,
	"rtl" smallint DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"flag" text DEFAULT '' NOT NULL,
	CONSTRAINT "languages_locale_unique" UNIQUE("locale")
);
--> statement-breakpoint
CREATE TABLE "localization" (
	"language_id" integer NOT NULL,
	"area" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "localization_language_id_key_pk" PRIMARY KEY("language_id","key")
);
--> statement-breakpoint
CREATE TABLE "log_checkpoints" (
	"month" text PRIMARY KEY NOT NULL,
	"rows" integer NOT NULL,
	"seal_number" integer NOT NULL,
	"seal" text NOT NULL,
	"mac" text
);
--> statement-breakpoint
ALTER TABLE "log_checkpoints" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "log_values" (
	"log_id" integer PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"old_value" jsonb,
	"new_value" jsonb
);
--> statement-breakpoint
ALTER TABLE "log_values" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "logs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" integer,
	"count" integer DEFAULT 1 NOT NULL,
	"actor" uuid,
	"subject" uuid,
	"digest" text NOT NULL,
	"seal_number" integer,
	"seal" text,
	CONSTRAINT "logs_seal_number_unique" UNIQUE("seal_number")
);
--> statement-breakpoint
ALTER TABLE "logs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consent_texts" (
	"digest" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"text" json NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent_texts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"by" text DEFAULT 'self' NOT NULL,
	"guardian_email" text,
	"organization_id" integer,
	"confirmed_by" uuid,
	"text_version" text,
	"text_digest" text,
	"how" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consents_words" CHECK (("consents"."text_version" is null) <> ("consents"."text_digest" is null)),
	CONSTRAINT "consents_by" CHECK (("consents"."by" = 'guardian') = ("consents"."guardian_email" is not null) and ("consents"."by" = 'school') = ("consents"."organization_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "erased_people" (
	"alias" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "erased_people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "erasure_orders" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"by" text NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"ordered_by" integer,
	"ordered_at" timestamp with time zone NOT NULL,
	"own_erase_from" timestamp with time zone,
	"was_removed" smallint NOT NULL,
	CONSTRAINT "erasure_orders_reason" CHECK (("erasure_orders"."by" = 'staff') = ("erasure_orders"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "erasure_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profile_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"viewer_id" integer,
	"relation" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profile_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "captchas_used" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "captchas_used" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "role_grants" (
	"role_id" integer NOT NULL,
	"permission" text NOT NULL,
	"scope" text NOT NULL,
	"read_only" boolean DEFAULT false NOT NULL,
	"from_age" smallint,
	CONSTRAINT "role_grants_role_id_permission_pk" PRIMARY KEY("role_id","permission")
);
--> statement-breakpoint
ALTER TABLE "role_grants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "roles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text,
	"name" text NOT NULL,
	CONSTRAINT "roles_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_permissions" (
	"user_id" integer NOT NULL,
	"permission" text NOT NULL,
	"granted" boolean NOT NULL,
	CONSTRAINT "user_permissions_user_id_permission_pk" PRIMARY KEY("user_id","permission")
);
--> statement-breakpoint
ALTER TABLE "user_permissions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
ALTER TABLE "user_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "known_devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"network" text NOT NULL,
	"account" uuid,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "security_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "configuration" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"value" boolean NOT NULL,
	CONSTRAINT "settings_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shares" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("title" || ' ' || "body"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
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
ALTER TABLE "chosen_strategies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "own_strategies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_strategies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"pattern" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_strategies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"area" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"language_id" integer,
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
	"request_id" uuid,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("name" || ' ' || "category" || ' ' || "description"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
	"bytes" integer GENERATED ALWAYS AS (octet_length("name") + octet_length("description") + octet_length("category") + octet_length("marks"::text) + octet_length("drill"::text) + octet_length("duties"::text)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "topics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"name" text NOT NULL,
	"language_id" integer NOT NULL,
	"group_key" text NOT NULL,
	"order" smallint DEFAULT 0 NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("name"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
	CONSTRAINT "topics_version" UNIQUE("area","group_key","language_id")
);
--> statement-breakpoint
CREATE TABLE "people_blocks" (
	"block" integer NOT NULL,
	"removed" smallint NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people_blocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "people_counts" (
	"organization_id" integer,
	"type" text NOT NULL,
	"age_group_id" smallint NOT NULL,
	"removed" smallint NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scores" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sequence" smallint NOT NULL,
	"precision" smallint NOT NULL,
	"technical_reasoning" smallint NOT NULL,
	"confluence" smallint NOT NULL,
	"source" text NOT NULL,
	"quality_flags" text[] DEFAULT '{}' NOT NULL,
	"scored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scores_range" CHECK ("scores"."sequence" between 7 and 35 and "scores"."precision" between 7 and 35 and "scores"."technical_reasoning" between 7 and 35 and "scores"."confluence" between 7 and 35)
);
--> statement-breakpoint
ALTER TABLE "scores" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"must_choose_password" boolean DEFAULT false NOT NULL,
	"one_time_until" timestamp with time zone,
	"one_time_by" uuid,
	"sign_up_hash" text,
	"image" text,
	"age_group_id" smallint NOT NULL,
	"turns_18_in" smallint,
	"country" text,
	"consent_by" text DEFAULT 'self' NOT NULL,
	"awaiting_consent_since" timestamp with time zone,
	"about_me" text DEFAULT '' NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"type" text NOT NULL,
	"organization_id" integer,
	"language_id" integer NOT NULL,
	"flow_instructions" boolean DEFAULT false NOT NULL,
	"task_instructions" boolean DEFAULT false NOT NULL,
	"log_alias" uuid DEFAULT gen_random_uuid() NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erasure_notice_at" timestamp with time zone,
	"contract_told_for" timestamp with time zone,
	"erase_from" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("first_name" || ' ' || "last_name" || ' ' || coalesce("email", '')), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
	"sorted" text GENERATED ALWAYS AS (left(regexp_replace(normalize(replace(lower("first_name" || ' ' || "last_name"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g'), 100)) STORED NOT NULL,
	CONSTRAINT "users_log_alias_unique" UNIQUE("log_alias"),
	CONSTRAINT "users_age_group" CHECK ("users"."age_group_id" between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "walls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "walls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"area" text NOT NULL,
	"children" boolean DEFAULT false NOT NULL,
	"language_id" integer NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("title"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
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
	"group_key" text,
	"note" text DEFAULT '' NOT NULL,
	"removed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("text"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
	CONSTRAINT "words_of_wall" UNIQUE("wall_id","text")
);
--> statement-breakpoint
CREATE TABLE "content_loads" (
	"name" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_loads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "content_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shared_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shared_secrets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attribute_catalogues" ADD CONSTRAINT "attribute_catalogues_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attributes" ADD CONSTRAINT "attributes_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attributes" ADD CONSTRAINT "attributes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_attributes" ADD CONSTRAINT "selected_attributes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_attributes" ADD CONSTRAINT "selected_attributes_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_statement_questions" ADD CONSTRAINT "career_statement_questions_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_statements" ADD CONSTRAINT "career_statements_question_id_career_statement_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."career_statement_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_statements" ADD CONSTRAINT "career_statements_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_career_statements" ADD CONSTRAINT "selected_career_statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_tasks" ADD CONSTRAINT "category_tasks_category_id_task_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."task_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_tasks" ADD CONSTRAINT "category_tasks_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_categories" ADD CONSTRAINT "task_categories_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_links" ADD CONSTRAINT "classroom_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_pulled" ADD CONSTRAINT "classroom_pulled_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms" ADD CONSTRAINT "cms_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_import_rows" ADD CONSTRAINT "sheet_import_rows_import_id_sheet_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."sheet_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_imports" ADD CONSTRAINT "sheet_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "localization" ADD CONSTRAINT "localization_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_values" ADD CONSTRAINT "log_values_log_id_logs_id_fk" FOREIGN KEY ("log_id") REFERENCES "public"."logs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_text_digest_consent_texts_digest_fk" FOREIGN KEY ("text_digest") REFERENCES "public"."consent_texts"("digest") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_orders" ADD CONSTRAINT "erasure_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_orders" ADD CONSTRAINT "erasure_orders_ordered_by_users_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_questions" ADD CONSTRAINT "statement_questions_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_statements" ADD CONSTRAINT "team_statements_question_id_statement_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."statement_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_statements" ADD CONSTRAINT "team_statements_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategies" ADD CONSTRAINT "strategies_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_strategies" ADD CONSTRAINT "chosen_strategies_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_strategies" ADD CONSTRAINT "chosen_strategies_strategy_id_strategies_id_fk" FOREIGN KEY ("strategy_id") REFERENCES "public"."strategies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_strategies" ADD CONSTRAINT "chosen_strategies_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_strategies" ADD CONSTRAINT "chosen_strategies_own_strategy_id_own_strategies_id_fk" FOREIGN KEY ("own_strategy_id") REFERENCES "public"."own_strategies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_strategies" ADD CONSTRAINT "own_strategies_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_pushed_by_users_id_fk" FOREIGN KEY ("pushed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "walls" ADD CONSTRAINT "walls_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "words" ADD CONSTRAINT "words_wall_id_walls_id_fk" FOREIGN KEY ("wall_id") REFERENCES "public"."walls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attributes_catalogue" ON "attributes" USING btree ("age_group_id","language_id");--> statement-breakpoint
CREATE INDEX "attributes_user" ON "attributes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attributes_searched" ON "attributes" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "selected_attributes_attribute" ON "selected_attributes" USING btree ("attribute_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "career_statement_questions_searched" ON "career_statement_questions" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "career_statements_question" ON "career_statements" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "career_statements_searched" ON "career_statements" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "category_tasks_searched" ON "category_tasks" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "category_tasks_category" ON "category_tasks" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "category_tasks_topic" ON "category_tasks" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "task_categories_searched" ON "task_categories" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "classroom_returns_ended" ON "classroom_returns" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "cms_searched" ON "cms" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "exports_user" ON "exports" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "exports_one_at_a_time" ON "exports" USING btree ("user_id") WHERE "exports"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "exports_kept_until" ON "exports" USING btree ("kept_until");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_requests_child" ON "consent_requests" USING btree ("organization_id","guardian_email","nick_name") WHERE "consent_requests"."user_id" is null;--> statement-breakpoint
CREATE INDEX "consent_requests_expires" ON "consent_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sheet_imports_newest" ON "sheet_imports" USING btree ("sheet","id");--> statement-breakpoint
CREATE INDEX "sheet_imports_user" ON "sheet_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organizations_searched" ON "organizations" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_code" ON "organizations" USING btree (lower("promo_code"));--> statement-breakpoint
CREATE INDEX "organizations_removed" ON "organizations" USING btree ("removed","id");--> statement-breakpoint
CREATE INDEX "organizations_erase_members_from" ON "organizations" USING btree ("erase_members_from") WHERE "organizations"."erase_members_from" is not null;--> statement-breakpoint
CREATE INDEX "attempts_user" ON "attempts" USING btree ("user_id","finished_at");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_open" ON "attempts" USING btree ("user_id") WHERE finished_at is null and lapsed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "forms_active" ON "forms" USING btree ("age_group_id","language_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "forms_searched" ON "forms" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "questions_searched" ON "questions" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "logs_at" ON "logs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "logs_subject" ON "logs" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "logs_actor" ON "logs" USING btree ("actor");--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_open" ON "consents" USING btree ("user_id","purpose") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "consents_text" ON "consents" USING btree ("text_digest");--> statement-breakpoint
CREATE INDEX "erasure_orders_ordered_by" ON "erasure_orders" USING btree ("ordered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_views_day" ON "profile_views" USING btree ("user_id","viewer_id","day");--> statement-breakpoint
CREATE INDEX "profile_views_newest" ON "profile_views" USING btree ("user_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profile_views_viewer" ON "profile_views" USING btree ("viewer_id");--> statement-breakpoint
CREATE INDEX "profile_views_at" ON "profile_views" USING btree ("at");--> statement-breakpoint
CREATE INDEX "known_devices_last_used" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "shares_user" ON "shares" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "shares_person" ON "shares" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "shares_sent" ON "shares" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "statement_questions_searched" ON "statement_questions" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "team_statements_question" ON "team_statements" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "team_statements_searched" ON "team_statements" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "strategies_shelf" ON "strategies" USING btree ("area","topic_key","language_id","children");--> statement-breakpoint
CREATE INDEX "strategies_searched" ON "strategies" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chosen_strategies_task" ON "chosen_strategies" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "chosen_strategies_strategy" ON "chosen_strategies" USING btree ("strategy_id");--> statement-breakpoint
CREATE INDEX "chosen_strategies_attribute" ON "chosen_strategies" USING btree ("attribute_id");--> statement-breakpoint
CREATE INDEX "chosen_strategies_own" ON "chosen_strategies" USING btree ("own_strategy_id");--> statement-breakpoint
CREATE INDEX "own_strategies_task" ON "own_strategies" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "tasks_list" ON "tasks" USING btree ("user_id","area","removed","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_copy" ON "tasks" USING btree ("user_id","copy_of") WHERE "tasks"."copy_of" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_coursework" ON "tasks" USING btree ("user_id","classroom_ref") WHERE "tasks"."classroom_ref" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_request" ON "tasks" USING btree ("user_id","area","request_id") WHERE "tasks"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "tasks_topic" ON "tasks" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "tasks_pushed_by" ON "tasks" USING btree ("pushed_by");--> statement-breakpoint
CREATE INDEX "tasks_bin" ON "tasks" USING btree ("removed_at") WHERE "tasks"."removed" = 1;--> statement-breakpoint
CREATE INDEX "topics_area" ON "topics" USING btree ("area","language_id");--> statement-breakpoint
CREATE INDEX "topics_searched" ON "topics" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_removed" ON "users" USING btree ("removed","id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("removed","sorted","id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("removed","email","id");--> statement-breakpoint
CREATE INDEX "users_by_type" ON "users" USING btree ("removed","type","id");--> statement-breakpoint
CREATE INDEX "users_by_age" ON "users" USING btree ("removed","age_group_id","id");--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("removed","created_at","id");--> statement-breakpoint
CREATE INDEX "users_searched" ON "users" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_organization" ON "users" USING btree ("organization_id","removed","id");--> statement-breakpoint
CREATE INDEX "users_erase_from" ON "users" USING btree ("erase_from") WHERE "users"."erase_from" is not null;--> statement-breakpoint
CREATE INDEX "users_contract_told_for" ON "users" USING btree ("contract_told_for") WHERE "users"."contract_told_for" is not null;--> statement-breakpoint
CREATE INDEX "users_awaiting_consent" ON "users" USING btree ("awaiting_consent_since") WHERE "users"."awaiting_consent_since" is not null;--> statement-breakpoint
CREATE INDEX "walls_searched" ON "walls" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "words_wall" ON "words" USING btree ("wall_id");--> statement-breakpoint
CREATE INDEX "words_searched" ON "words" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE POLICY "platform" ON "attributes" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "attributes" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("attributes"."user_id" is null or exists (select from users where users.id = "attributes"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "selected_attributes" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "selected_attributes" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "selected_attributes"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "password_resets" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "password_resets" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "password_resets"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "sessions" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "sessions" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "sessions"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "verification_codes" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "verification_codes" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "verification_codes"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "subscriptions" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "subscriptions" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "subscriptions"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "selected_career_statements" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "selected_career_statements" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "selected_career_statements"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "classroom_links" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "classroom_links" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "classroom_links"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "classroom_pulled" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "classroom_pulled" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "classroom_pulled"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "classroom_returns" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "classroom_returns" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "classroom_returns"."user_id"));--> statement-breakpoint
CREATE POLICY "noted" ON "classroom_returns" AS PERMISSIVE FOR INSERT TO public WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "platform" ON "exports" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "exports" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "exports"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "consent_requests" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "consent_requests" AS PERMISSIVE FOR ALL TO "quartet_app" USING (case when "consent_requests"."user_id" is null then "consent_requests"."organization_id" = (select nullif(current_setting('quartet.institution', true), '')::int) else exists (select from users where users.id = "consent_requests"."user_id") end);--> statement-breakpoint
CREATE POLICY "platform" ON "sheet_import_rows" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "sheet_import_rows" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from sheet_imports i join users u on u.id = i.user_id where i.id = "sheet_import_rows"."import_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "sheet_imports" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "sheet_imports" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "sheet_imports"."user_id"));--> statement-breakpoint
CREATE POLICY "newest" ON "sheet_imports" AS PERMISSIVE FOR SELECT TO "quartet_app" USING ("sheet_imports"."state" = 'done');--> statement-breakpoint
CREATE POLICY "platform" ON "organizations" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "organizations" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("organizations"."id" = (select nullif(current_setting('quartet.institution', true), '')::int));--> statement-breakpoint
CREATE POLICY "platform" ON "answers" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "answers" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from attempts where attempts.id = "answers"."attempt_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "attempts" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "attempts" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "attempts"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "log_checkpoints" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "keeper" ON "log_checkpoints" AS PERMISSIVE FOR ALL TO "quartet_keeper" USING (true);--> statement-breakpoint
CREATE POLICY "platform" ON "log_values" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "keeper" ON "log_values" AS PERMISSIVE FOR ALL TO "quartet_keeper" USING (true);--> statement-breakpoint
CREATE POLICY "written" ON "log_values" AS PERMISSIVE FOR INSERT TO "quartet_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "log_values" AS PERMISSIVE FOR SELECT TO "quartet_app" USING (exists (select from logs where logs.id = "log_values"."log_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "logs" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "keeper" ON "logs" AS PERMISSIVE FOR ALL TO "quartet_keeper" USING (true);--> statement-breakpoint
CREATE POLICY "written" ON "logs" AS PERMISSIVE FOR INSERT TO "quartet_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "logs" AS PERMISSIVE FOR SELECT TO "quartet_app" USING ((select users.log_alias from users where users.id = (select nullif(current_setting('quartet.person', true), '')::int)) = "logs"."subject" or (select users.log_alias from users where users.id = (select nullif(current_setting('quartet.person', true), '')::int)) = "logs"."actor");--> statement-breakpoint
CREATE POLICY "add" ON "consent_texts" AS PERMISSIVE FOR INSERT TO "quartet_app", "quartet_platform" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read" ON "consent_texts" AS PERMISSIVE FOR SELECT TO "quartet_app", "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "platform" ON "consents" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "consents" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "consents"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "erased_people" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "add" ON "erased_people" AS PERMISSIVE FOR INSERT TO "quartet_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "keeper" ON "erased_people" AS PERMISSIVE FOR SELECT TO "quartet_keeper" USING (true);--> statement-breakpoint
CREATE POLICY "platform" ON "erasure_orders" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "erasure_orders" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "erasure_orders"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "profile_views" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "profile_views" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "profile_views"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "captchas_used" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "platform" ON "role_grants" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "read" ON "role_grants" AS PERMISSIVE FOR SELECT TO "quartet_app" USING (true);--> statement-breakpoint
CREATE POLICY "platform" ON "roles" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "read" ON "roles" AS PERMISSIVE FOR SELECT TO "quartet_app" USING (true);--> statement-breakpoint
CREATE POLICY "platform" ON "user_permissions" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "user_permissions" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "user_permissions"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "user_roles" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "user_roles" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "user_roles"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "known_devices" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "known_devices" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "known_devices"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "security_events" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "platform" ON "shares" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "shares" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "shares"."user_id") and exists (select from users where users.id = "shares"."person_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "chosen_strategies" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "chosen_strategies" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from tasks where tasks.id = "chosen_strategies"."task_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "own_strategies" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "own_strategies" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from tasks where tasks.id = "own_strategies"."task_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "tasks" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "tasks" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "tasks"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "people_blocks" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "counted" ON "people_blocks" AS PERMISSIVE FOR INSERT TO "quartet_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "platform" ON "people_counts" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "counted" ON "people_counts" AS PERMISSIVE FOR INSERT TO "quartet_app" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "people_counts" AS PERMISSIVE FOR SELECT TO "quartet_app" USING ("people_counts"."organization_id" = (select nullif(current_setting('quartet.institution', true), '')::int));--> statement-breakpoint
CREATE POLICY "platform" ON "scores" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "scores" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "scores"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "users" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "keeper" ON "users" AS PERMISSIVE FOR SELECT TO "quartet_keeper" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "users" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("users"."organization_id" = (select nullif(current_setting('quartet.institution', true), '')::int) or ("users"."organization_id" is null and "users"."id" = (select nullif(current_setting('quartet.person', true), '')::int)));--> statement-breakpoint
CREATE POLICY "platform" ON "content_loads" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "platform" ON "rate_limits" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "platform" ON "shared_secrets" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint

-- The owner is held by the policies, too.
alter table answers force row level security;--> statement-breakpoint
alter table attempts force row level security;--> statement-breakpoint
alter table attributes force row level security;--> statement-breakpoint
alter table captchas_used force row level security;--> statement-breakpoint
alter table chosen_strategies force row level security;--> statement-breakpoint
alter table classroom_links force row level security;--> statement-breakpoint
alter table classroom_pulled force row level security;--> statement-breakpoint
alter table classroom_returns force row level security;--> statement-breakpoint
alter table consent_requests force row level security;--> statement-breakpoint
alter table consent_texts force row level security;--> statement-breakpoint
alter table consents force row level security;--> statement-breakpoint
alter table content_loads force row level security;--> statement-breakpoint
alter table erased_people force row level security;--> statement-breakpoint
alter table erasure_orders force row level security;--> statement-breakpoint
alter table exports force row level security;--> statement-breakpoint
alter table known_devices force row level security;--> statement-breakpoint
alter table log_checkpoints force row level security;--> statement-breakpoint
alter table log_values force row level security;--> statement-breakpoint
alter table logs force row level security;--> statement-breakpoint
alter table organizations force row level security;--> statement-breakpoint
alter table own_strategies force row level security;--> statement-breakpoint
alter table password_resets force row level security;--> statement-breakpoint
alter table people_blocks force row level security;--> statement-breakpoint
alter table people_counts force row level security;--> statement-breakpoint
alter table profile_views force row level security;--> statement-breakpoint
alter table rate_limits force row level security;--> statement-breakpoint
alter table role_grants force row level security;--> statement-breakpoint
alter table roles force row level security;--> statement-breakpoint
alter table scores force row level security;--> statement-breakpoint
alter table security_events force row level security;--> statement-breakpoint
alter table selected_attributes force row level security;--> statement-breakpoint
alter table selected_career_statements force row level security;--> statement-breakpoint
alter table sessions force row level security;--> statement-breakpoint
alter table shared_secrets force row level security;--> statement-breakpoint
alter table shares force row level security;--> statement-breakpoint
alter table sheet_import_rows force row level security;--> statement-breakpoint
alter table sheet_imports force row level security;--> statement-breakpoint
alter table subscriptions force row level security;--> statement-breakpoint
alter table tasks force row level security;--> statement-breakpoint
alter table user_permissions force row level security;--> statement-breakpoint
alter table user_roles force row level security;--> statement-breakpoint
alter table users force row level security;--> statement-breakpoint
alter table verification_codes force row level security;--> statement-breakpoint

-- The log: the application adds rows that are not chained yet, and reads. quartet_keeper, in jobs, chains it, deletes whole months and erases values.
revoke update, delete on logs, log_values from quartet_app, quartet_platform;--> statement-breakpoint
revoke insert on logs from quartet_app, quartet_platform;--> statement-breakpoint
grant insert (id, at, action, entity, entity_id, count, actor, subject, digest) on logs to quartet_app, quartet_platform;--> statement-breakpoint
revoke insert, update, delete on log_checkpoints from quartet_app, quartet_platform;--> statement-breakpoint
grant select, insert, delete on logs, log_values to quartet_keeper;--> statement-breakpoint
grant update (seal_number, seal) on logs to quartet_keeper;--> statement-breakpoint
grant select, insert, update on log_checkpoints to quartet_keeper;--> statement-breakpoint
grant usage, select on sequence logs_id_seq to quartet_keeper;--> statement-breakpoint
grant select (id, log_alias) on users to quartet_keeper;--> statement-breakpoint
grant select (alias) on erased_people to quartet_keeper;--> statement-breakpoint
revoke update on security_events from quartet_app, quartet_platform;--> statement-breakpoint
revoke delete on security_events from quartet_app;--> statement-breakpoint
revoke update, delete on consent_texts from quartet_app, quartet_platform;--> statement-breakpoint

create function count_catalogue_content_on()
returns trigger language plpgsql as $$
begin
  if exists (select from changed where user_id is null) then
    insert into content_versions (name) values (tg_table_name) on conflict (name) do update set version = content_versions.version + 1;
  end if;
  return null;
end $$;--> statement-breakpoint

create function count_catalogue_on()
returns trigger language plpgsql as $$
begin
  insert into attribute_catalogues (age_group_id, language_id)
  select distinct age_group_id, language_id from changed where user_id is null order by 1, 2
  on conflict (age_group_id, language_id) do update set version = attribute_catalogues.version + 1;
  return null;
end $$;--> statement-breakpoint

create function count_content_on()
returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    insert into content_versions (name) values (tg_table_name) on conflict (name) do update set version = content_versions.version + 1;
  end if;
  return null;
end $$;--> statement-breakpoint

create function count_people()
returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into people_counts select organization_id, type, age_group_id, removed, count(*) from added group by 1, 2, 3, 4;
    insert into people_blocks select id / 1000, removed, count(*) from added group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into people_counts select organization_id, type, age_group_id, removed, -count(*) from gone group by 1, 2, 3, 4;
    insert into people_blocks select id / 1000, removed, -count(*) from gone group by 1, 2;
  else
    insert into people_counts select organization_id, type, age_group_id, removed, sum(change) from (
      select organization_id, type, age_group_id, removed, 1 as change from added
      union all select organization_id, type, age_group_id, removed, -1 from gone) changed
    group by 1, 2, 3, 4 having sum(change) <> 0;
    insert into people_blocks select id / 1000, removed, sum(change) from (
      select id, removed, 1 as change from added union all select id, removed, -1 from gone) changed
    group by 1, 2 having sum(change) <> 0;
  end if;
  return null;
end $$;--> statement-breakpoint

create function keep_form()
returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' and (
    (old.age_group_id, old.language_id, old.version, old.removed) is distinct from (new.age_group_id, new.language_id, new.version, new.removed)
    or cardinality(new.scale) <> 5
  ) then
    raise exception 'the form % stays as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;--> statement-breakpoint

create function keep_numbers()
returns trigger language plpgsql as $$
begin
  if (old.form_id, old.number, old.removed) is distinct from (new.form_id, new.number, new.removed)
    and exists (select from forms where id in (old.form_id, new.form_id) and status <> 'draft' for share) then
    raise exception 'the numbers of form % stay as they are', old.form_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;--> statement-breakpoint

create function note_return()
returns trigger language plpgsql as $$
begin
  insert into classroom_returns (user_id, sealed_tokens) values (old.user_id, old.sealed_tokens);
  return null;
end $$;--> statement-breakpoint

-- Every change of a table of content counts its version on.
do $$
declare name text;
begin
  foreach name in array array['career_statement_questions', 'career_statements', 'category_tasks', 'cms', 'forms', 'languages', 'localization', 'organizations', 'questions', 'statement_questions', 'strategies', 'task_categories', 'team_statements', 'topics', 'walls', 'words']
  loop
    execute format('create trigger content_added after insert on %I referencing new table as changed for each statement execute function count_content_on()', name);
    execute format('create trigger content_changed after update on %I referencing new table as changed for each statement execute function count_content_on()', name);
    execute format('create trigger content_removed after delete on %I referencing old table as changed for each statement execute function count_content_on()', name);
  end loop;
end $$;--> statement-breakpoint
create trigger attributes_added AFTER INSERT on attributes referencing NEW TABLE AS changed for each statement execute function count_catalogue_on();--> statement-breakpoint
create trigger attributes_changed AFTER UPDATE on attributes referencing NEW TABLE AS changed for each statement execute function count_catalogue_on();--> statement-breakpoint
create trigger attributes_left AFTER UPDATE on attributes referencing OLD TABLE AS changed for each statement execute function count_catalogue_on();--> statement-breakpoint
create trigger attributes_removed AFTER DELETE on attributes referencing OLD TABLE AS changed for each statement execute function count_catalogue_on();--> statement-breakpoint
create trigger content_added AFTER INSERT on attributes referencing NEW TABLE AS changed for each statement execute function count_catalogue_content_on();--> statement-breakpoint
create trigger content_changed AFTER UPDATE on attributes referencing NEW TABLE AS changed for each statement execute function count_catalogue_content_on();--> statement-breakpoint
create trigger content_removed AFTER DELETE on attributes referencing OLD TABLE AS changed for each statement execute function count_catalogue_content_on();--> statement-breakpoint
create trigger classroom_links_gone AFTER DELETE on classroom_links for each row execute function note_return();--> statement-breakpoint
create trigger keep_form BEFORE UPDATE OF age_group_id, language_id, version, removed, scale on forms for each row execute function keep_form();--> statement-breakpoint
create trigger keep_numbers BEFORE UPDATE OF form_id, number, removed on questions for each row execute function keep_numbers();--> statement-breakpoint
create trigger people_added AFTER INSERT on users referencing NEW TABLE AS added for each statement execute function count_people();--> statement-breakpoint
create trigger people_changed AFTER UPDATE on users referencing OLD TABLE AS gone NEW TABLE AS added for each statement execute function count_people();--> statement-breakpoint
create trigger people_gone AFTER DELETE on users referencing OLD TABLE AS gone for each statement execute function count_people();
