CREATE TABLE "people_blocks" (
	"block" integer NOT NULL,
	"removed" smallint NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "searched" text GENERATED ALWAYS AS (regexp_replace(normalize(replace(lower("name" || ' ' || "city" || ' ' || "promo_code" || ' ' || "contact_name"), 'ß', 'ss'), NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "organizations_searched" ON "organizations" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
-- Nobody is added between what is counted now and the triggers that count on.
lock table users in share row exclusive mode;--> statement-breakpoint
-- How many accounts each block of a thousand ids has, counted with the kinds (users/tables.ts); read only by who sees everybody, counted by whoever writes.
alter table people_blocks enable row level security;--> statement-breakpoint
alter table people_blocks force row level security;--> statement-breakpoint
create policy platform on people_blocks to quartet_platform using (true);--> statement-breakpoint
create policy counted on people_blocks for insert to quartet_app with check (true);--> statement-breakpoint
create or replace function count_people() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into people_counts select organization_id, type, age_group_id, removed, count(*) from added group by 1, 2, 3, 4;
    insert into people_blocks select id / 1000, removed, count(*) from added group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into people_counts select organization_id, type, age_group_id, removed, -count(*) from gone group by 1, 2, 3, 4;
    insert into people_blocks select id / 1000, removed, -count(*) from gone group by 1, 2;
  else
    insert into people_counts select organization_id, type, age_group_id, removed, sum(change) from (
      select organization_id, type, age_group_id, removed, 1 as change from added
      union all select organization_id, type, age_group_id, removed, -1 from gone) changed
    group by 1, 2, 3, 4 having sum(change) <> 0;
    insert into people_blocks select id / 1000, removed, sum(change) from (
      select id, removed, 1 as change from added union all select id, removed, -1 from gone) changed
    group by 1, 2 having sum(change) <> 0;
  end if;
  return null;
end $$;--> statement-breakpoint
insert into people_blocks select id / 1000, removed, count(*) from users group by 1, 2;--> statement-breakpoint

-- The list of institutions is kept as long as none changes, like those of content (0018).
create trigger content_added after insert on organizations referencing new table as changed
  for each statement execute function count_content_on();--> statement-breakpoint
create trigger content_changed after update on organizations referencing new table as changed
  for each statement execute function count_content_on();--> statement-breakpoint
create trigger content_removed after delete on organizations referencing old table as changed
  for each statement execute function count_content_on();
