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
ALTER TABLE "erasure_orders" ADD CONSTRAINT "erasure_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_orders" ADD CONSTRAINT "erasure_orders_ordered_by_users_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erasure_orders_ordered_by" ON "erasure_orders" USING btree ("ordered_by");--> statement-breakpoint
-- An order goes with its person.
alter table erasure_orders enable row level security;--> statement-breakpoint
alter table erasure_orders force row level security;--> statement-breakpoint
create policy platform on erasure_orders to quartet_platform using (true);--> statement-breakpoint
create policy own on erasure_orders to quartet_app using (exists (select from users where users.id = erasure_orders.user_id));
