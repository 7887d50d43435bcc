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
	"text_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "consent_requests_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "consent_requests_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "consent_requests_who" CHECK (("consent_requests"."user_id" is null) = ("consent_requests"."nick_name" is not null) and ("consent_requests"."user_id" is not null or "consent_requests"."organization_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "by" text DEFAULT 'self' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "guardian_email" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "organization_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_by" text DEFAULT 'self' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "awaiting_consent_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_requests_child" ON "consent_requests" USING btree ("organization_id","guardian_email","nick_name") WHERE "consent_requests"."user_id" is null;--> statement-breakpoint
CREATE INDEX "consent_requests_expires" ON "consent_requests" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_open" ON "consents" USING btree ("user_id","purpose") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "users_awaiting_consent" ON "users" USING btree ("awaiting_consent_since") WHERE "users"."awaiting_consent_since" is not null;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_by" CHECK (("consents"."by" = 'guardian') = ("consents"."guardian_email" is not null) and ("consents"."by" = 'school') = ("consents"."organization_id" is not null));--> statement-breakpoint
ALTER TABLE "consent_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "consent_requests" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "platform" ON "consent_requests" TO quartet_platform USING (true);--> statement-breakpoint
-- A request goes with its person; before there is one, with the institution whose code was given.
CREATE POLICY "own" ON "consent_requests" TO quartet_app
	USING (CASE WHEN user_id IS NULL THEN organization_id = (SELECT nullif(current_setting('quartet.institution', true), '')::int)
		ELSE EXISTS (SELECT FROM users WHERE users.id = consent_requests.user_id) END);
