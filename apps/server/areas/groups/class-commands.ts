import { groupBounds } from '@quartet/domain/groups.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'

/** The classes that a person is in from now on: a facilitator looks after them. */
export type ClassPlace = { userId: number; isFacilitator: boolean; classes: readonly string[] }
type Place = { organizationId: number; now: Date }

/**
 * Puts people into these classes of their institution, and out of its other classes from rosters.
 * Classes that do not exist are made; a group of the same name that somebody made stays theirs.
 */
export async function setClasses(tx: Transaction, place: Place, people: readonly ClassPlace[]) {
  if (people.length === 0) return
  await makeClasses(tx, place, [...new Set(people.flatMap(({ classes }) => classes))])
  await leaveOthers(tx, place, people)
  await joinClasses(
    tx,
    place,
    'group_members',
    people.filter(({ isFacilitator }) => !isFacilitator),
  )
  await joinClasses(
    tx,
    place,
    'group_facilitators',
    people.filter(({ isFacilitator }) => isFacilitator),
  )
}

async function makeClasses(
  tx: Transaction,
  { organizationId, now }: Place,
  names: readonly string[],
) {
  await tx.execute(sql`
    insert into groups (name, organization_id, from_roster, created_at)
    select class.name, ${organizationId}, true, ${now.toISOString()}::timestamptz from unnest(${sql.param([...names])}::text[]) as class (name)
    where not exists (select from groups g where g.organization_id = ${organizationId} and g.removed = 0
      and g.from_roster and g.name = class.name)
    order by class.name`)
}

const given = (people: readonly ClassPlace[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(
    people.map(({ userId, classes }) => ({ user_id: userId, classes })),
  )}::jsonb) as given (user_id int, classes jsonb)`

async function leaveOthers(
  tx: Transaction,
  { organizationId }: Place,
  people: readonly ClassPlace[],
) {
  for (const table of ['group_members', 'group_facilitators'])
    await tx.execute(sql`
      delete from ${sql.identifier(table)} place using groups g, ${given(people)}
      where place.user_id = given.user_id and g.id = place.group_id and g.organization_id = ${organizationId}
        and g.from_roster and g.removed = 0 and not given.classes ? g.name`)
}

async function joinClasses(
  tx: Transaction,
  { organizationId, now }: Place,
  table: 'group_members' | 'group_facilitators',
  people: readonly ClassPlace[],
) {
  if (people.length === 0) return
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (group_id, user_id, created_at)
    select g.id, given.user_id, ${now.toISOString()}::timestamptz from ${given(people)}
    join lateral jsonb_array_elements_text(given.classes) as class (name) on true
    join lateral (select min(id) as id from groups where organization_id = ${organizationId} and removed = 0
      and from_roster and name = class.name) g on true
    order by given.user_id, g.id on conflict do nothing`)
}

/** Whether a class from a roster has more people than a group can have. */
export async function hasFullClass(tx: Transaction, organizationId: number) {
  const { rows } = await tx.execute(sql`
    select from groups g where g.organization_id = ${organizationId} and g.from_roster and g.removed = 0
      and ((select count(*) from group_members m where m.group_id = g.id) > ${groupBounds.members}
        or (select count(*) from group_facilitators f where f.group_id = g.id) > ${groupBounds.facilitators})
    limit 1`)
  return rows.length > 0
}
