CREATE TABLE "share_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"request" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"audience" text NOT NULL,
	"language_id" integer NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"filename" text NOT NULL,
	"page_count" integer NOT NULL,
	"pdf_file" text,
	"pages_file" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp with time zone,
	CONSTRAINT "share_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "share_links_files" CHECK (("share_links"."pdf_file" is null) = ("share_links"."pages_file" is null))
);
--> statement-breakpoint
ALTER TABLE "share_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "recipient" text DEFAULT 'address' NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "recipient_id" integer;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_links_user" ON "share_links" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "share_links_person" ON "share_links" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "share_links_expires" ON "share_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shares_recipient" ON "shares" USING btree ("recipient_id");--> statement-breakpoint
CREATE POLICY "platform" ON "share_links" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "share_links" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "share_links"."user_id") and exists (select from users where users.id = "share_links"."person_id"));--> statement-breakpoint

alter table share_links force row level security;
