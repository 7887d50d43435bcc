-- Whoever keeps a copy of a catalogue of statements learns by its version that it is old. One row a statement of SQL, not one a row of it.
create function count_catalogue_on() returns trigger language plpgsql as $$
begin
  insert into attribute_catalogues (age_group_id, language_id)
  select distinct age_group_id, language_id from changed where user_id is null order by 1, 2
  on conflict (age_group_id, language_id) do update set version = attribute_catalogues.version + 1;
  return null;
end $$;--> statement-breakpoint
create trigger attributes_added after insert on attributes referencing new table as changed
  for each statement execute function count_catalogue_on();--> statement-breakpoint
create trigger attributes_changed after update on attributes referencing new table as changed
  for each statement execute function count_catalogue_on();--> statement-breakpoint
create trigger attributes_left after update on attributes referencing old table as changed
  for each statement execute function count_catalogue_on();--> statement-breakpoint
create trigger attributes_removed after delete on attributes referencing old table as changed
  for each statement execute function count_catalogue_on();--> statement-breakpoint
insert into attribute_catalogues (age_group_id, language_id)
select distinct age_group_id, language_id from attributes where user_id is null;
