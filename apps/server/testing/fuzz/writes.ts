import type { World } from '../world.ts'

/** A transaction that changed rows: in which tables, and how many entries of the log it has. */
export type Write = { tables: string[]; entries: number }

/** Tables whose rows no entry is about. */
const unlogged = [
  // written by the log and by the database
  ...['log_values', 'log_checkpoints', 'people_counts', 'people_totals', 'people_search'],
  // counters and records of their own: attempts, devices, who read a profile
  ...['rate_limits', 'security_events', 'known_devices', 'profile_views', 'captchas_used'],
  // steps that change nothing until the last one, which has an entry
  ...['sign_in_steps', 'password_resets', 'verification_codes', 'email_changes', 'authenticators'],
  // sheets that were read; the job that writes their rows has an entry
  ...['sheet_imports', 'roster_imports'],
  // figures that are counted again from all other rows
  ...['figures', 'day_figures', 'figures_state'],
  // what somebody else did and the caller has seen; the payments of the sandbox
  ...['notifications', 'sandbox_charges'],
]

/** Notes every changed row of the tables, with its transaction, while a call is made. */
export async function watchWrites({ pool }: World) {
  await pool.query(`
    create table noted_writes (xid xid8, name text);
    grant insert on noted_writes to public;
    create function note_write() returns trigger language plpgsql security definer as $$
      begin insert into public.noted_writes values (pg_current_xact_id(), tg_table_name); return null; end $$;`)
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('noted_writes', ${unlogged.map((name) => `'${name}'`).join(', ')})`,
  )
  for (const { name } of rows)
    await pool.query(`
      create trigger note_added after insert or delete on "${name}" for each row execute function note_write();
      create trigger note_changed after update on "${name}" for each row when (old.* is distinct from new.*) execute function note_write();`)
  return {
    begin: async () => void (await pool.query('truncate noted_writes')),
    end: async () => {
      const noted = await pool.query<Write>(`
        select array(select distinct unnest(array_agg(name)) except select 'logs' order by 1) as tables,
          count(*) filter (where name = 'logs')::int as entries from noted_writes group by xid`)
      return noted.rows
    },
  }
}
