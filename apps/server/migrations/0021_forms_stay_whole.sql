-- A form that is or was in use keeps its numbers (method D3): answers are counted by them. Who changes a number waits for who activates the form.
create function keep_numbers() returns trigger language plpgsql as $$
begin
  if (old.form_id, old.number, old.removed) is distinct from (new.form_id, new.number, new.removed)
    and exists (select from forms where id in (old.form_id, new.form_id) and status <> 'draft' for share) then
    raise exception 'the numbers of form % stay as they are', old.form_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger keep_numbers before update of form_id, number, removed on questions for each row execute function keep_numbers();
