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
create trigger keep_form before update of age_group_id, language_id, version, removed, scale on forms for each row execute function keep_form();
