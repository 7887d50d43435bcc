import { refusal } from '../../api-error.ts'
import { type Context, callerOf, os } from '../../http/context.ts'
import { type Caller, holds } from '../../security/caller.ts'
import { readSettings } from '../settings/queries.ts'
import { link, sync, unlink } from './commands.ts'
import { findLink, isClassroomOpen } from './queries.ts'

/** The service, while there is one and neither the installation nor the institution of the caller has switched it off. */
const serviceOf = async ({ classroom, db }: Context, caller: Caller) =>
  classroom && (await readSettings(db)).classroom && (await isClassroomOpen(db, caller.id)) ? classroom : undefined

async function stateOf(context: Context) {
  const caller = callerOf(context)
  const [service, held] = [await serviceOf(context, caller), await findLink(context.db, caller.id)]
  return {
    configured: service !== undefined,
    student_classroom_id: held?.studentClassroomId ?? null,
    synced_at: held?.syncedAt?.toISOString() ?? null,
  }
}

/** For who may have school tasks; the service is asked so often an hour. */
async function admitted(context: Context, caller: Caller) {
  const service = await serviceOf(context, caller)
  if (!service) throw refusal('classroom_unconfigured')
  if (!holds(caller, 'access_tasks')) throw refusal('subscription_ended')
  const retry_after = await context.limits.take('classroomPerson', String(caller.id))
  if (retry_after > 0) throw refusal('too_many', { retry_after })
  return service
}

export const classroom = os.classroom.router({
  state: os.classroom.state.handler(({ context }) => stateOf(context)),

  begin: os.classroom.begin.handler(async ({ context }) => {
    const caller = callerOf(context)
    return { url: (await admitted(context, caller)).consentUrl(caller.id, context.now) }
  }),

  link: os.classroom.link.handler(async ({ context, input: { body } }) => {
    const caller = callerOf(context)
    const service = await admitted(context, caller)
    const fetched = await fetchedBy(context, service, caller, body)
    if ('refused' in fetched) throw refusal(fetched.refused, fetched.refused === 'classroom_down' ? { retry_after: 30 } : {})
    return { ...(await stateOf(context)), ...fetched }
  }),

  unlink: os.classroom.unlink.handler(async ({ context }) => {
    await unlink(context.db, context.classroom, callerOf(context), context.now)
    return stateOf(context)
  }),
})

async function fetchedBy(
  { db, now }: Context,
  service: NonNullable<Context['classroom']>,
  caller: Caller,
  { code, state }: { code?: string | undefined; state?: string | undefined },
) {
  if (code !== undefined || state !== undefined) return link(db, service, caller, { code: code ?? '', state: state ?? '' }, now)
  const held = await findLink(db, caller.id)
  return held ? sync(db, service, caller, held, now) : { refused: 'classroom_unlinked' as const }
}
