import { contactStatusNumbers } from '@quartet/contract/areas/contacts.ts'
import type { ContactStatus } from '@quartet/domain/contacts.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import { noteView } from '../privacy/commands.ts'
import { addRecord, changeRecord } from './admin-commands.ts'
import { findRecord, listRecords } from './admin-queries.ts'
import { changeContact, requestContacts } from './commands.ts'
import { findBond, showKnown } from './known-queries.ts'
import { findPeopleToAdd, isAddress, listContacts, pickContacts } from './queries.ts'

/** Contacts may belong to other institutions, so these calls have no tenant scope. */
export const contacts = api.contacts.router({
  list: api.contacts.list.handler(({ context, input: { query } }) =>
    withoutTenantScope(() => listContacts(context.db, signedIn(context), query)),
  ),

  pick: api.contacts.pick.handler(async ({ context }) => ({
    users: await withoutTenantScope(() => pickContacts(context.db, signedIn(context))),
  })),

  known: api.contacts.known.handler(({ context, input: { params } }) =>
    withoutTenantScope(async () => {
      const viewer = signedIn(context)
      const bond = await findBond(context.db, viewer, params.person_id)
      if (!bond) throw notFound()
      await noteView(viewer, params.person_id, bond.relation)
      return showKnown(context.db, params.person_id, { ...bond, now: context.now })
    }),
  ),

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

  remove: api.contacts.remove.handler(async ({ context, input: { params } }) => {
    const administers = await withoutTenantScope(() =>
      findRecord(context.db, getCaller(context), params.contact_id, true),
    )
    return administers
      ? changeAny(context, params.contact_id, 'removed')
      : change(context, params.contact_id, 'removed')
  }),

  records: api.contacts.records.handler(({ context, input: { query } }) =>
    withoutTenantScope(() => listRecords(context.db, getCaller(context), query)),
  ),

  showRecord: api.contacts.showRecord.handler(({ context, input: { params } }) =>
    withoutTenantScope(async () => {
      const found = await findRecord(context.db, getCaller(context), params.contact_id, false)
      if (!found) throw notFound()
      return found
    }),
  ),

  addRecord: api.contacts.addRecord.handler(({ context, input: { body } }) => add(context, body)),
  saveNewRecord: api.contacts.saveNewRecord.handler(({ context, input: { body } }) =>
    add(context, body),
  ),
  updateRecord: api.contacts.updateRecord.handler(({ context, input: { params, body } }) =>
    changeAny(context, params.contact_id, body.status),
  ),
  saveRecord: api.contacts.saveRecord.handler(({ context, input: { params, body } }) =>
    changeAny(context, params.contact_id, body.status),
  ),
})

async function add(context: Context, body: { requester_id: number; addressee_id: number }) {
  const people = { requesterId: body.requester_id, addresseeId: body.addressee_id }
  const added = await withoutTenantScope(() => addRecord(signedIn(context), people))
  if (!added) throw notFound()
  return { id: unwrap(added).id }
}

async function changeAny(context: Context, id: number, status: 'accepted' | 'removed') {
  const changed = await withoutTenantScope(() => changeRecord(signedIn(context), { id, status }))
  if (!changed) throw notFound()
  unwrap(changed)
  return {}
}

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
