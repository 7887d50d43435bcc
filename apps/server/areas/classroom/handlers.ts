import { apiError } from '../../api-error.ts'
import { api, type Context, getCaller } from '../../http/context.ts'
import { type Caller, holds } from '../../security/caller.ts'
import { readSettings } from '../settings/queries.ts'
import { link, sync, unlink } from './commands.ts'
import { findLink, isClassroomOpen } from './queries.ts'

/**
 * The service, if it is configured and neither the installation nor the caller's institution has
 * switched it off.
 */
const serviceOf = async ({ classroom, db }: Context, caller: Caller) =>
  classroom && (await readSettings(db)).classroom && (await isClassroomOpen(db, caller.id))
    ? classroom
    : undefined

async function stateOf(context: Context) {
  const caller = getCaller(context)
  const [service, link] = [await serviceOf(context, caller), await findLink(context.db, caller.id)]
  return {
    configured: service !== undefined,
    student_classroom_id: link?.studentClassroomId ?? null,
    synced_at: link?.syncedAt?.toISOString() ?? null,
  }
}

/**
 * Returns the service for a caller with access to tasks. Throws when it is not available, the
 * access has ended, or the person's rate limit is exhausted.
 */
async function admitted(context: Context, caller: Caller) {
  const service = await serviceOf(context, caller)
  if (!service) throw apiError('classroom_unconfigured')
  if (!holds(caller, 'access_tasks')) throw apiError('subscription_ended')
  const retry_after = await context.limits.take('classroomPerson', String(caller.id))
  if (retry_after > 0) throw apiError('too_many', { retry_after })
  return service
}

export const classroom = api.classroom.router({
  state: api.classroom.state.handler(({ context }) => stateOf(context)),

  begin: api.classroom.begin.handler(async ({ context }) => {
    const caller = getCaller(context)
    return { url: (await admitted(context, caller)).consentUrl(caller.id, context.now) }
  }),

  link: api.classroom.link.handler(async ({ context, input: { body } }) => {
    const caller = getCaller(context)
    const service = await admitted(context, caller)
    const fetched = await fetchedBy(context, service, caller, body)
    if ('error' in fetched)
      throw apiError(fetched.error, fetched.error === 'classroom_down' ? { retry_after: 30 } : {})
    return { ...(await stateOf(context)), ...fetched }
  }),

  unlink: api.classroom.unlink.handler(async ({ context }) => {
    await unlink(context.db, context.classroom, getCaller(context), context.now)
    return stateOf(context)
  }),
})

async function fetchedBy(
  { db, now }: Context,
  service: NonNullable<Context['classroom']>,
  caller: Caller,
  { code, state }: { code?: string | undefined; state?: string | undefined },
) {
  if (code !== undefined || state !== undefined)
    return link(db, service, caller, { code: code ?? '', state: state ?? '' }, now)
  const stored = await findLink(db, caller.id)
  return stored ? sync(db, service, caller, stored, now) : { error: 'classroom_unlinked' as const }
}
