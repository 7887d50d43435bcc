import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Caller, grantOf } from '../../security/caller.ts'
import { peopleInScope } from '../users/access.ts'
import { userCategories, userCategoryPeople } from './tables.ts'

const grant = (caller: Caller) => grantOf(caller, 'manage_institutions')

/** Whether the caller manages the categories of the installation and of all institutions. */
export const isEverywhere = (caller: Caller) => grant(caller)?.scope === 'all'

/** Whether the caller may make categories: everywhere, or in their own institution. */
export const mayMake = (caller: Caller) =>
  grant(caller)?.readOnly === false && (isEverywhere(caller) || isOfInstitution(caller))

const isOfInstitution = (caller: Caller) =>
  ['organization', 'groups'].includes(grant(caller)?.scope ?? '') && caller.organizationId !== null

/** Whether the caller only reaches the people of their groups, not all of the institution. */
const isOfGroups = (caller: Caller) => grant(caller)?.scope === 'groups'

/** Categories that the caller may see. */
export function isVisibleTo(caller: Caller): SQL {
  if (isEverywhere(caller)) return sql`true`
  if (!isOfInstitution(caller) || caller.organizationId === null) return sql`false`
  return eq(userCategories.organizationId, caller.organizationId)
}

/** Categories whose people the caller may change. */
export const isUsableBy = (caller: Caller): SQL =>
  grant(caller)?.readOnly === false ? isVisibleTo(caller) : sql`false`

/** Categories that the caller may rename and delete: facilitators only those that they made. */
export const isEditableBy = (caller: Caller): SQL =>
  isOfGroups(caller)
    ? sql`(${and(isUsableBy(caller), eq(userCategories.createdBy, caller.id))})`
    : isUsableBy(caller)

/** The people in the category of the row, as far as the caller sees them. */
export const peopleOf = (caller: Caller) =>
  sql`${userCategoryPeople} m join users on users.id = m.user_id and ${fits} and ${reachableBy(caller)}`

/** The person of the row has an open account in the institution of the category of the row. */
export const fits = sql`(users.removed = 0 and users.awaiting_consent_since is null
  and (${userCategories.organizationId} is null or users.organization_id = ${userCategories.organizationId}))`

/** People whom the caller may have in categories. */
export const reachableBy = (caller: Caller): SQL =>
  peopleInScope(caller, ['manage_institutions'], false)
export const peopleReachableBy = (caller: Caller): SQL =>
  sql`(select users.id from users where ${reachableBy(caller)})`
