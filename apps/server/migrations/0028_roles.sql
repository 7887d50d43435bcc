-- Two more roles that own nothing (decision 008). quartet_keeper seals the log and lets go of it; quartet_queue does the jobs, and the login that
-- serves inherits it. An owner who may not create roles needs that they are there, and that quartet_keeper was granted it.
do $$
declare taken text;
begin
  foreach taken in array array['quartet_keeper', 'quartet_queue']
  loop
    begin
      if not exists (select from pg_roles where rolname = taken) then execute format('create role %I nologin', taken); end if;
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
  if not pg_has_role(current_user, 'quartet_keeper', 'SET') then grant quartet_keeper to current_user; end if;
end $$;--> statement-breakpoint
grant usage on schema public to quartet_keeper;
