-- What hangs on a person goes with the person; what hangs on a task goes with the task (decision 008).
do $$
declare hanging text;
begin
  foreach hanging in array array['tasks', 'selected_career_statements', 'classroom_links'] loop
    execute format('alter table %I enable row level security', hanging);
    execute format('alter table %I force row level security', hanging);
    execute format('create policy platform on %I to quartet_platform using (true)', hanging);
    execute format('create policy own on %1$I to quartet_app using (exists (select from users where users.id = %1$I.user_id))', hanging);
  end loop;
  foreach hanging in array array['own_strategies', 'chosen_strategies'] loop
    execute format('alter table %I enable row level security', hanging);
    execute format('alter table %I force row level security', hanging);
    execute format('create policy platform on %I to quartet_platform using (true)', hanging);
    execute format('create policy own on %1$I to quartet_app using (exists (select from tasks where tasks.id = %1$I.task_id))', hanging);
  end loop;
end $$;
