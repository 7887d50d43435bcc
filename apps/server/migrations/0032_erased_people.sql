CREATE TABLE "erased_people" (
	"alias" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
