-- A form that is or was in use stays of its age, language and version, whole and out of the bin: who changes a draft may find it in use by then.
create function keep_form() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' and (
    (old.age_group_id, old.language_id, old.version, old.removed) is distinct from (new.age_group_id, new.language_id, new.version, new.removed)
    or cardinality(new.scale) <> 5
  ) then
    raise exception 'the form % stays as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger keep_form before update of age_group_id, language_id, version, removed, scale on forms for each row execute function keep_form();--> statement-breakpoint

-- How many accounts there are of each kind, for the exact total of a list of all of them: a sum over a few rows in place of a look at each account.
-- One row a kind and statement of SQL, and none when nothing that is counted has changed; nobody waits for anybody (users/tables.ts).
alter table people_counts enable row level security;--> statement-breakpoint
alter table people_counts force row level security;--> statement-breakpoint
create policy platform on people_counts to quartet_platform using (true);--> statement-breakpoint
create policy own on people_counts to quartet_app
  using (organization_id is null or organization_id = (select nullif(current_setting('quartet.institution', true), '')::int));--> statement-breakpoint
create function count_people() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into people_counts select organization_id, type, age_group_id, removed, count(*) from added group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into people_counts select organization_id, type, age_group_id, removed, -count(*) from gone group by 1, 2, 3, 4;
  else
    insert into people_counts select organization_id, type, age_group_id, removed, sum(change) from (
      select organization_id, type, age_group_id, removed, 1 as change from added
      union all select organization_id, type, age_group_id, removed, -1 from gone) changed
    group by 1, 2, 3, 4 having sum(change) <> 0;
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger people_added after insert on users referencing new table as added for each statement execute function count_people();--> statement-breakpoint
create trigger people_changed after update on users referencing old table as gone new table as added for each statement execute function count_people();--> statement-breakpoint
create trigger people_gone after delete on users referencing old table as gone for each statement execute function count_people();--> statement-breakpoint
insert into people_counts select organization_id, type, age_group_id, removed, count(*) from users group by 1, 2, 3, 4;
