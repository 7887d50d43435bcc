import { offeredOn } from '@quartet/domain/consent-texts.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, getCaller, signedIn } from '../../http/context.ts'
import { allowPurpose, withdrawPurpose } from './commands.ts'
import {
  findConsentWords,
  guardianWhoSees,
  listStoredData,
  purposesToGive,
  readConsentWords,
  showConsents,
  showErasure,
  showViews,
  toConsentTexts,
} from './queries.ts'

export const privacy = api.privacy.router({
  own: api.privacy.own.handler(async ({ context, input: { query } }) => {
    const caller = getCaller(context)
    const { db, now } = context
    return {
      ...(await showConsents(db, caller, query.language ?? caller.languageId, now)),
      ...(await showErasure(db, caller.id)),
      guardian_email: await guardianWhoSees(db, caller.id, now),
      kept: await withoutTenantScope(() => listStoredData(db, caller.id)),
    }
  }),

  give: api.privacy.give.handler(async ({ context, input: { params, body } }) => {
    const caller = getCaller(context)
    const mayGive = await purposesToGive(context.db, caller.id, context.now)
    if (mayGive.length === 0) throw apiError('guardian_only')
    if (!mayGive.includes(params.purpose)) throw apiError('forbidden')
    const { purpose } = params
    const consent = { purpose, offered: mayGive, shown: body.shown }
    unwrap(await allowPurpose(signedIn(context), consent))
    return showConsents(context.db, caller, body.shown.language_id, context.now)
  }),

  withdraw: api.privacy.withdraw.handler(async ({ context, input: { params, query } }) => {
    const caller = getCaller(context)
    await withdrawPurpose(signedIn(context), params.purpose)
    return showConsents(context.db, caller, query.language ?? caller.languageId, context.now)
  }),

  words: api.privacy.words.handler(async ({ context, input: { params } }) => {
    const words = await findConsentWords(context.db, getCaller(context).id, params.consent_id)
    if (!words) throw notFound()
    return words
  }),

  screen: api.privacy.screen.handler(async ({ context: { db }, input: { params, query } }) => {
    const { screen } = params
    return toConsentTexts(
      await readConsentWords(db, {
        screen,
        purposes: offeredOn[screen],
        languageId: query.language,
      }),
    )
  }),

  views: api.privacy.views.handler(
    // includes the names of readers from other institutions
    ({ context, input }) =>
      withoutTenantScope(() => showViews(context.db, getCaller(context).id, input.query)),
  ),
})
