CREATE TABLE "classroom_pulled" (
	"user_id" integer NOT NULL,
	"ref" text NOT NULL,
	CONSTRAINT "classroom_pulled_user_id_ref_pk" PRIMARY KEY("user_id","ref")
);
--> statement-breakpoint
CREATE TABLE "classroom_returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classroom_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"sealed_tokens" text NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "language_id" integer;--> statement-breakpoint
ALTER TABLE "classroom_pulled" ADD CONSTRAINT "classroom_pulled_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "classroom_returns_ended" ON "classroom_returns" USING btree ("ended_at");--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;