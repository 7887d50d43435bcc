-- What was fetched goes with its person; tokens that are to be given back are seen while the person is.
do $$
declare hanging text;
begin
  foreach hanging in array array['classroom_pulled', 'classroom_returns'] loop
    execute format('alter table %I enable row level security', hanging);
    execute format('alter table %I force row level security', hanging);
    execute format('create policy platform on %I to quartet_platform using (true)', hanging);
    execute format('create policy own on %1$I to quartet_app using (exists (select from users where users.id = %1$I.user_id))', hanging);
  end loop;
end $$;--> statement-breakpoint
-- of an account that is erased they are noted when it is gone
create policy noted on classroom_returns for insert with check (true);--> statement-breakpoint
create function note_return() returns trigger language plpgsql as $$
begin
  insert into classroom_returns (user_id, sealed_tokens) values (old.user_id, old.sealed_tokens);
  return null;
end $$;--> statement-breakpoint
create trigger classroom_links_gone after delete on classroom_links for each row execute function note_return();--> statement-breakpoint
insert into classroom_pulled (user_id, ref) select user_id, classroom_ref from tasks where classroom_ref is not null;
