CREATE TABLE "consent_texts" (
	"digest" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"text" json NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "text_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "text_digest" text;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_text_digest_consent_texts_digest_fk" FOREIGN KEY ("text_digest") REFERENCES "public"."consent_texts"("digest") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_text" ON "consents" USING btree ("text_digest");--> statement-breakpoint
ALTER TABLE "consent_requests" DROP COLUMN "text_version";--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_words" CHECK (("consents"."text_version" is null) <> ("consents"."text_digest" is null));--> statement-breakpoint
-- About nobody: whoever agrees reads and adds words, and nobody changes them or takes them away.
alter table consent_texts enable row level security;--> statement-breakpoint
alter table consent_texts force row level security;--> statement-breakpoint
create policy read on consent_texts for select to quartet_app, quartet_platform using (true);--> statement-breakpoint
create policy add on consent_texts for insert to quartet_app, quartet_platform with check (true);--> statement-breakpoint
revoke update, delete, truncate on consent_texts from quartet_app, quartet_platform;
