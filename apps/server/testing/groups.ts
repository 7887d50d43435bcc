import { classify } from '@quartet/domain/classification.ts'
import type { Member, World } from './world.ts'

/** A school with an administrator, a facilitator, and functions that add others. */
export async function makeInstitution(world: World) {
  const school = await world.organization({ seats: 100 })
  const staff = (role: string) =>
    world.person({ role, type: 'institution', organizationId: school.id })
  async function pupil(firstName: string, more: object = {}) {
    const who = await world.person({
      ...{ role: 'institution_member', type: 'institution', organizationId: school.id },
      ...more,
    })
    await world.pool.query("update users set first_name = $2, last_name = 'Lee' where id = $1", [
      who.id,
      firstName,
    ])
    return who
  }
  return {
    ...{ school, staff, pupil },
    admin: await staff('institution_admin'),
    facilitator: await staff('facilitator'),
  }
}

/** Gives a person a result. */
export async function giveScores(world: World, { id }: { id: number }, four: number[]) {
  const [sequence, precision, technical_reasoning, confluence] = four
  const { classification } = classify({
    ...{ sequence, precision, technical_reasoning, confluence },
  } as Parameters<typeof classify>[0])
  await world.pool.query(
    `insert into scores (user_id, sequence, precision, technical_reasoning, confluence, classification, source, scored_at)
      values ($1, $2, $3, $4, $5, $6, 'manual', now())`,
    [id, ...four, classification],
  )
}

/** A group of these people that its owner makes. */
export async function addGroup(
  world: World,
  owner: Member,
  { name = 'Class 7b', people = [] }: { name?: string; people?: readonly { id: number }[] } = {},
) {
  const { body } = await world.call('POST /users/add/group', {
    token: owner.token,
    body: { name, users: people.map(({ id }) => id) },
  })
  return body.group as { id: number; members: number }
}
