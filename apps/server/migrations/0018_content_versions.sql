-- Whoever keeps what was read of a table of content learns by its version that it is old. One row a statement of SQL, not one a row of it.
create function count_content_on() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    insert into content_versions (name) values (tg_table_name) on conflict (name) do update set version = content_versions.version + 1;
  end if;
  return null;
end $$;--> statement-breakpoint
-- Own statements of people stand in the same table as the catalogue, and are no change of it.
create function count_catalogue_content_on() returns trigger language plpgsql as $$
begin
  if exists (select from changed where user_id is null) then
    insert into content_versions (name) values (tg_table_name) on conflict (name) do update set version = content_versions.version + 1;
  end if;
  return null;
end $$;--> statement-breakpoint
do $$
declare content text;
begin
  foreach content in array array['topics', 'walls', 'words', 'strategies', 'career_statement_questions', 'career_statements', 'statement_questions',
    'team_statements', 'task_categories', 'category_tasks', 'forms', 'questions', 'cms', 'localization', 'languages'] loop
    execute format('create trigger content_added after insert on %I referencing new table as changed for each statement execute function count_content_on()', content);
    execute format('create trigger content_changed after update on %I referencing new table as changed for each statement execute function count_content_on()', content);
    execute format('create trigger content_removed after delete on %I referencing old table as changed for each statement execute function count_content_on()', content);
  end loop;
end $$;--> statement-breakpoint
create trigger content_added after insert on attributes referencing new table as changed
  for each statement execute function count_catalogue_content_on();--> statement-breakpoint
create trigger content_changed after update on attributes referencing new table as changed
  for each statement execute function count_catalogue_content_on();--> statement-breakpoint
create trigger content_removed after delete on attributes referencing old table as changed
  for each statement execute function count_catalogue_content_on();--> statement-breakpoint
-- A sheet and its rows go with who sent it in (decision 008).
alter table sheet_imports enable row level security;--> statement-breakpoint
alter table sheet_imports force row level security;--> statement-breakpoint
create policy platform on sheet_imports to quartet_platform using (true);--> statement-breakpoint
create policy own on sheet_imports to quartet_app using (exists (select from users where users.id = sheet_imports.user_id));--> statement-breakpoint
alter table sheet_import_rows enable row level security;--> statement-breakpoint
alter table sheet_import_rows force row level security;--> statement-breakpoint
create policy platform on sheet_import_rows to quartet_platform using (true);--> statement-breakpoint
create policy own on sheet_import_rows to quartet_app using (exists (select from sheet_imports where sheet_imports.id = sheet_import_rows.import_id));
