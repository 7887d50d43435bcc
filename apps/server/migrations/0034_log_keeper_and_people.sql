ALTER TABLE "log_checkpoints" DROP CONSTRAINT "log_checkpoints_seal_number_unique";--> statement-breakpoint
ALTER TABLE "log_checkpoints" ADD COLUMN "mac" text;--> statement-breakpoint
-- The log: the application adds unsealed rows to it and reads it. quartet_keeper, in jobs, seals it, deletes whole months and erases values (decision 008).
revoke update, delete on logs, log_values from quartet_app, quartet_platform;--> statement-breakpoint
revoke insert on logs from quartet_app, quartet_platform;--> statement-breakpoint
grant insert (id, at, action, entity, entity_id, count, actor, subject, digest) on logs to quartet_app, quartet_platform;--> statement-breakpoint
revoke insert, update, delete on log_checkpoints from quartet_app, quartet_platform;--> statement-breakpoint
grant select, insert, delete on logs, log_values to quartet_keeper;--> statement-breakpoint
grant update (seal_number, seal) on logs to quartet_keeper;--> statement-breakpoint
grant select, insert, update on log_checkpoints to quartet_keeper;--> statement-breakpoint
grant usage, select on sequence logs_id_seq to quartet_keeper;--> statement-breakpoint
grant select (id, log_alias) on users to quartet_keeper;--> statement-breakpoint
create policy keeper on users for select to quartet_keeper using (true);--> statement-breakpoint
grant select (alias) on erased_people to quartet_keeper;--> statement-breakpoint
create policy keeper on erased_people for select to quartet_keeper using (true);--> statement-breakpoint
do $$
declare part text;
begin
  foreach part in array array['logs', 'log_values', 'log_checkpoints'] loop
    execute format('alter table %I enable row level security', part);
    execute format('alter table %I force row level security', part);
    execute format('create policy platform on %I to quartet_platform using (true)', part);
    execute format('create policy keeper on %I to quartet_keeper using (true)', part);
  end loop;
end $$;--> statement-breakpoint
create policy written on logs for insert to quartet_app with check (true);--> statement-breakpoint
create policy own on logs for select to quartet_app using (
  (select log_alias from users where id = (select nullif(current_setting('quartet.person', true), '')::int)) in (subject, actor));--> statement-breakpoint
create policy written on log_values for insert to quartet_app with check (true);--> statement-breakpoint
create policy own on log_values for select to quartet_app using (exists (select from logs where logs.id = log_values.log_id));--> statement-breakpoint

-- Who belongs to no institution is shown only to the person, and everything of a person goes with the person.
drop policy own on users;--> statement-breakpoint
create policy own on users to quartet_app using (
  organization_id = (select nullif(current_setting('quartet.institution', true), '')::int)
  or organization_id is null and id = (select nullif(current_setting('quartet.person', true), '')::int));--> statement-breakpoint
drop policy own on people_counts;--> statement-breakpoint
create policy own on people_counts for select to quartet_app
  using (organization_id = (select nullif(current_setting('quartet.institution', true), '')::int));--> statement-breakpoint
create policy counted on people_counts for insert to quartet_app with check (true);--> statement-breakpoint
-- Only the newest import of a sheet can be undone, so whoever sends one in sees which imports there are. Their rows stay their sender's.
create policy newest on sheet_imports for select to quartet_app using (state = 'done');--> statement-breakpoint
drop policy own on sheet_import_rows;--> statement-breakpoint
create policy own on sheet_import_rows to quartet_app using (exists (
  select from sheet_imports i join users u on u.id = i.user_id where i.id = sheet_import_rows.import_id));--> statement-breakpoint

-- Counters, secrets, used captchas and loaded content belong to nobody: only the platform sees them.
do $$
declare part text;
begin
  foreach part in array array['rate_limits', 'shared_secrets', 'captchas_used', 'content_loads'] loop
    execute format('alter table %I enable row level security', part);
    execute format('alter table %I force row level security', part);
    execute format('create policy platform on %I to quartet_platform using (true)', part);
  end loop;
  -- everybody reads what a role may do; only the platform changes it
  foreach part in array array['roles', 'role_grants'] loop
    execute format('alter table %I enable row level security', part);
    execute format('alter table %I force row level security', part);
    execute format('create policy platform on %I to quartet_platform using (true)', part);
    execute format('create policy read on %I for select to quartet_app using (true)', part);
  end loop;
end $$;
