import { randomUUID } from 'node:crypto'
import { type Person, person, sql } from './world.ts'

/** Somebody with a family whose plan has no end, and its code. */
export async function familyOf(draft: Parameters<typeof person>[0] = {}, name = 'Borg') {
  const admin = await person({ type: 'individual', role: 'family_admin', ...draft })
  const code = randomUUID()
    .replaceAll(/[^2-9A-F]/gi, '')
    .slice(0, 8)
    .toUpperCase()
  const [{ id = 0 } = {}] = await sql<{ id: number }>(
    'insert into families (name, code, admin_id) values ($1, $2, $3) returning id',
    [name, code, admin.id],
  )
  return { id, admin, code, name }
}
export type FamilyOf = Awaited<ReturnType<typeof familyOf>>

/** An adult member of a family, or a teenager of 15 with the year of turning 18. */
export async function memberOf(
  { id }: FamilyOf,
  {
    firstName = 'Bo',
    teen = false,
    languageId = 1,
  }: { firstName?: string; teen?: boolean; languageId?: number } = {},
): Promise<Person> {
  const who = await person({
    ...{ type: 'individual', role: 'family_member', firstName, ageGroupId: teen ? 2 : 3 },
    languageId,
  })
  if (teen)
    await sql('update users set turns_18_in = $2 where id = $1', [
      who.id,
      new Date().getFullYear() + 2,
    ])
  await sql(
    'insert into family_members (user_id, family_id, joined_at, noticed_stage) values ($1, $2, now(), $3)',
    [who.id, id, teen ? 'consent' : 'adult'],
  )
  return who
}
