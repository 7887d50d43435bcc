ALTER TABLE "organizations" ALTER COLUMN "features" SET DEFAULT '{"lci_only":false,"tasks":true,"teams":true,"career":true,"pwp":true,"classroom":true}'::jsonb;--> statement-breakpoint
update organizations set features = features || '{"classroom": true}';
