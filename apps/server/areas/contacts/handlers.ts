import { contactStatusNumbers } from '@quartet/contract/areas/contacts.ts'
import type { ContactStatus } from '@quartet/domain/contacts.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import { changeContact, requestContacts } from './commands.ts'
import { findPeopleToAdd, isAddress, listContacts, pickContacts } from './queries.ts'

/** Contacts may belong to other institutions, so these calls have no tenant scope. */
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
    const limit = isAddress(body.search_text) ? 'contactAddress' : 'contactName'
    const retry_after = await context.limits.take(limit, String(id))
    if (retry_after > 0) throw apiError('too_many', { retry_after })
    return {
      users: await withoutTenantScope(() =>
        findPeopleToAdd(context.db, signedIn(context), body.search_text),
      ),
    }
  }),

  request: api.contacts.request.handler(async ({ context, input: { params, body } }) => {
    const accepted = await request(context, [params.contact_id], body.search_text)
    return { state: accepted.length > 0 ? 'contact' : 'pending' } as const
  }),

  requestMany: api.contacts.requestMany.handler(async ({ context, input: { body } }) => {
    await request(context, body.users, body.search_text)
    return {}
  }),

  changeStatus: api.contacts.changeStatus.handler(({ context, input: { params } }) =>
    change(context, params.contact_id, contactStatusNumbers[params.status]),
  ),

  remove: api.contacts.remove.handler(({ context, input: { params } }) =>
    change(context, params.contact_id, 'removed'),
  ),
})

async function request(context: Context, ids: readonly number[], searchText: string) {
  const requested = await withoutTenantScope(() =>
    requestContacts(signedIn(context), { ids, searchText }),
  )
  return unwrap(requested).accepted
}

async function change(context: Context, contactId: number, status: ContactStatus) {
  const changed = await withoutTenantScope(() =>
    changeContact(signedIn(context), { contactId, status }),
  )
  if (!changed) throw notFound()
  unwrap(changed)
  return {}
}
