import { mayBeMailed, maySpread } from '@quartet/domain/sharing.ts'
import { refusal } from '../../api-error.ts'
import { acrossInstitutions } from '../../db/tenant.ts'
import { type Context, callerOf, os, personOf } from '../../http/context.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { share } from './commands.ts'
import type { Kind } from './mails.ts'
import { listShares, socialShareIsOn } from './queries.ts'

export const sharing = os.sharing.router({
  profile: os.sharing.profile.handler(({ context, input: { body } }) =>
    send(context, 'profile', callerOf(context).id, body.image, [body.email]),
  ),

  plp: os.sharing.plp.handler(async ({ context, input: { body } }) => {
    const seen = await partsSeenBy(context.db, callerOf(context), personOf(context), context.now)
    if (!seen.includes('scores') || !seen.includes('statements')) throw refusal('forbidden')
    return send(context, 'plp', personOf(context), body.pdf, body.emails)
  }),

  list: os.sharing.list.handler(({ context }) => acrossInstitutions(() => listShares(context.db, callerOf(context).id))),

  options: os.sharing.options.handler(async ({ context }) => {
    const { ageGroupId, isAdult } = callerOf(context)
    return { mail: mayBeMailed(ageGroupId), social: maySpread(isAdult, await socialShareIsOn(context.db)) }
  }),
})

async function send(context: Context, kind: Kind, personId: number, file: File, emails: string[]) {
  const refused = await share(context, callerOf(context), { kind, personId, emails, file })
  if (refused) throw refusal(refused.refused, 'retry_after' in refused ? { retry_after: refused.retry_after } : {})
  return {}
}
