import { erasePerson } from '../areas/privacy/commands.ts'
import { withoutTenantScope } from '../db/tenant.ts'
import type { Member, World } from './world.ts'

export const giveScores = (world: World, { id }: Member) =>
  world.pool.query(
    `insert into scores (user_id, sequence, precision, technical_reasoning, confluence, classification, source, quality_flags, scored_at)
     values ($1, 28, 21, 15, 25, 'Dynamic Learner', 'inventory', '{}', now())`,
    [id],
  )

export async function personWithScores(world: World, draft: Parameters<World['person']>[0] = {}) {
  const person = await world.person(draft)
  await giveScores(world, person)
  return person
}

/** A link of a person to their own profile. */
export async function linkOf(world: World, { token }: Member) {
  const body = { document: { kind: 'plp' }, days: 30 }
  const made = await world.call('POST /users/share_links', { token, body })
  return { id: made.body.id as number, token: String(made.body.url).split('#')[1] ?? '' }
}

/** Two institutions: staff of each, and pupils of every age of the first one. */
export async function makeSchool(world: World) {
  const [home, elsewhere] = [await world.organization(), await world.organization()]
  const staff = { type: 'institution', role: 'institution_admin' } as const
  const pupil = { organizationId: home.id, type: 'student', role: 'student' } as const
  const shares = { ...pupil, sharesScores: true }
  return {
    ...{ home, elsewhere },
    teacher: await world.person({ ...staff, organizationId: home.id }),
    stranger: await world.person({ ...staff, organizationId: elsewhere.id }),
    mia: await personWithScores(world, { ...shares, ageGroupId: 1, verified: false }),
    teen: await personWithScores(world, { ...shares, ageGroupId: 2 }),
    classmate: await world.person({ ...pupil, ageGroupId: 2 }),
    grown: await personWithScores(world, { ...shares, ageGroupId: 3 }),
  }
}

export const erase = (world: World, { id }: Member) =>
  withoutTenantScope(() =>
    world.services.db.transaction((tx) =>
      erasePerson(tx, { ...world.services, now: world.time.now }, id, 'inactive'),
    ),
  )
