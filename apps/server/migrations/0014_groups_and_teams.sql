CREATE TABLE "group_facilitators" (
	"group_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_facilitators_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "group_facilitators" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "group_facilitators" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "group_members" (
	"group_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "group_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "group_members" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"owner_id" integer,
	"organization_id" integer,
	"removed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower(name), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "groups" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"inviter_id" integer NOT NULL,
	"email" text,
	"person_id" integer,
	"signed_up_id" integer,
	"team_id" integer,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end" text,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_to" CHECK ("invitations"."email" is not null or "invitations"."person_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invitations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "selected_team_statements" (
	"user_id" integer NOT NULL,
	"statement_key" text NOT NULL,
	CONSTRAINT "selected_team_statements_user_id_statement_key_pk" PRIMARY KEY("user_id","statement_key")
);
--> statement-breakpoint
ALTER TABLE "selected_team_statements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "selected_team_statements" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"user_id" integer,
	"email" text,
	"status" text DEFAULT 'invited' NOT NULL,
	"invited_by" integer,
	"accepted_at" timestamp with time zone,
	"statement" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_members_who" CHECK ("team_members"."user_id" is not null or "team_members"."email" is not null)
);
--> statement-breakpoint
ALTER TABLE "team_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "team_members" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "team_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"created_by" integer,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"language_id" integer,
	"topic_id" integer NOT NULL,
	"status" text DEFAULT 'to_do' NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"needed" jsonb,
	"decoded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "team_tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "team_tasks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "teams" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"leader_id" integer,
	"statement" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"removed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower(name), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "teams" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "teams" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "group_facilitators" ADD CONSTRAINT "group_facilitators_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_facilitators" ADD CONSTRAINT "group_facilitators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_signed_up_id_users_id_fk" FOREIGN KEY ("signed_up_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_team_statements" ADD CONSTRAINT "selected_team_statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_team_statements" ADD CONSTRAINT "selected_team_statements_statement_key_team_statement_groups_key_fk" FOREIGN KEY ("statement_key") REFERENCES "public"."team_statement_groups"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_topic_id_topic_versions_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topic_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_facilitators_user" ON "group_facilitators" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_members_user" ON "group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "groups_owner" ON "groups" USING btree ("owner_id","removed");--> statement-breakpoint
CREATE INDEX "groups_organization" ON "groups" USING btree ("organization_id","removed");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("inviter_id",coalesce("team_id", 0),coalesce("email", "person_id"::text)) WHERE "invitations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "invitations_team" ON "invitations" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "invitations_person" ON "invitations" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "invitations_signed_up" ON "invitations" USING btree ("signed_up_id");--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitations_expires" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "selected_team_statements_statement" ON "selected_team_statements" USING btree ("statement_key");--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_user" ON "team_members" USING btree ("team_id","user_id") WHERE "team_members"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_email" ON "team_members" USING btree ("team_id","email") WHERE "team_members"."email" is not null;--> statement-breakpoint
CREATE INDEX "team_members_of" ON "team_members" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "team_members_invited_by" ON "team_members" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "team_tasks_team" ON "team_tasks" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "team_tasks_topic" ON "team_tasks" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "team_tasks_created_by" ON "team_tasks" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "teams_leader" ON "teams" USING btree ("leader_id");--> statement-breakpoint
CREATE POLICY "platform" ON "group_facilitators" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "group_facilitators" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from groups where groups.id = group_id));--> statement-breakpoint
CREATE POLICY "platform" ON "group_members" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "group_members" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from groups where groups.id = group_id));--> statement-breakpoint
CREATE POLICY "platform" ON "groups" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "groups" AS PERMISSIVE FOR ALL TO "quartet_app" USING (case when "groups"."organization_id" is null then "groups"."owner_id" = (select nullif(current_setting('quartet.person', true), '')::int) else "groups"."organization_id" = (select nullif(current_setting('quartet.institution', true), '')::int) end);--> statement-breakpoint
CREATE POLICY "platform" ON "invitations" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "invitations" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("invitations"."inviter_id" = (select nullif(current_setting('quartet.person', true), '')::int));--> statement-breakpoint
CREATE POLICY "platform" ON "selected_team_statements" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "selected_team_statements" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "selected_team_statements"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "team_members" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "team_members" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("team_members"."user_id" = (select nullif(current_setting('quartet.person', true), '')::int));--> statement-breakpoint
CREATE POLICY "platform" ON "team_tasks" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "team_tasks" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from teams where teams.id = team_id));--> statement-breakpoint
CREATE POLICY "platform" ON "teams" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "teams" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("teams"."leader_id" = (select nullif(current_setting('quartet.person', true), '')::int));