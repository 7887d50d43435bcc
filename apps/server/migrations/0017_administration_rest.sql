ALTER TABLE "user_changes" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "user_changes" ADD COLUMN "progress_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_changes" ADD CONSTRAINT "user_changes_category_id_user_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."user_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_changes_category" ON "user_changes" USING btree ("category_id");