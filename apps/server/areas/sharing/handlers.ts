import { mayBeMailed, maySpread } from '@quartet/domain/sharing.ts'
import { apiError } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, getPersonId } from '../../http/context.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { share } from './commands.ts'
import type { Kind } from './mails.ts'
import { listShares, socialShareIsOn } from './queries.ts'

export const sharing = api.sharing.router({
  profile: api.sharing.profile.handler(({ context, input: { body } }) =>
    send(context, 'profile', getCaller(context).id, body.image, [body.email]),
  ),

  plp: api.sharing.plp.handler(async ({ context, input: { body } }) => {
    const seen = await partsSeenBy(
      context.db,
      getCaller(context),
      getPersonId(context),
      context.now,
    )
    if (!seen.includes('scores') || !seen.includes('statements')) throw apiError('forbidden')
    return send(context, 'plp', getPersonId(context), body.pdf, body.emails)
  }),

  list: api.sharing.list.handler(({ context }) =>
    withoutTenantScope(() => listShares(context.db, getCaller(context).id)),
  ),

  options: api.sharing.options.handler(async ({ context }) => {
    const { ageGroupId, isAdult } = getCaller(context)
    return {
      mail: mayBeMailed(ageGroupId),
      social: maySpread(isAdult, await socialShareIsOn(context.db)),
    }
  }),
})

async function send(context: Context, kind: Kind, personId: number, file: File, emails: string[]) {
  const error = await share(context, getCaller(context), { kind, personId, emails, file })
  if (error)
    throw apiError(error.error, 'retry_after' in error ? { retry_after: error.retry_after } : {})
  return {}
}
