import { grantOf, holds } from '../../base/caller.ts'
import { callerOf, os, personOf } from '../../base/context.ts'
import { refusal } from '../../base/refusal.ts'
import { pagesOf } from '../cms/queries.ts'
import { findPublishedLanguage } from '../languages/queries.ts'
import { seesScores } from '../privacy/queries.ts'
import { saveProfile, switchLanguage } from './commands.ts'
import { findScores, profileCards, showUser } from './queries.ts'

export const profile = os.profile.router({
  show: os.profile.show.handler(async ({ context }) => {
    const caller = callerOf(context)
    const scoresToo = await seesScores(context.db, caller, personOf(context))
    const statementsToo = scoresToo && !holds(caller, 'guest')
    return { user: await showUser(context.db, personOf(context), context.now, scoresToo, statementsToo, caller.id === personOf(context)) }
  }),

  save: os.profile.save.handler(async ({ context, input }) => {
    const caller = callerOf(context)
    const mayRemove = grantOf(caller, 'admin_users') !== undefined && personOf(context) !== caller.id
    if (input.body.removed !== undefined && !mayRemove) throw refusal('forbidden')

    const refused = await saveProfile(context.db, caller, personOf(context), input.body, context.now)
    if (refused) throw refusal(refused)
    const scoresToo = await seesScores(context.db, caller, personOf(context))
    return { user: await showUser(context.db, personOf(context), context.now, scoresToo, scoresToo, caller.id === personOf(context)) }
  }),

  switchLanguage: os.profile.switchLanguage.handler(async ({ context, input }) => {
    const language = await findPublishedLanguage(context.db, input.params.language_id)
    if (!language) throw refusal('language_unknown')
    await switchLanguage(context.db, callerOf(context), language.id, context.now)
    return { language }
  }),

  cards: os.profile.cards.handler(async ({ context, input }) => {
    const caller = callerOf(context)
    const own = await findScores(context.db, caller.id)
    const ageGroupId = input.query.age_group_id ?? caller.ageGroupId
    const texts = await profileCards(context.db, { ageGroupId, languageId: caller.languageId }, own)
    return holds(caller, 'guest') ? { ...texts, cards: [] } : texts
  }),

  lciCards: os.profile.lciCards.handler(async ({ context }) => ({
    cards: await pagesOf(context.db, ['lci_cards'], callerOf(context)),
  })),
})
