import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { lockOrganization } from '../institutions/queries.ts'
import { changeMembers, freeNumbers } from '../users/member-commands.ts'
import { lockInOrder } from './people-queries.ts'
import type { StoredRoster } from './queries.ts'

/** People written by one statement. */
const batch = 500

/**
 * Gives the former numbers back at once, so that people whom a roster made exchange theirs exchange
 * them again. Numbers that were changed since or that somebody else has stay as they are.
 */
export async function returnNumbers(tx: Transaction, { id, organizationId }: StoredRoster) {
  await lockOrganization(tx, organizationId)
  const ids = (await readNumbers(tx, id, organizationId)).map((one) => one.id)
  await lockInOrder(tx, ids)
  const returning = withoutTaken(await readNumbers(tx, id, organizationId))
  await freeNumbers(
    tx,
    returning.map((one) => one.id),
  )
  for (let at = 0; at < returning.length; at += batch)
    await changeMembers(
      tx,
      returning
        .slice(at, at + batch)
        .map((one) => ({ id: one.id, values: { member_number: one.former } })),
    )
}

type Numbered = { id: number; former: string | null; owner: number | null }

/** Who still has the number of an import, their former one, and who has that now. */
async function readNumbers(tx: Transaction, importId: number, organizationId: number) {
  const { rows } = await tx.execute<Numbered>(sql`
    select u.id, r.before->>'member_number' as former, o.id as owner
    from roster_import_rows r join users u on u.id = r.target_id and u.organization_id = ${organizationId}
    left join users o on o.organization_id = u.organization_id and o.member_number = r.before->>'member_number'
    where r.import_id = ${importId} and r.kind = 'changed' and r.undone_at is null and r.draft ? 'member_number'
      and u.member_number is not distinct from r.draft->>'member_number' order by u.id`)
  return rows
}

/** Without those whose former number stays with somebody, and so on. */
function withoutTaken(people: readonly Numbered[]): readonly Numbered[] {
  const ids = new Set(people.map(({ id }) => id))
  const free = people.filter(({ owner }) => owner === null || ids.has(owner))
  return free.length === people.length ? people : withoutTaken(free)
}

export async function isNumberTaken(tx: Transaction, organizationId: number, memberNumber: string) {
  const { rows } = await tx.execute(
    sql`select from users where organization_id = ${organizationId} and member_number = ${memberNumber}`,
  )
  return rows.length > 0
}
