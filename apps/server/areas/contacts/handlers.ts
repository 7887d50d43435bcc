import { contactStatusNumbers } from '@quartet/contract/areas/contacts.ts'
import type { ContactStatus } from '@quartet/domain/contacts.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import { changeContact, requestContacts } from './commands.ts'
import { listContacts, pickContacts, searchPeople } from './queries.ts'

/** Contacts may belong to other institutions, so these calls read without the tenant scope. */
export const contacts = api.contacts.router({
  list: api.contacts.list.handler(({ context, input: { query } }) =>
    withoutTenantScope(() => listContacts(context.db, signedIn(context), query)),
  ),

  pick: api.contacts.pick.handler(async ({ context }) => ({
    users: await withoutTenantScope(() => pickContacts(context.db, signedIn(context))),
  })),

  search: api.contacts.search.handler(async ({ context, input: { body } }) => {
    const { id, ageGroupId } = getCaller(context)
    if (ageGroupId === 1) throw apiError('not_for_children')
    const retry_after = await context.limits.take('contactSearch', String(id))
    if (retry_after > 0) throw apiError('too_many', { retry_after })
    return {
      users: await withoutTenantScope(() =>
        searchPeople(context.db, signedIn(context), body.search_text),
      ),
    }
  }),

  request: api.contacts.request.handler(({ context, input: { params } }) =>
    request(context, [params.contact_id]),
  ),

  requestMany: api.contacts.requestMany.handler(({ context, input: { body } }) =>
    request(context, body.users),
  ),

  changeStatus: api.contacts.changeStatus.handler(({ context, input: { params } }) =>
    change(context, params.contact_id, contactStatusNumbers[params.status]),
  ),

  remove: api.contacts.remove.handler(({ context, input: { params } }) =>
    change(context, params.contact_id, 'removed'),
  ),
})

async function request(context: Context, ids: readonly number[]) {
  unwrap(await withoutTenantScope(() => requestContacts(signedIn(context), ids)))
  return {}
}

async function change(context: Context, contactId: number, status: ContactStatus) {
  const changed = await withoutTenantScope(() =>
    changeContact(signedIn(context), { contactId, status }),
  )
  if (!changed) throw notFound()
  unwrap(changed)
  return {}
}
