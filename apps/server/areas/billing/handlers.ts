import { apiError, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, getPersonId, signedIn } from '../../http/context.ts'
import { changeCard } from './card-commands.ts'
import { check, confirm } from './check-commands.ts'
import { showSubscription } from './queries.ts'
import { changeRenewal, renew } from './renew-commands.ts'

/** Only for oneself: nobody pays with, or sees, the card of somebody else. */
function own(context: Context) {
  if (getPersonId(context) !== getCaller(context).id) throw notFound()
  return signedIn(context)
}

function paying(context: Context) {
  const { payments } = context
  if (!payments) throw apiError('payments_closed')
  return { ...own(context), payments }
}

/** Limits how many cards one person tries, or how often one asks the service. */
async function limited(context: Context, limit: 'cardPerson' | 'paymentCheckPerson') {
  const mine = paying(context)
  const retry_after = await context.limits.take(limit, String(mine.caller.id))
  if (retry_after > 0) throw apiError('too_many', { retry_after })
  return mine
}

const shown = (context: Context) =>
  showSubscription(context.db, getCaller(context).id, context.payments, context.now)

/** Payments lock rows that no tenant sees, so these calls have no scope; each is only about the caller. */
export const billing = api.billing.router({
  show: api.billing.show.handler(({ context }) =>
    withoutTenantScope(async () => {
      own(context)
      return shown(context)
    }),
  ),

  renew: api.billing.renew.handler(({ context, input: { body } }) =>
    withoutTenantScope(async () => {
      const { url } = unwrap(await renew(await limited(context, 'cardPerson'), body))
      return { url, ...(await shown(context)) }
    }),
  ),

  change: api.billing.change.handler(({ context, input: { body } }) =>
    withoutTenantScope(async () => {
      unwrap(await changeRenewal(own(context), body))
      return shown(context)
    }),
  ),

  card: api.billing.card.handler(({ context, input: { body } }) =>
    withoutTenantScope(async () => {
      const { url } = unwrap(await changeCard(await limited(context, 'cardPerson'), body))
      return { url, ...(await shown(context)) }
    }),
  ),

  check: api.billing.check.handler(({ context }) =>
    withoutTenantScope(async () => {
      await check(await limited(context, 'paymentCheckPerson'))
      return shown(context)
    }),
  ),

  confirm: api.billing.confirm.handler(({ context, input: { body } }) =>
    withoutTenantScope(async () => {
      unwrap(await confirm(paying(context), body))
      return shown(context)
    }),
  ),
})
