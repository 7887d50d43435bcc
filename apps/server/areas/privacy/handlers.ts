import { callerOf, os } from '../../base/context.ts'
import { acrossInstitutions } from '../../base/institutions.ts'
import { refusal } from '../../base/refusal.ts'
import { decide } from './commands.ts'
import { guardianWhoSees, purposesToGive, showConsents, showErasure, showKept, showViews } from './queries.ts'

export const privacy = os.privacy.router({
  own: os.privacy.own.handler(async ({ context }) => {
    const caller = callerOf(context)
    const { db, now } = context
    return {
      ...(await showConsents(db, caller, now)),
      ...(await showErasure(db, caller.id)),
      guardian_email: await guardianWhoSees(db, caller.id, now),
      kept: await acrossInstitutions(() => showKept(db, caller.id)),
    }
  }),

  give: os.privacy.give.handler(async ({ context, input: { params } }) => {
    const caller = callerOf(context)
    const mayGive = await purposesToGive(context.db, caller.id, context.now)
    if (mayGive.length === 0) throw refusal('guardian_only')
    if (!mayGive.includes(params.purpose)) throw refusal('forbidden')
    await decide(context.db, caller.id, params.purpose, true, context.now)
    return showConsents(context.db, caller, context.now)
  }),

  withdraw: os.privacy.withdraw.handler(async ({ context, input: { params } }) => {
    const caller = callerOf(context)
    await decide(context.db, caller.id, params.purpose, false, context.now)
    return showConsents(context.db, caller, context.now)
  }),

  views: os.privacy.views.handler(
    ({ context, input }) => acrossInstitutions(() => showViews(context.db, callerOf(context).id, input.query)), // with the names of readers from elsewhere
  ),
})
