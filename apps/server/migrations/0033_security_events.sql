CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"network" text NOT NULL,
	"account" uuid,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_last_used" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
alter table known_devices enable row level security;--> statement-breakpoint
alter table known_devices force row level security;--> statement-breakpoint
create policy platform on known_devices to quartet_platform using (true);--> statement-breakpoint
create policy own on known_devices to quartet_app using (exists (select from users where users.id = known_devices.user_id));--> statement-breakpoint
-- Only who administers the whole installation sees what was refused; nobody changes it.
alter table security_events enable row level security;--> statement-breakpoint
alter table security_events force row level security;--> statement-breakpoint
create policy platform on security_events to quartet_platform using (true);--> statement-breakpoint
revoke update, truncate on security_events from quartet_app, quartet_platform;--> statement-breakpoint
revoke delete on security_events from quartet_app;
