-- Behind the access table: what belongs to an institution is shown only within its reach (apps/server/base/institutions.ts).
-- quartet_app is what each connection takes; quartet_platform what a transaction takes for what belongs to no institution.
-- An owner who may not create roles needs that they are there and that it was granted them.
do $$
declare taken text;
begin
  foreach taken in array array['quartet_app', 'quartet_platform']
  loop
    begin
      if not exists (select from pg_roles where rolname = taken) then execute format('create role %I nologin', taken); end if;
    exception when duplicate_object or unique_violation then null;
    end;
    if not pg_has_role(current_user, taken, 'SET') then execute format('grant %I to current_user', taken); end if;
  end loop;
end $$;--> statement-breakpoint
grant usage on schema public to quartet_app, quartet_platform;--> statement-breakpoint
grant select, insert, update, delete on all tables in schema public to quartet_app, quartet_platform;--> statement-breakpoint
grant usage, select, update on all sequences in schema public to quartet_app, quartet_platform;--> statement-breakpoint
alter default privileges in schema public grant select, insert, update, delete on tables to quartet_app, quartet_platform;--> statement-breakpoint
alter default privileges in schema public grant usage, select, update on sequences to quartet_app, quartet_platform;--> statement-breakpoint

alter table organizations enable row level security;--> statement-breakpoint
alter table organizations force row level security;--> statement-breakpoint
create policy platform on organizations to quartet_platform using (true);--> statement-breakpoint
create policy own on organizations to quartet_app
  using (id = (select nullif(current_setting('quartet.institution', true), '')::int));--> statement-breakpoint

alter table users enable row level security;--> statement-breakpoint
alter table users force row level security;--> statement-breakpoint
create policy platform on users to quartet_platform using (true);--> statement-breakpoint
create policy own on users to quartet_app
  using (organization_id is null or organization_id = (select nullif(current_setting('quartet.institution', true), '')::int));--> statement-breakpoint

-- What hangs on a person goes with the person: the policy of users holds within this one.
do $$
declare hanging text;
begin
  foreach hanging in array array['attempts', 'consents', 'password_resets', 'scores', 'selected_attributes', 'sessions', 'subscriptions',
    'user_permissions', 'user_roles', 'verification_codes']
  loop
    execute format('alter table %I enable row level security', hanging);
    execute format('alter table %I force row level security', hanging);
    execute format('create policy platform on %I to quartet_platform using (true)', hanging);
    execute format('create policy own on %I to quartet_app using (exists (select from users where users.id = %I.user_id))', hanging, hanging);
  end loop;
end $$;--> statement-breakpoint

alter table attributes enable row level security;--> statement-breakpoint
alter table attributes force row level security;--> statement-breakpoint
create policy platform on attributes to quartet_platform using (true);--> statement-breakpoint
create policy own on attributes to quartet_app
  using (user_id is null or exists (select from users where users.id = attributes.user_id));--> statement-breakpoint

alter table answers enable row level security;--> statement-breakpoint
alter table answers force row level security;--> statement-breakpoint
create policy platform on answers to quartet_platform using (true);--> statement-breakpoint
create policy own on answers to quartet_app using (exists (select from attempts where attempts.id = answers.attempt_id));
