import { runUserChange } from '../areas/user-changes/jobs.ts'
import { withoutTenantScope } from '../db/tenant.ts'
import type { Member, World } from './world.ts'

/** Ways to begin, run and read changes of many people. */
export function changesIn(world: World) {
  const run = (id: number) => withoutTenantScope(() => runUserChange(world.services, id))
  const begin = async ({ token }: Member, body: Record<string, unknown>) => {
    const ofCategory = body.category_id ? 'POST /users/changes/category' : 'POST /users/changes'
    const where = body.organization_id ? 'POST /users/change/organization' : ofCategory
    return world.call(where, { token, body })
  }
  const show = async ({ token }: Member, id: number) =>
    (await world.call(`GET /users/changes/${id}`, { token })).body.change
  const failuresOf = async ({ token }: Member, id: number) =>
    (await world.call(`GET /users/changes/${id}/failures`, { token })).body.failures.map(
      ({ id: personId, problem }: { id: number; problem: string }) => [personId, problem],
    )
  /** Begins a change and returns it when it is over, with who stays as they are. */
  const finish = async (who: Member, body: Record<string, unknown>) => {
    const { status, body: begun } = await begin(who, body)
    if (status !== 200) throw new Error(JSON.stringify(begun))
    await run(begun.change.id)
    const change = await show(who, begun.change.id)
    return { ...change, failures: await failuresOf(who, change.id) }
  }
  return { run, begin, show, failuresOf, finish }
}

/** An institution with an administrator, and a function that adds pupils. */
export async function makeSchool(world: World, draft: object = {}) {
  const school = await world.organization({ seats: 100, ...draft })
  const admin = await world.person({
    ...{ role: 'institution_admin', type: 'institution', organizationId: school.id },
  })
  const pupil = () => world.person({ role: 'student', type: 'student', organizationId: school.id })
  return { ...school, admin, pupil }
}
