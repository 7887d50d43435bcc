import { type JoinError, type JoinResult, joinErrors } from '@quartet/contract/areas/memberships.ts'
import { apiError, fieldErrors, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, getPersonId, signedIn } from '../../http/context.ts'
import { listFacilitators } from '../coaching/queries.ts'
import { takeGuardianMail } from '../guardians/commands.ts'
import { showOrganization } from '../institutions/queries.ts'
import { findLanguage } from '../languages/queries.ts'
import { shownTextsOf } from '../localization/queries.ts'
import { emailOf } from '../users/queries.ts'
import { findGuardianToAsk, joinOrganization, waitForSeat } from './commands.ts'
import { joiningHandlers } from './joining-handlers.ts'
import { leaveOrganization } from './leave-commands.ts'
import { listWaiting, showJoinRequest, showOwnInstitution, showSeatRequest } from './queries.ts'
import { withdrawSeatRequest } from './seat-commands.ts'

/** Who joins belongs to no institution or another one, so these calls have no tenant scope. */
export const memberships = api.memberships.router({
  own: api.memberships.own.handler(({ context }) =>
    withoutTenantScope(async () => ({
      institution: await showOwnInstitution(context.db, getCaller(context).id, context.now),
      waiting: await showSeatRequest(context.db, getCaller(context).id),
      join_request: await showJoinRequest(context.db, getCaller(context).id),
      facilitators: await listFacilitators(context.db, getCaller(context).id),
    })),
  ),

  join: api.memberships.join.handler(({ context, input: { query, body } }) =>
    guessing(context, async () => {
      const code = body?.promo_code || query.promo_code
      await takeJoiningMail(context, code)
      return joinOrganization(signedIn(context), {
        code,
        sharesScores: body?.facilitator_scores ?? false,
        shown: body?.shown,
      })
    }),
  ),

  wait: api.memberships.wait.handler(({ context, input: { body } }) =>
    guessing(context, () => waitForSeat(signedIn(context), body.promo_code)),
  ),

  leave: api.memberships.leave.handler(async ({ context, input: { body } }) => {
    const personId = getPersonId(context)
    const isOwn = personId === getCaller(context).id
    const guardianEmail = isOwn ? body?.guardian_email : undefined
    if (guardianEmail) await takeMail(context, guardianEmail)
    const leaving = {
      personId,
      resumesRenewal: isOwn && body?.resume_renewal === true,
      guardianEmail,
    }
    const { id } = unwrap(
      await withoutTenantScope(() => leaveOrganization(signedIn(context), leaving)),
    )
    return { user: { id, organization: null } }
  }),

  ...joiningHandlers,

  withdraw: api.memberships.withdraw.handler(async ({ context }) => {
    await withoutTenantScope(() => withdrawSeatRequest(context, getCaller(context).id))
    return {}
  }),

  waiting: api.memberships.waiting.handler(async ({ context, input: { params, query } }) => {
    const id = params.organization_id
    if (!(await showOrganization(context.db, getCaller(context), id))) throw notFound()
    return withoutTenantScope(() => listWaiting(context.db, id, query))
  }),
})

type Tried =
  | { ok: true; renewalPaused?: boolean; awaitsGuardian?: boolean }
  | { ok: false; error: JoinError | 'consent_text_changed' }

/** Tries a code; wrong ones count, so that codes cannot be guessed. */
async function guessing(context: Context, join: () => Promise<Tried>): Promise<JoinResult> {
  const key = String(getCaller(context).id)
  const retry_after = await context.limits.take('joinCode', key)
  if (retry_after > 0) throw apiError('too_many', { retry_after })
  const tried = await withoutTenantScope(join)
  if (tried.ok || tried.error !== 'organization_unknown') await context.limits.give('joinCode', key)
  if (tried.ok)
    return {
      error_message: '',
      error: null,
      may_wait: false,
      renewal_paused: tried.renewalPaused ?? false,
      awaits_guardian: tried.awaitsGuardian ?? false,
    }
  const error = joinErrors.find((one) => one === tried.error)
  if (!error) throw apiError(tried.error)
  return {
    error_message: await sentenceOf(context, error),
    error,
    may_wait: error === 'organization_full',
    ...{ renewal_paused: false, awaits_guardian: false },
  }
}

/** The sentence of an error in the caller's language, as the pages show it. */
async function sentenceOf({ db, caller }: Context, error: JoinError) {
  const language = await findLanguage(db, caller?.languageId ?? 1)
  const key = `error.${error}`
  return language ? ((await shownTextsOf(db, language, [key]))[key] ?? '') : ''
}

/** A minor who joins asks the guardian by mail. */
async function takeJoiningMail(context: Context, code: string | undefined) {
  if (getCaller(context).isAdult) return
  const guardian = await findGuardianToAsk(signedIn(context), code)
  if (guardian) await takeGuardianPoint(context, guardian.email)
}

async function takeMail(context: Context, email: string) {
  if (email.toLowerCase() === (await emailOf(context.db, getCaller(context).id)))
    throw fieldErrors({ guardian_email: 'guardian_email_same' })
  await takeGuardianPoint(context, email)
}

async function takeGuardianPoint(context: Context, email: string) {
  const retry_after = await takeGuardianMail(context, { email, proof: 'person' })
  if (retry_after > 0) throw apiError('mail_paused', { retry_after })
}
