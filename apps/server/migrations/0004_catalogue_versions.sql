CREATE TABLE "attribute_catalogues" (
	"age_group_id" smallint NOT NULL,
	"language_id" integer NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "attribute_catalogues_age_group_id_language_id_pk" PRIMARY KEY("age_group_id","language_id")
);
--> statement-breakpoint
ALTER TABLE "attribute_catalogues" ADD CONSTRAINT "attribute_catalogues_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;