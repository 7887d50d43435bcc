CREATE TABLE "contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"requester_id" integer NOT NULL,
	"addressee_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"blocked_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contacts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contacts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_addressee_id_users_id_fk" FOREIGN KEY ("addressee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_blocked_by_users_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_pair" ON "contacts" USING btree (least("requester_id", "addressee_id"),greatest("requester_id", "addressee_id"));--> statement-breakpoint
CREATE INDEX "contacts_requester" ON "contacts" USING btree ("requester_id","status");--> statement-breakpoint
CREATE INDEX "contacts_addressee" ON "contacts" USING btree ("addressee_id","status");--> statement-breakpoint
CREATE INDEX "contacts_blocked_by" ON "contacts" USING btree ("blocked_by");--> statement-breakpoint
CREATE INDEX "contacts_changed" ON "contacts" USING btree ("changed_at");--> statement-breakpoint
CREATE POLICY "platform" ON "contacts" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "contacts" AS PERMISSIVE FOR ALL TO "quartet_app" USING ((select nullif(current_setting('quartet.person', true), '')::int) in ("contacts"."requester_id", "contacts"."addressee_id"));