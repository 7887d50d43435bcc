import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { NewUser } from './commands.ts'
import { users } from './tables.ts'

/**
 * Adds several accounts at once and returns their ids in the same order, undefined for an address or
 * number that is taken, even by a concurrent request.
 */
export async function createUsers(
  tx: Transaction,
  drafts: readonly NewUser[],
): Promise<(number | undefined)[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('users', 'id'))::int as id from generate_series(1, ${drafts.length}::int)`,
  )
  const ids = rows.map(({ id }) => id)
  const made = await tx
    .insert(users)
    .overridingSystemValue()
    .values(
      drafts.map((draft, at) => ({ lastActiveAt: draft.createdAt, ...draft, id: ids[at] ?? 0 })),
    )
    .onConflictDoNothing()
    .returning({ id: users.id })
  const stored = new Set(made.map(({ id }) => id))
  return ids.map((id) => (stored.has(id) ? id : undefined))
}

/** Takes the numbers of members who get another one, so that two can exchange theirs. */
export const freeNumbers = (tx: Transaction, ids: readonly number[]) =>
  tx
    .update(users)
    .set({ memberNumber: null })
    .where(sql`users.id = any(${sql.param([...ids])}::int[])`)

/** The columns of a member that an institution changes; others stay. */
export type MemberChange = {
  id: number
  values: {
    first_name?: string
    last_name?: string
    member_number?: string | null
    email?: string | null
  }
}

/** Writes names, numbers and addresses of members; returns the ids of those with a new address. */
export async function changeMembers(tx: Transaction, changes: readonly MemberChange[]) {
  const given = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as given (id int, "values" jsonb)`
  const to = (name: string) =>
    sql`${sql.identifier(name)} = case when given."values" ? ${name} then given."values"->>${name} else users.${sql.identifier(name)} end`
  await tx.execute(sql`
    update users set ${to('first_name')}, ${to('last_name')}, ${to('member_number')}, ${to('email')},
      email_verified_at = case when given."values" ? 'email' then null else users.email_verified_at end
    from ${given} where users.id = given.id`)
  return changes.filter(({ values }) => 'email' in values).map(({ id }) => id)
}
