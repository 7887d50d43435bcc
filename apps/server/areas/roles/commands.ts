import { freesGuest, mayGrant } from '@quartet/domain/grants.ts'
import { type Grant, hasAllGrantsOf, type Permission } from '@quartet/domain/permissions.ts'
import { institutionRoles, roles as seededRoles } from '@quartet/domain/roles.ts'
import { and, eq, getTableColumns, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { Caller } from '../../security/caller.ts'
import type { CallerContext } from '../../services.ts'
import { endCardsOfStaff } from '../class-cards/end-commands.ts'
import { listAddressees } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { notify } from '../notifications/commands.ts'
import { endSessions } from '../users/commands.ts'
import { lockUser } from '../users/queries.ts'
import { isLastAdministrator } from './administrator-queries.ts'
import { rolesChangedMail } from './mails.ts'
import { findInstitutionRoles, isOfInstitution, personalOf, rolesOf } from './queries.ts'
import { findRights } from './rights-queries.ts'
import { roleGrants, roles, userPermissions, userRoles } from './tables.ts'

/**
 * Inserts the seeded roles with their grants. The grants of an existing role stay as an
 * administrator left them.
 */
export async function loadRoles(tx: Transaction) {
  for (const { key, title, grants } of seededRoles) {
    const [made] = await tx
      .insert(roles)
      .values({ key, name: title })
      .onConflictDoNothing({ target: roles.key })
      .returning()
    if (made)
      await tx.insert(roleGrants).values(grants.map((grant) => ({ roleId: made.id, ...grant })))
  }
}

export type RoleKey = (typeof seededRoles)[number]['key']

export async function giveRole(tx: Transaction, userId: number, key: RoleKey) {
  const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.key, key))
  if (!role) throw new Error(`the seeded role ${key} is missing`)
  await tx.insert(userRoles).values({ userId, roleId: role.id }).onConflictDoNothing()
  await endCardsOfStaff(tx, [userId])
}

/** The same for several people at once. */
export async function giveRoles(
  tx: Transaction,
  people: readonly { userId: number; key: RoleKey }[],
) {
  const known = await tx.select({ id: roles.id, key: roles.key }).from(roles)
  const ids = new Map<string | null, number>(known.map(({ id, key }) => [key, id]))
  const rows = people.flatMap(({ userId, key }) => {
    const roleId = ids.get(key)
    return roleId === undefined ? [] : [{ userId, roleId }]
  })
  if (rows.length < people.length) throw new Error('a seeded role is missing')
  await tx.insert(userRoles).values(rows).onConflictDoNothing()
  await endCardsOfStaff(
    tx,
    rows.map(({ userId }) => userId),
  )
}

/** Takes a seeded role; nobody stays without any. */
export async function takeRole(tx: Transaction, userId: number, key: RoleKey) {
  const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.key, key))
  if (role)
    await tx
      .delete(userRoles)
      .where(and(eq(userRoles.userId, userId), eq(userRoles.roleId, role.id)))
  if ((await tx.$count(userRoles, eq(userRoles.userId, userId))) === 0)
    await giveRole(tx, userId, 'individual')
}

type Rights = {
  roles: readonly number[]
  granted: readonly Permission[]
  denied: readonly Permission[]
}

type RoleChange = Rights & { personId: number; seen?: Rights | undefined }

/**
 * Sets a person's roles and the permissions granted or denied in addition. Callers can only give
 * rights they have, cannot change a person with more rights, and cannot remove the last
 * administrator (method 4.1). Roles the person already has are not checked again. `seen` holds the
 * rights on screen when the edit began: `row_changed` when they are outdated.
 */
export const setRolesOf = (context: CallerContext, change: RoleChange) =>
  context.db
    .transaction((tx) => changeRoles(tx, context, change))
    .catch((error: unknown) => {
      if (error instanceof LastAdministrator) return fail('administrator_kept')
      throw error
    })

type ChangeContext = Pick<CallerContext, 'caller' | 'now' | 'queue' | 'publicUrl'>

/** The same within a transaction, which it throws to roll back when no administrator is left. */
export async function changeRoles(
  tx: Transaction,
  context: ChangeContext,
  { personId, seen, ...rights }: RoleChange,
) {
  const { caller, now } = context
  // locks the administrators, so that two cannot remove each other at once
  const isLast = await isLastAdministrator(tx, personId)
  await lockUser(tx, personId)
  const named = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(inArray(roles.id, [...rights.roles]))
  if (named.length < new Set(rights.roles).size) return failFields({ roles: 'choice_unknown' })
  const [before, personal] = [
    (await rolesOf(tx, personId)).map(({ id }) => id),
    await personalOf(tx, personId),
  ]
  if (seen && !isSame(seen, { roles: before, ...personal })) return fail('row_changed')
  if (
    await lacksInstitution(
      tx,
      personId,
      rights.roles.filter((id) => !before.includes(id)),
    )
  )
    return failFields({ roles: 'not_appointable' })
  const isAbove = !hasAllGrantsOf(caller.grants, await findRights(tx, personId, now))
  if (isAbove || !(await mayGive(tx, caller, rights, { roles: before, ...personal })))
    return fail('grant_lacking')

  await write(tx, personId, rights, now)
  // sessions must not continue with the rights of a removed role
  if (before.some((id) => !rights.roles.includes(id))) await endSessions(tx, [personId])
  await endCardsOfStaff(tx, [personId])
  if (isLast && !(await isLastAdministrator(tx, personId))) throw new LastAdministrator()
  const newValue = {
    roles: [...rights.roles],
    granted: [...rights.granted],
    denied: [...rights.denied],
  }
  const entry = {
    action: 'update',
    entity: 'user_roles',
    actorId: caller.id,
    subjectId: personId,
  } as const
  await writeLog(tx, now, { ...entry, oldValue: { roles: before, ...personal }, newValue })
  if (caller.id !== personId && !isSame(rights, { roles: before, ...personal }))
    await notifyOfRoles(tx, context, personId, before)
  return ok({ id: personId })
}

/** Whether an added role is one of an institution, and the person no adult member of one. */
async function lacksInstitution(tx: Transaction, personId: number, added: readonly number[]) {
  if (added.length === 0) return false
  const [ofInstitution] = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(and(inArray(roles.id, [...added]), isOfInstitution))
  return ofInstitution !== undefined && !(await findInstitutionRoles(tx, personId))
}

/** Whether the caller has every permission of a seeded role in the same or a wider scope. */
export async function mayGiveRole(tx: Transaction, caller: Caller, key: RoleKey) {
  const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.key, key))
  const none = { roles: [], granted: [], denied: [] }
  return role !== undefined && mayGive(tx, caller, { ...none, roles: [role.id] }, none)
}

/** Names the roles unless they are the same as before. */
async function notifyOfRoles(
  tx: Transaction,
  { caller, now, queue, publicUrl }: ChangeContext,
  userId: number,
  before: readonly number[],
) {
  const after = await rolesOf(tx, userId)
  const areSame = after.length === before.length && after.every(({ id }) => before.includes(id))
  const data = { roles: areSame ? [] : after.map(({ name }) => name) }
  const readers = await notify(tx, now, 'role_changed', [{ userId, actorId: caller.id, data }])
  for (const { id, ...to } of await listAddressees(tx, readers))
    await queue.send(tx, 'mail', { ...rolesChangedMail(to, publicUrl), of: [id] })
}

const inOrder = ({ roles: ids, granted, denied }: Rights) =>
  JSON.stringify([ids, granted, denied].map((list) => [...new Set<unknown>(list)].sort()))
const isSame = (one: Rights, other: Rights) => inOrder(one) === inOrder(other)

/** Thrown to roll back the transaction. */
class LastAdministrator extends Error {}

async function write(
  tx: Transaction,
  userId: number,
  { roles: ids, granted, denied }: Rights,
  now: Date,
) {
  await tx
    .delete(userRoles)
    .where(and(eq(userRoles.userId, userId), notInArray(userRoles.roleId, [...ids])))
  await tx
    .insert(userRoles)
    .values([...new Set(ids)].map((roleId) => ({ userId, roleId, grantedAt: now })))
    .onConflictDoNothing()
  await tx.delete(userPermissions).where(eq(userPermissions.userId, userId))
  const rows = [...new Set([...granted, ...denied])].map((permission) => ({
    userId,
    permission,
    granted: !denied.includes(permission),
  }))
  if (rows.length > 0) await tx.insert(userPermissions).values(rows)
}

/**
 * What the roles of an institution allow with the own data. An institution may have closed it for
 * everybody, its administrators included, who still appoint others.
 */
const isOwnPartOfMember = and(
  inArray(roles.key, [...institutionRoles, 'institution_member']),
  eq(roleGrants.scope, 'own'),
) as SQL

/**
 * Whether the caller has everything new in the same or a wider scope: added roles, added
 * permissions, lifted denials, and all that the limits of a guest closed.
 */
async function mayGive(tx: Transaction, caller: Caller, rights: Rights, before: Rights) {
  const rows = await grantsOfRoles(tx, [...before.roles, ...rights.roles])
  const isFreed = freesGuest(withGrants(before, rows), withGrants(rights, rows))
  const isAdded = (id: number) => isFreed || !before.roles.includes(id)
  const isLifted = (name: Permission) =>
    before.denied.includes(name) && !rights.denied.includes(name)
  const opened = withGrants(rights, rows).grants.filter(
    ({ roleId, isOwnPart, permission }) => (isAdded(roleId) && !isOwnPart) || isLifted(permission),
  )
  const personal = rights.granted
    .filter((permission) => isFreed || !before.granted.includes(permission))
    .map((permission): Grant => ({ permission, scope: 'own', readOnly: false }))
  return mayGrant(caller.grants, [...opened, ...personal])
}

const grantsOfRoles = (tx: Transaction, ids: readonly number[]) =>
  tx
    .select({
      ...getTableColumns(roleGrants),
      isOwnPart: sql<boolean>`${isOwnPartOfMember}`,
    })
    .from(roleGrants)
    .innerJoin(roles, eq(roles.id, roleGrants.roleId))
    .where(inArray(roleGrants.roleId, [...ids]))

const withGrants = <Row extends { roleId: number }>(rights: Rights, rows: readonly Row[]) => ({
  ...rights,
  grants: rows.filter(({ roleId }) => rights.roles.includes(roleId)),
})
