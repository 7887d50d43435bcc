CREATE TABLE "sign_in_steps" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"data" jsonb NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sign_in_steps" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "card_pages" (
	"session" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_pages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "card_pages" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"customer" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"gateway" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_customers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_events" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"key" text NOT NULL,
	"by" text NOT NULL,
	"plan" text NOT NULL,
	"term" text NOT NULL,
	"auto_renew" boolean NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"gateway" text NOT NULL,
	"customer" text,
	"card_token" text,
	"card_brand" text,
	"card_last4" text,
	"card_exp_month" text,
	"reference" text,
	"paid_from" timestamp with time zone,
	"paid_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	CONSTRAINT "payments_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"key" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_charges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sandbox_charges" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "trial_uses" (
	"digest" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trial_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "trial_uses" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "class_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"plain_name" text NOT NULL,
	"pin_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_on" date,
	"locked_at" timestamp with time zone,
	CONSTRAINT "class_cards_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "class_cards_person" UNIQUE("user_id","group_id"),
	CONSTRAINT "class_cards_name" UNIQUE("group_id","plain_name")
);
--> statement-breakpoint
ALTER TABLE "class_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "class_cards" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "class_sign_ins" (
	"group_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_sign_ins_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "class_sign_ins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "class_sign_ins" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_facilitators" (
	"client_id" integer NOT NULL,
	"facilitator_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_facilitators_client_id_facilitator_id_pk" PRIMARY KEY("client_id","facilitator_id")
);
--> statement-breakpoint
ALTER TABLE "client_facilitators" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "client_facilitators" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "families" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "families_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"admin_id" integer NOT NULL,
	"plan_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower(name), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL,
	"sorted" text GENERATED ALWAYS AS (left(regexp_replace(normalize(replace(lower("name"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g'), 100)) STORED NOT NULL,
	CONSTRAINT "families_code_unique" UNIQUE("code"),
	CONSTRAINT "families_admin_id_unique" UNIQUE("admin_id")
);
--> statement-breakpoint
ALTER TABLE "families" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "families" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "family_members" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"family_id" integer,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"shares" boolean DEFAULT false NOT NULL,
	"login_name" text,
	"noticed_stage" text NOT NULL,
	CONSTRAINT "family_members_login_name_unique" UNIQUE("login_name")
);
--> statement-breakpoint
ALTER TABLE "family_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "family_members" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"organization_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "identities_subject" UNIQUE("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "identities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "identities" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "institution_providers" (
	"organization_id" integer PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"encrypted_secret" text NOT NULL,
	"edited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "institution_providers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "institution_providers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "join_requests" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"guardian_email" text NOT NULL,
	"language_id" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "join_requests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "join_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "join_requests" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"former_type" text NOT NULL,
	"former_role" text,
	"renewal_paused" boolean NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "memberships" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "seat_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seat_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"organization_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"offered_until" timestamp with time zone,
	CONSTRAINT "seat_requests_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "seat_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "seat_requests" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "roster_import_rows" (
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer,
	"draft" jsonb NOT NULL,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" text,
	"invites" boolean DEFAULT false NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "roster_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
ALTER TABLE "roster_import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "roster_import_rows" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "roster_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roster_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer NOT NULL,
	"user_id" integer,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"whole" boolean NOT NULL,
	"state" text NOT NULL,
	"rows" integer NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"leaving" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"ignored" integer DEFAULT 0 NOT NULL,
	"school_consents" integer DEFAULT 0 NOT NULL,
	"places_missing" integer DEFAULT 0 NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error_count" integer DEFAULT 0 NOT NULL,
	"marked" jsonb,
	"shown" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "roster_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "roster_imports" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"encrypted_secret" text,
	"created_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"pending_secret" text,
	"pending_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "authenticators" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "authenticators" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" integer NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "passkeys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "passkeys" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recovery_codes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "card_token" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "card_brand" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "card_last4" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "card_exp_month" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "card_id" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "failures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "noticed_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "noticed_days" smallint;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "expired_told" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "customer" text;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "from_roster" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "staff_factor_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "factor_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_roles" ADD COLUMN "granted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD COLUMN "skips_factor_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "zip_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "member_number" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "cover_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_steps" ADD CONSTRAINT "sign_in_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_pages" ADD CONSTRAINT "card_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_cards" ADD CONSTRAINT "class_cards_group_id_class_sign_ins_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."class_sign_ins"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_cards" ADD CONSTRAINT "class_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_cards" ADD CONSTRAINT "class_cards_membership" FOREIGN KEY ("group_id","user_id") REFERENCES "public"."group_members"("group_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_sign_ins" ADD CONSTRAINT "class_sign_ins_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_facilitators" ADD CONSTRAINT "client_facilitators_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_facilitators" ADD CONSTRAINT "client_facilitators_facilitator_id_users_id_fk" FOREIGN KEY ("facilitator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_providers" ADD CONSTRAINT "institution_providers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_requests" ADD CONSTRAINT "seat_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_requests" ADD CONSTRAINT "seat_requests_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_import_rows" ADD CONSTRAINT "roster_import_rows_import_id_roster_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."roster_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_import_rows" ADD CONSTRAINT "roster_import_rows_target_id_users_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_imports" ADD CONSTRAINT "roster_imports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_imports" ADD CONSTRAINT "roster_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_steps_user" ON "sign_in_steps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_steps_expires" ON "sign_in_steps" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "card_pages_user" ON "card_pages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_customers_user" ON "payment_customers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("user_id") WHERE "payments"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "client_facilitators_facilitator" ON "client_facilitators" USING btree ("facilitator_id");--> statement-breakpoint
CREATE INDEX "families_by_name" ON "families" USING btree ("sorted","id");--> statement-breakpoint
CREATE INDEX "family_members_family" ON "family_members" USING btree ("family_id","left_at");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identities_organization" ON "identities" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "join_requests_expires" ON "join_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "join_requests_organization" ON "join_requests" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "memberships_organization" ON "memberships" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "seat_requests_organization" ON "seat_requests" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "roster_import_rows_target" ON "roster_import_rows" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "roster_import_rows_invites" ON "roster_import_rows" USING btree ("import_id","row") WHERE "roster_import_rows"."invites";--> statement-breakpoint
CREATE INDEX "roster_imports_organization" ON "roster_imports" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "roster_imports_user" ON "roster_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_card_id_class_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."class_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_card" ON "sessions" USING btree ("card_id") WHERE "sessions"."card_id" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_end" ON "subscriptions" USING btree ("subscription_ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_member_number" ON "users" USING btree ("organization_id","member_number") WHERE "users"."member_number" is not null;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_two_people" CHECK ("contacts"."requester_id" <> "contacts"."addressee_id");--> statement-breakpoint
CREATE POLICY "platform" ON "sign_in_steps" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "sign_in_steps" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "sign_in_steps"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "card_pages" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "card_pages" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "card_pages"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "payment_customers" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "payment_customers" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "payment_customers"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "payment_events" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "platform" ON "payments" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "payments" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "payments"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "sandbox_charges" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "platform" ON "trial_uses" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "platform" ON "class_cards" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "class_cards" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from groups where groups.id = group_id));--> statement-breakpoint
CREATE POLICY "platform" ON "class_sign_ins" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "class_sign_ins" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from groups where groups.id = group_id));--> statement-breakpoint
CREATE POLICY "platform" ON "client_facilitators" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "client_facilitators" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "client_facilitators"."client_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "families" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "families" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("families"."admin_id" = (select nullif(current_setting('quartet.person', true), '')::int) or exists (select from family_members m where m.family_id = "families"."id"));--> statement-breakpoint
CREATE POLICY "platform" ON "family_members" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "family_members" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("family_members"."user_id" = (select nullif(current_setting('quartet.person', true), '')::int));--> statement-breakpoint
CREATE POLICY "platform" ON "identities" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "identities" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("identities"."user_id" = (select nullif(current_setting('quartet.person', true), '')::int));--> statement-breakpoint
CREATE POLICY "platform" ON "institution_providers" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "platform" ON "join_requests" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "join_requests" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("join_requests"."user_id" = (select nullif(current_setting('quartet.person', true), '')::int));--> statement-breakpoint
CREATE POLICY "platform" ON "memberships" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "memberships" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "memberships"."user_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "seat_requests" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "seat_requests" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("seat_requests"."organization_id" = (select nullif(current_setting('quartet.institution', true), '')::int));--> statement-breakpoint
CREATE POLICY "platform" ON "roster_import_rows" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "roster_import_rows" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from roster_imports where roster_imports.id = "roster_import_rows"."import_id"));--> statement-breakpoint
CREATE POLICY "platform" ON "roster_imports" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "roster_imports" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("roster_imports"."organization_id" = (select nullif(current_setting('quartet.institution', true), '')::int));--> statement-breakpoint
CREATE POLICY "platform" ON "authenticators" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "authenticators" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("authenticators"."user_id" = (select nullif(current_setting('quartet.person', true), '')::int));--> statement-breakpoint
CREATE POLICY "platform" ON "passkeys" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "passkeys" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("passkeys"."user_id" = (select nullif(current_setting('quartet.person', true), '')::int));--> statement-breakpoint
CREATE POLICY "platform" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "quartet_app" USING ("recovery_codes"."user_id" = (select nullif(current_setting('quartet.person', true), '')::int));--> statement-breakpoint
-- by hand
create function copy_family_plan()
returns trigger language plpgsql as $$
begin
  update families set plan_ends_at = coalesce(new.subscription_ends_at, to_timestamp(0)) where admin_id = new.user_id and new.plan = 'family';
  return null;
end $$;--> statement-breakpoint
create trigger copy_family_plan after insert or update on subscriptions for each row execute function copy_family_plan();
