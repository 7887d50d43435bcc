import { hasAllGrantsOf } from '@quartet/domain/permissions.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, getPersonId, signedIn } from '../../http/context.ts'
import { holds } from '../../security/caller.ts'
import { pagesOf } from '../cms/queries.ts'
import { findPublishedLanguage } from '../languages/queries.ts'
import { noteView } from '../privacy/commands.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { findRights } from '../roles/rights-queries.ts'
import { findPersonInScope } from '../users/queries.ts'
import { editsScores, mayChangeOwn, permissionToChange } from './access.ts'
import { saveProfile, saveScores, switchLanguage, viewPerson } from './commands.ts'
import { findScores, noScores, profileCards, showUser } from './queries.ts'

export const profile = api.profile.router({
  show: api.profile.show.handler(async ({ context }) => {
    return { user: await viewPerson(signedIn(context), getPersonId(context)) }
  }),

  save: api.profile.save.handler(async ({ context, input }) => {
    const [caller, personId] = [getCaller(context), getPersonId(context)]
    const seen = await partsSeenBy(context.db, caller, personId, context.now)
    if (!(await maySave(context, personId, input.body))) throw apiError('forbidden')
    if (editsScores(input.body) && !seen.includes('scores')) throw apiError('forbidden')

    const fields = { ...input.body, personId }
    unwrap(
      editsScores(input.body)
        ? // scores complete the preparation for teams, which may be led by anybody
          await withoutTenantScope(() => saveScores(signedIn(context), fields))
        : await saveProfile(signedIn(context), fields),
    )
    await noteView(signedIn(context), personId) // the response contains the profile
    const own = caller.id === personId
    return { user: await showUser(context.db, personId, context.now, { seen, own }) }
  }),

  switchLanguage: api.profile.switchLanguage.handler(async ({ context, input }) => {
    const language = await findPublishedLanguage(context.db, input.params.language_id)
    if (!language) throw apiError('language_unknown')
    await switchLanguage(signedIn(context), language.id)
    return { language }
  }),

  cards: api.profile.cards.handler(async ({ context, input }) => {
    const caller = getCaller(context)
    const seen = await partsSeenBy(context.db, caller, caller.id, context.now)
    const own = seen.includes('scores') ? await findScores(context.db, caller.id) : noScores
    const ageGroupId = input.query.age_group_id ?? caller.ageGroupId
    const cards = await profileCards(context.db, { ageGroupId, languageId: caller.languageId }, own)
    return holds(caller, 'guest') ? { ...cards, cards: [] } : cards
  }),

  print: api.profile.print.handler(async ({ context, input }) => {
    const caller = getCaller(context)
    const personId = await findPersonInScope(context.db, caller, input.body.user_id ?? caller.id, {
      others: ['access_users'],
      writes: false,
    })
    if (personId === undefined) throw notFound()
    const user = await viewPerson(signedIn(context), personId)
    const content = await profileCards(
      context.db,
      { ageGroupId: user.age_group_id, languageId: caller.languageId },
      user,
    )
    return { user, ...content, printed_at: context.now.toISOString() }
  }),

  lciCards: api.profile.lciCards.handler(async ({ context }) => ({
    cards: await pagesOf(context.db, ['lci_cards'], getCaller(context)),
  })),
})

async function maySave(context: Context, personId: number, fields: object) {
  const caller = getCaller(context)
  if (Object.keys(fields).length === 0) return true
  if (personId === caller.id) return mayChangeOwn(caller, fields)
  const access = { others: [permissionToChange(fields)], writes: true }
  if ((await findPersonInScope(context.db, caller, personId, access)) === undefined) return false
  return hasAllGrantsOf(caller.grants, await findRights(context.db, personId, context.now))
}
