import { runRoster } from '../areas/roster/jobs.ts'
import { withoutTenantScope } from '../db/tenant.ts'
import { shownOn } from './consents.ts'
import type { Member, World } from './world.ts'

type Upload = {
  file?: string
  whole?: boolean
  organization?: number
  age?: 1 | 2 | 3
}

/** Uploads a roster, which is only checked. */
export function sendRoster(
  world: World,
  { token }: Member,
  content: string | Uint8Array<ArrayBuffer>,
  { file = 'users.csv', whole, organization, age }: Upload = {},
) {
  const body = new FormData()
  body.set('file', new File([content], file))
  if (whole) body.set('whole', '1')
  if (organization) body.set('organization_id', String(organization))
  if (age) body.set('age_group_id', String(age))
  return world.call('POST /users/import', { token, body })
}

/** A step with an import: `apply` and `undo` only queue it. */
export const rosterStep = async (
  world: World,
  { token }: Member,
  id: number,
  step: 'apply' | 'undo' | 'cancel' | 'show',
) => {
  if (step === 'show') return world.call(`GET /users/imports/${id}`, { token })
  if (step === 'cancel') return world.call(`DELETE /users/imports/${id}`, { token })
  const body = step === 'apply' ? { shown: await shownOn(world, 'addition') } : undefined
  return world.call(`POST /users/imports/${id}/${step}`, { token, ...(body && { body }) })
}

export const runRosterJob = (world: World, id: number) =>
  withoutTenantScope(() => runRoster(world.services, id))

/** Applies or undoes an import and returns it when the job is over. */
export async function finishRoster(
  world: World,
  who: Member,
  id: number,
  step: 'apply' | 'undo' = 'apply',
) {
  const queued = await rosterStep(world, who, id, step)
  if (queued.status !== 200) throw new Error(JSON.stringify(queued.body))
  await runRosterJob(world, id)
  return (await rosterStep(world, who, id, 'show')).body.import
}

/** Imports a roster whole: checked, applied and written. */
export async function importRoster(
  world: World,
  who: Member,
  content: string | Uint8Array<ArrayBuffer>,
  upload: Upload = {},
) {
  const { status, body } = await sendRoster(world, who, content, upload)
  if (status !== 200 || body.import.state !== 'checked') throw new Error(JSON.stringify(body))
  return finishRoster(world, who, body.import.id)
}
