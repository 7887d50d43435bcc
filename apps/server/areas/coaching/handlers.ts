import { notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, getCaller, signedIn } from '../../http/context.ts'
import { findUser } from '../users/queries.ts'
import { assignFacilitators } from './commands.ts'
import { listClients, listFacilitators, pickFacilitators } from './queries.ts'

/** Coaching clients belong to no institution, so these calls have no tenant scope. */
export const coaching = api.coaching.router({
  clients: api.coaching.clients.handler(({ context, input: { query } }) =>
    withoutTenantScope(() => listClients(context.db, getCaller(context).id, query)),
  ),

  facilitators: api.coaching.facilitators.handler(async ({ context, input: { params } }) => {
    if (!(await findUser(context.db, params.user_id))) throw notFound()
    return { facilitators: await listFacilitators(context.db, params.user_id) }
  }),

  pick: api.coaching.pick.handler(async ({ context, input: { query } }) => ({
    facilitators: await pickFacilitators(context.db, query.search_text),
  })),

  assign: api.coaching.assign.handler(async ({ context, input: { params, body } }) => {
    const assignment = { clientId: params.user_id, facilitatorIds: body.facilitators }
    const assigned = await assignFacilitators(signedIn(context), assignment)
    if (!assigned) throw notFound()
    unwrap(assigned)
    return { facilitators: await listFacilitators(context.db, params.user_id) }
  }),
})
