ALTER TABLE "tasks" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "must_choose_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "one_time_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "one_time_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sign_up_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_request" ON "tasks" USING btree ("user_id","area","request_id") WHERE "tasks"."request_id" is not null;