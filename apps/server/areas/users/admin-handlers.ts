import { maxExported } from '@quartet/contract/limits.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, getPersonId, signedIn } from '../../http/context.ts'
import { grantOf } from '../../security/caller.ts'
import { logScopeOf } from '../logs/scope-queries.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { findInstitutionRoles } from '../roles/queries.ts'
import { limitingAddresses } from './address-handlers.ts'
import {
  addPerson,
  admitPeople,
  erasePeople,
  inviteAgain,
  rejectPeople,
  removePeople,
  restorePeople,
  undoErasures,
} from './admin-commands.ts'
import { countingDone } from './daily-limit-handlers.ts'
import { readPersonHistory } from './history-queries.ts'
import { findInvitation } from './invitation-queries.ts'
import { findListed, listPeople } from './list-queries.ts'
import { findPersonInScope } from './queries.ts'
import { exportPeople } from './sheet-commands.ts'

export const people = api.people.router({
  list: api.people.list.handler(({ context, input: { query } }) =>
    // teams may have members of several institutions; people outside the caller's scope are left out
    query.team_member
      ? withoutTenantScope(() => listPeople(context.db, signedIn(context), query))
      : listPeople(context.db, signedIn(context), query),
  ),
  export: api.people.export.handler(async ({ context, input: { query } }) => {
    const write = () => exportPeople(signedIn(context), query, maxExported)
    return unwrap(await (query.team_member ? withoutTenantScope(write) : write())).file
  }),

  show: api.people.show.handler(async ({ context, input: { params } }) => {
    const person = await findInScope(context, params.user_id)
    const appointed = await findInstitutionRoles(context.db, person.id)
    const mayAppoint = grantOf(getCaller(context), 'admin_users')?.readOnly === false
    return {
      person,
      institution_roles: mayAppoint && appointed ? appointed.roles : null,
      shows_answers: await mayReadAnswers(context, person.id),
      invitation: await findInvitation(context.db, person.id),
    }
  }),
  history: api.people.history.handler(async ({ context, input: { params, query } }) => {
    const { id } = await findInScope(context, params.user_id)
    const caller = getCaller(context)
    const rights = { others: ['access_logs'], writes: false } as const
    const scope = logScopeOf(caller)
    if (!scope || !(await findPersonInScope(context.db, caller, id, rights))) throw notFound()
    return readPersonHistory(context.db, scope, { id, ...query })
  }),

  add: api.people.add.handler(async ({ context, input: { body } }) => {
    const { id } = unwrap(
      await limitingAddresses(context, body.email, () => addPerson(signedIn(context), body)),
    )
    const person = await findListed(context.db, signedIn(context), id)
    if (!person) throw notFound()
    return { person }
  }),

  invite: api.people.invite.handler(async ({ context }) => {
    const { id, email } = await findInScope(context, getPersonId(context))
    if (!email) throw apiError('row_unknown')
    return unwrap(await limitingAddresses(context, email, () => inviteAgain(signedIn(context), id)))
  }),

  remove: api.people.remove.handler(async ({ context }) =>
    unwrap(await removePeople(signedIn(context), [getPersonId(context)])),
  ),
  removeMany: api.people.removeMany.handler(async ({ context, input: { body } }) =>
    unwrap(await removePeople(signedIn(context), body.ids)),
  ),
  restore: api.people.restore.handler(async ({ context, input: { body } }) =>
    unwrap(await restorePeople(signedIn(context), body.ids)),
  ),

  admit: api.people.admit.handler(async ({ context, input: { body } }) =>
    unwrap(await admitPeople(signedIn(context), body)),
  ),
  refuse: api.people.refuse.handler(async ({ context, input: { body } }) =>
    unwrap(await rejectPeople(signedIn(context), body.ids)),
  ),

  erase: api.people.erase.handler(({ context, input: { body } }) =>
    erase(context, { ...body, ids: [getPersonId(context)] }),
  ),
  eraseMany: api.people.eraseMany.handler(({ context, input: { body } }) => erase(context, body)),
  undoErasure: api.people.undoErasure.handler(({ context }) =>
    undoErasure(context, [getPersonId(context)]),
  ),
  undoErasureOfMany: api.people.undoErasureOfMany.handler(({ context, input: { body } }) =>
    undoErasure(context, body.ids),
  ),
})

async function findInScope(context: Context, id: number) {
  const person = await findListed(context.db, signedIn(context), id)
  if (!person) throw notFound()
  return person
}

async function mayReadAnswers(context: Context, id: number) {
  const { db, now } = context
  const caller = getCaller(context)
  const scope = { others: ['show_lci'], writes: false } as const
  if (!(await findPersonInScope(db, caller, id, scope))) return false
  return (await partsSeenBy(db, caller, id, now)).includes('answers')
}

const erase = async (context: Context, order: Parameters<typeof erasePeople>[1]) =>
  unwrap(
    await countingDone(
      context,
      'eraseOrderDay',
      () => erasePeople(signedIn(context), order),
      new Set(order.ids).size,
    ),
  )

const undoErasure = async (context: Context, ids: readonly number[]) =>
  unwrap(
    await countingDone(
      context,
      'eraseUndoDay',
      () => undoErasures(signedIn(context), ids),
      new Set(ids).size,
    ),
  )
