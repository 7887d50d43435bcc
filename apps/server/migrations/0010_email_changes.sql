CREATE TABLE "email_changes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "email_changes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "platform" ON "email_changes" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "email_changes" AS PERMISSIVE FOR ALL TO "quartet_app" USING (exists (select from users where users.id = "email_changes"."user_id"));