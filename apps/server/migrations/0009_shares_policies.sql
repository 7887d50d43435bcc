alter table shares enable row level security;--> statement-breakpoint
alter table shares force row level security;--> statement-breakpoint
create policy platform on shares to quartet_platform using (true);--> statement-breakpoint
-- A row goes with both: who sent, and whose profile it is.
create policy own on shares to quartet_app
  using (exists (select from users where users.id = shares.user_id) and exists (select from users where users.id = shares.person_id));
