import { apiError, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getPersonId, signedIn } from '../../http/context.ts'
import type { LimitName } from '../../security/rate-limits.ts'
import { digestOf } from '../../security/tokens.ts'
import { agreeToJoining, refuseJoining, withdrawJoining } from './joining-answer-commands.ts'
import { cancelJoining } from './joining-commands.ts'
import { findJoining, showJoining, whyOver } from './joining-queries.ts'

async function take(context: Context, name: LimitName, key: string) {
  const retry_after = await context.limits.take(name, key)
  if (retry_after > 0) throw apiError('too_many', { retry_after })
}

/** Counts the opening of a link, which is for a guardian and not for a minor who is signed in. */
async function openLink(context: Context) {
  if (context.caller && !context.caller.isAdult) throw apiError('guardian_only')
  await take(context, 'consentAddress', context.address)
}

async function openToAnswer(context: Context, token: string) {
  await openLink(context)
  await take(context, 'consentAnswer', digestOf(token))
}

export const joiningHandlers = {
  showJoining: api.memberships.showJoining.handler(
    async ({ context, input: { params, query } }) => {
      await openLink(context)
      const joining = await findJoining(context.db, params.token)
      if (!joining) throw apiError('consent_link_unknown')
      const over = whyOver(joining, context.now)
      if (over) throw apiError(over)
      return showJoining(context.db, joining, query.language)
    },
  ),

  confirmJoining: api.memberships.confirmJoining.handler(
    async ({ context, input: { params, body } }) => {
      await openToAnswer(context, params.token)
      const { facilitator_scores: sharesScores, shown } = body
      const result = await agreeToJoining(context, { token: params.token, sharesScores, shown })
      // the page can show the new words and be answered again
      if (!result.ok && result.error === 'consent_text_changed')
        await context.limits.give('consentAnswer', digestOf(params.token))
      return unwrap(result)
    },
  ),

  refuseJoining: api.memberships.refuseJoining.handler(async ({ context, input: { params } }) => {
    await openLink(context)
    return unwrap(await refuseJoining(context, params.token))
  }),

  withdrawJoining: api.memberships.withdrawJoining.handler(
    async ({ context, input: { params } }) => {
      await openLink(context)
      return unwrap(await withdrawJoining(context, params.token))
    },
  ),

  cancelJoining: api.memberships.cancelJoining.handler(async ({ context }) => {
    await withoutTenantScope(() => cancelJoining(signedIn(context), getPersonId(context)))
    return {}
  }),
}
