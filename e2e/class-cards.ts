import { organization, person, sql } from './world.ts'

/** A child of an institution without an address. */
export async function child(organizationId: number, firstName: string, languageId = 1) {
  const { id } = await person({
    ...{ role: 'student', type: 'student', ageGroupId: 1, organizationId, firstName, languageId },
  })
  await sql(
    'update users set email = null, email_verified_at = null, password_hash = null where id = $1',
    [id],
  )
  return id
}

/** A class of children without an address, and its teacher. */
export async function makeClass(firstNames: readonly string[], languageId = 1) {
  const { id: organizationId } = await organization()
  const teacher = await person({ role: 'facilitator', organizationId, languageId })
  const [group] = await sql<{ id: number }>(
    `insert into groups (name, owner_id, organization_id) values ('Class 3a', $1, $2) returning id`,
    [teacher.id, organizationId],
  )
  const groupId = group?.id ?? 0
  const children: number[] = []
  for (const firstName of firstNames)
    children.push(await child(organizationId, firstName, languageId))
  await sql('insert into group_members (group_id, user_id) select $1, unnest($2::int[])', [
    groupId,
    children,
  ])
  return { teacher, children, groupId, address: `/new-theme/groups/${groupId}` }
}
