import { apiError, unwrap } from '../../api-error.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
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
 * Returns the context, with the service, of a caller with access to tasks. Throws when the service
 * is not available, the access has ended, or the person's rate limit is exhausted.
 */
async function admitted(context: Context) {
  const caller = getCaller(context)
  const classroom = await serviceOf(context, caller)
  if (!classroom) throw apiError('classroom_unconfigured')
  if (!holds(caller, 'access_tasks')) throw apiError('subscription_ended')
  const retry_after = await context.limits.take('classroomPerson', String(caller.id))
  if (retry_after > 0) throw apiError('too_many', { retry_after })
  return { ...context, caller, classroom }
}

export const classroom = api.classroom.router({
  state: api.classroom.state.handler(({ context }) => stateOf(context)),

  begin: api.classroom.begin.handler(async ({ context }) => {
    const { classroom, caller, now } = await admitted(context)
    return { url: classroom.consentUrl(caller.id, now) }
  }),

  link: api.classroom.link.handler(async ({ context, input: { body } }) => {
    const { code, state } = body
    const isConsent = code !== undefined || state !== undefined
    const imported = unwrap(
      isConsent
        ? await link(await admitted(context), { code: code ?? '', state: state ?? '' })
        : await sync(await admitted(context)),
    )
    return { ...(await stateOf(context)), ...imported }
  }),

  unlink: api.classroom.unlink.handler(async ({ context }) => {
    await unlink(signedIn(context))
    return stateOf(context)
  }),
})
