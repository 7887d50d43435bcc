CREATE TABLE "people_search" (
	"id" integer PRIMARY KEY NOT NULL,
	"organization_id" integer,
	"removed" smallint NOT NULL,
	"age_group_id" smallint NOT NULL,
	"searched" text NOT NULL,
	"sorted" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people_search" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "people_totals" (
	"language_id" integer NOT NULL,
	"type" text NOT NULL,
	"age_group_id" smallint NOT NULL,
	"removed" smallint NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people_totals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "people_blocks" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP POLICY "platform" ON "people_blocks" CASCADE;--> statement-breakpoint
DROP POLICY "counted" ON "people_blocks" CASCADE;--> statement-breakpoint
DROP TABLE "people_blocks" CASCADE;--> statement-breakpoint
DROP INDEX "users_removed";--> statement-breakpoint
DROP INDEX "users_searched";--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "sorted" text GENERATED ALWAYS AS (left(regexp_replace(normalize(replace(lower("name"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g'), 100)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "classification" text;--> statement-breakpoint
-- The rule of the domain (method D11), once for the existing rows; writes the table anew without dead rows.
ALTER TABLE "scores" ALTER COLUMN "classification" TYPE text USING case
  when (sequence >= 25)::int + (precision >= 25)::int + (technical_reasoning >= 25)::int + (confluence >= 25)::int >= 3 then 'Strong-Willed Learner'
  when greatest(sequence, precision, technical_reasoning, confluence) >= 25 then 'Dynamic Learner'
  when least(sequence, precision, technical_reasoning, confluence) >= 18 then 'Bridge Learner'
  else 'Dynamic Learner' end;--> statement-breakpoint
ALTER TABLE "scores" ALTER COLUMN "classification" SET NOT NULL;--> statement-breakpoint

-- The policies hold the owner, too, who here reads everybody.
alter table users no force row level security;--> statement-breakpoint
insert into people_search (id, organization_id, removed, age_group_id, searched, sorted, type, created_at)
select id, organization_id, removed, age_group_id, searched, sorted, type, created_at from users order by id;--> statement-breakpoint
insert into people_totals (language_id, type, age_group_id, removed, change)
select language_id, type, age_group_id, removed, count(*) from users group by 1, 2, 3, 4;--> statement-breakpoint
alter table users force row level security;--> statement-breakpoint
alter table people_search force row level security;--> statement-breakpoint
alter table people_totals force row level security;--> statement-breakpoint

create or replace function count_people()
returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into people_search (id, organization_id, removed, age_group_id, searched, sorted, type, created_at)
    select id, organization_id, removed, age_group_id, searched, sorted, type, created_at from added;
    insert into people_counts select organization_id, type, age_group_id, removed, count(*) from added group by 1, 2, 3, 4;
    insert into people_totals select language_id, type, age_group_id, removed, count(*) from added group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into people_counts select organization_id, type, age_group_id, removed, -count(*) from gone group by 1, 2, 3, 4;
    insert into people_totals select language_id, type, age_group_id, removed, -count(*) from gone group by 1, 2, 3, 4;
  else
    update people_search s
    set organization_id = a.organization_id, removed = a.removed, age_group_id = a.age_group_id, searched = a.searched, sorted = a.sorted, type = a.type, created_at = a.created_at
    from added a where a.id = s.id and (a.organization_id, a.removed, a.age_group_id, a.searched, a.sorted, a.type, a.created_at)
      is distinct from (s.organization_id, s.removed, s.age_group_id, s.searched, s.sorted, s.type, s.created_at);
    insert into people_counts select organization_id, type, age_group_id, removed, sum(change) from (
      select organization_id, type, age_group_id, removed, 1 as change from added
      union all select organization_id, type, age_group_id, removed, -1 from gone) changed
    group by 1, 2, 3, 4 having sum(change) <> 0;
    insert into people_totals select language_id, type, age_group_id, removed, sum(change) from (
      select language_id, type, age_group_id, removed, 1 as change from added
      union all select language_id, type, age_group_id, removed, -1 from gone) changed
    group by 1, 2, 3, 4 having sum(change) <> 0;
  end if;
  return null;
end $$;--> statement-breakpoint

ALTER TABLE "people_search" ADD CONSTRAINT "people_search_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_search_searched" ON "people_search" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_search_removed" ON "people_search" USING btree ("removed","id");--> statement-breakpoint
CREATE INDEX "people_search_name" ON "people_search" USING btree ("removed","sorted","id");--> statement-breakpoint
CREATE INDEX "people_search_organization" ON "people_search" USING btree ("organization_id","removed","id");--> statement-breakpoint
CREATE INDEX "organizations_by_name" ON "organizations" USING btree ("removed","sorted","id");--> statement-breakpoint
CREATE INDEX "attempts_erasable" ON "attempts" USING btree (coalesce("finished_at", "created_at")) WHERE "attempts"."answers_erased_at" is null;--> statement-breakpoint
CREATE INDEX "people_counts_organization" ON "people_counts" USING btree ("organization_id","removed");--> statement-breakpoint
CREATE INDEX "scores_classification" ON "scores" USING btree ("classification","user_id");--> statement-breakpoint
CREATE INDEX "users_by_id" ON "users" USING btree ("removed","id","created_at");--> statement-breakpoint
CREATE INDEX "users_image" ON "users" USING btree ("image") WHERE "users"."image" is not null;--> statement-breakpoint
CREATE INDEX "users_active" ON "users" USING btree ("removed","id") WHERE ((users.email is null or users.email_verified_at is not null) and users.awaiting_consent_since is null and users.erase_from is null);--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("removed","id") WHERE (users.email is not null and users.email_verified_at is null);--> statement-breakpoint
CREATE POLICY "platform" ON "people_search" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "own" ON "people_search" AS PERMISSIVE FOR ALL TO "quartet_app" USING (case when "people_search"."organization_id" is null then "people_search"."id" = (select nullif(current_setting('quartet.person', true), '')::int) else "people_search"."organization_id" = (select nullif(current_setting('quartet.institution', true), '')::int) end);--> statement-breakpoint
CREATE POLICY "platform" ON "people_totals" AS PERMISSIVE FOR ALL TO "quartet_platform" USING (true);--> statement-breakpoint
CREATE POLICY "counted" ON "people_totals" AS PERMISSIVE FOR INSERT TO "quartet_app" WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "own" ON "users" TO quartet_app USING (case when "users"."organization_id" is null then "users"."id" = (select nullif(current_setting('quartet.person', true), '')::int) else "users"."organization_id" = (select nullif(current_setting('quartet.institution', true), '')::int) end);--> statement-breakpoint

-- Lists are read without caches that a version per table invalidated.
do $$
declare name text;
begin
  foreach name in array array['category_tasks', 'cms', 'forms', 'languages', 'localization', 'organizations', 'questions', 'task_categories', 'walls', 'words']
  loop
    execute format('drop trigger content_added on %I', name);
    execute format('drop trigger content_changed on %I', name);
    execute format('drop trigger content_removed on %I', name);
  end loop;
end $$;--> statement-breakpoint
drop function count_content_on();--> statement-breakpoint
DROP TABLE "content_versions" CASCADE;
