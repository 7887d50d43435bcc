import { reachesAsFar } from '@quartet/domain/permissions.ts'
import { missing, refusal } from '../../api-error.ts'
import { type Context, callerOf, os, personOf } from '../../http/context.ts'
import { holds } from '../../security/caller.ts'
import { pagesOf } from '../cms/queries.ts'
import { findPublishedLanguage } from '../languages/queries.ts'
import { noteView } from '../privacy/commands.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { findRights } from '../roles/queries.ts'
import { findPersonWithin } from '../users/queries.ts'
import { editsScores, mayChangeOwn, permissionToChange } from './access.ts'
import { saveProfile, saveScores, switchLanguage } from './commands.ts'
import { findScores, profileCards, showUser } from './queries.ts'

export const profile = os.profile.router({
  show: os.profile.show.handler(async ({ context }) => {
    return { user: await readUser(context, personOf(context)) }
  }),

  save: os.profile.save.handler(async ({ context, input }) => {
    const [caller, personId] = [callerOf(context), personOf(context)]
    const seen = await partsSeenBy(context.db, caller, personId, context.now)
    if (!(await maySave(context, personId, input.body))) throw refusal('forbidden')
    if (editsScores(input.body) && !seen.includes('scores')) throw refusal('forbidden')

    const save = editsScores(input.body) ? saveScores : saveProfile
    const refused = await save(context.db, caller, personId, input.body, context.now)
    if (refused) throw refusal(refused)
    await noteView(context, caller, personId, context.now) // the answer is the profile
    return { user: await showUser(context.db, personId, context.now, seen, caller.id === personId) }
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

  print: os.profile.print.handler(async ({ context, input }) => {
    const caller = callerOf(context)
    const personId = await findPersonWithin(context.db, caller, input.body.user_id ?? caller.id, ['access_users'], false)
    if (personId === undefined) throw missing()
    const user = await readUser(context, personId)
    const texts = await profileCards(context.db, { ageGroupId: user.age_group_id, languageId: caller.languageId }, user)
    return { user, ...texts, printed_at: context.now.toISOString() }
  }),

  lciCards: os.profile.lciCards.handler(async ({ context }) => ({
    cards: await pagesOf(context.db, ['lci_cards'], callerOf(context)),
  })),
})

/** The person as the caller sees them; the person learns of it. */
async function readUser(context: Context, personId: number) {
  const { db, now } = context
  const caller = callerOf(context)
  const seen = await partsSeenBy(db, caller, personId, now)
  const [user] = await Promise.all([showUser(db, personId, now, seen, caller.id === personId), noteView(context, caller, personId, now)])
  return user
}

async function maySave(context: Context, personId: number, fields: object) {
  const caller = callerOf(context)
  if (Object.keys(fields).length === 0) return true
  if (personId === caller.id) return mayChangeOwn(caller, fields)
  if ((await findPersonWithin(context.db, caller, personId, [permissionToChange(fields)], true)) === undefined) return false
  return reachesAsFar(caller.grants, await findRights(context.db, personId, context.now))
}
