import { offeredOn } from '@quartet/domain/consent-texts.ts'
import { done, missing, refusal } from '../../api-error.ts'
import { acrossInstitutions } from '../../db/tenant.ts'
import { callerOf, os } from '../../http/context.ts'
import { allowPurpose, withdrawPurpose } from './commands.ts'
import {
  findConsentWords,
  guardianWhoSees,
  purposesToGive,
  readConsentWords,
  showConsents,
  showErasure,
  showKept,
  showViews,
  toConsentTexts,
} from './queries.ts'

export const privacy = os.privacy.router({
  own: os.privacy.own.handler(async ({ context, input: { query } }) => {
    const caller = callerOf(context)
    const { db, now } = context
    return {
      ...(await showConsents(db, caller, query.language ?? caller.languageId, now)),
      ...(await showErasure(db, caller.id)),
      guardian_email: await guardianWhoSees(db, caller.id, now),
      kept: await acrossInstitutions(() => showKept(db, caller.id)),
    }
  }),

  give: os.privacy.give.handler(async ({ context, input: { params, body } }) => {
    const caller = callerOf(context)
    const mayGive = await purposesToGive(context.db, caller.id, context.now)
    if (mayGive.length === 0) throw refusal('guardian_only')
    if (!mayGive.includes(params.purpose)) throw refusal('forbidden')
    done(await allowPurpose(context.db, { userId: caller.id, purpose: params.purpose }, mayGive, body.shown, context.now))
    return showConsents(context.db, caller, body.shown.language_id, context.now)
  }),

  withdraw: os.privacy.withdraw.handler(async ({ context, input: { params, query } }) => {
    const caller = callerOf(context)
    await withdrawPurpose(context.db, { userId: caller.id, purpose: params.purpose }, context.now)
    return showConsents(context.db, caller, query.language ?? caller.languageId, context.now)
  }),

  words: os.privacy.words.handler(async ({ context, input: { params } }) => {
    const words = await findConsentWords(context.db, callerOf(context).id, params.consent_id)
    if (!words) throw missing()
    return words
  }),

  screen: os.privacy.screen.handler(async ({ context: { db }, input: { params, query } }) => {
    const { screen } = params
    return toConsentTexts(await readConsentWords(db, { screen, purposes: offeredOn[screen], languageId: query.language }))
  }),

  views: os.privacy.views.handler(
    ({ context, input }) => acrossInstitutions(() => showViews(context.db, callerOf(context).id, input.query)), // with the names of readers from elsewhere
  ),
})
