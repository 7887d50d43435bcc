import { mayBeMailed, maySpread } from '@quartet/domain/sharing.ts'
import { apiError, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, getCaller, getPersonId, signedIn } from '../../http/context.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { share } from './commands.ts'
import { listShares, socialShareIsOn } from './queries.ts'

export const sharing = api.sharing.router({
  profile: api.sharing.profile.handler(async ({ context, input: { body } }) =>
    unwrap(
      await share(signedIn(context), {
        kind: 'profile',
        personId: getCaller(context).id,
        emails: [body.email],
        file: body.image,
      }),
    ),
  ),

  plp: api.sharing.plp.handler(async ({ context, input: { body } }) => {
    const personId = getPersonId(context)
    const seen = await partsSeenBy(context.db, getCaller(context), personId, context.now)
    if (!seen.includes('scores') || !seen.includes('statements')) throw apiError('forbidden')
    return unwrap(
      await share(signedIn(context), {
        kind: 'plp',
        personId,
        emails: body.emails,
        file: body.pdf ?? {
          kind: 'plp',
          user_id: personId,
          sheet: 'page',
          audience: 'others',
        },
      }),
    )
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
