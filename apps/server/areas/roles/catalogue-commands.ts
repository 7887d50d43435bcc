import type { RoleDraft } from '@quartet/contract/areas/roles.ts'
import { limits } from '@quartet/contract/limits.ts'
import { addedGrants, canAdminister, changesGuests, mayGrant } from '@quartet/domain/grants.ts'
import { hasAllGrantsOf, type RoleGrant } from '@quartet/domain/permissions.ts'
import { endsWithMembership } from '@quartet/domain/roles.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { Caller } from '../../security/caller.ts'
import type { CallerContext } from '../../services.ts'
import { endCardsOfRole } from '../class-cards/end-commands.ts'
import { writeLog } from '../logs/commands.ts'
import { hasAdministrator, holdersOf } from './administrator-queries.ts'
import { hasHolderOutside } from './queries.ts'
import { countHolders, grantsOfHolders } from './staff-queries.ts'
import { roleGrants, roles } from './tables.ts'

const grantsIn = ({ grants }: RoleDraft): RoleGrant[] =>
  grants.map(({ permission, scope, read_only: readOnly, from_age: fromAge }) => ({
    ...{ permission, scope, readOnly, fromAge },
  }))
const loggedOf = (name: string, grants: readonly RoleGrant[]) => ({ name, grants: [...grants] })

/** Adds a role; `grant_lacking` when it contains what the caller lacks. */
export const addRole = ({ db, caller, now }: CallerContext, draft: RoleDraft) =>
  db.transaction(async (tx) => {
    await holdersOf(tx, 'super_admin')
    const grants = grantsIn(draft)
    if (!mayGrant(caller.grants, grants)) return fail('grant_lacking')
    if ((await tx.$count(roles)) >= limits.role.count) return fail('roles_full')
    if (await isTaken(tx, draft.name)) return failFields({ name: 'taken' })
    const [made] = await tx.insert(roles).values({ name: draft.name }).returning({ id: roles.id })
    if (!made) throw new Error('a role that was just written is gone')
    await writeGrants(tx, made.id, grants)
    await writeLog(tx, now, {
      ...{ action: 'create', entity: 'roles', entityId: made.id, actorId: caller.id },
      newValue: loggedOf(draft.name, grants),
    })
    return ok({ id: made.id })
  })

type RoleChange = RoleDraft & { id: number; edited_at?: string | null | undefined }

/**
 * Changes a role for everybody who has it; undefined when there is none. Callers can only add what
 * they have, and not change a role with more rights over others than theirs. Throws to roll back
 * when no administrator is left.
 */
export const editRole = ({ db, caller, now }: CallerContext, { id, ...draft }: RoleChange) =>
  db
    .transaction(async (tx) => {
      await holdersOf(tx, 'super_admin')
      const role = await lockRole(tx, id)
      if (!role) return undefined
      const { edited_at } = draft
      if (edited_at !== undefined && edited_at !== (role.editedAt?.toISOString() ?? null))
        return fail('row_changed')
      const grants = grantsIn(draft)
      const isAbove = !hasAllGrantsOf(caller.grants, role.grants)
      if (isAbove || !mayGrant(caller.grants, addedGrants(role.grants, grants)))
        return fail('grant_lacking')
      if (changesGuests(role.grants, grants) && !(await mayLimit(tx, caller, id)))
        return fail('grant_lacking')
      if (role.key === 'super_admin' && !canAdminister(grants))
        return fail('administrator_role_fixed')
      if (await leavesInstitution(tx, role, grants)) return fail('role_outside')
      if (await isTaken(tx, draft.name, id)) return failFields({ name: 'taken' })
      await tx.update(roles).set({ name: draft.name, editedAt: now }).where(eq(roles.id, id))
      await writeGrants(tx, id, grants)
      await endCardsOfRole(tx, id)
      if (!(await hasAdministrator(tx))) throw new NoAdministrator()
      await writeLog(tx, now, {
        ...{ action: 'update', entity: 'roles', entityId: id, actorId: caller.id },
        oldValue: loggedOf(role.name, role.grants),
        newValue: loggedOf(draft.name, grants),
      })
      return ok({ id })
    })
    .catch((error: unknown) => {
      if (error instanceof NoAdministrator) return fail('administrator_role_fixed')
      throw error
    })

/**
 * Whether a role would begin to reach groups or an institution that somebody has, or may get, who
 * is no adult member of one: only own roles and those of an institution end with the membership.
 */
async function leavesInstitution(tx: Transaction, role: LockedRole, grants: readonly RoleGrant[]) {
  const { key } = role
  if (endsWithMembership(key, role.grants) || !endsWithMembership(key, grants)) return false
  return key !== null || hasHolderOutside(tx, role.id)
}

/** Whether the caller has all that the limits of a guest close or open for whoever has a role. */
const mayLimit = async (tx: Transaction, caller: Caller, id: number) =>
  mayGrant(caller.grants, await grantsOfHolders(tx, id))

/** Deletes a role that is not from the beginning and that nobody has. */
export const removeRole = ({ db, caller, now }: CallerContext, id: number) =>
  db.transaction(async (tx) => {
    const role = await lockRole(tx, id)
    if (!role) return undefined
    if (role.key !== null) return fail('role_built_in')
    if (!hasAllGrantsOf(caller.grants, role.grants)) return fail('grant_lacking')
    const held = await countHolders(tx, id)
    if (held.people > 0) return fail('role_used', held)
    await tx.delete(roles).where(eq(roles.id, id))
    await writeLog(tx, now, {
      ...{ action: 'delete', entity: 'roles', entityId: id, actorId: caller.id },
      oldValue: loggedOf(role.name, role.grants),
    })
    return ok()
  })

type LockedRole = NonNullable<Awaited<ReturnType<typeof lockRole>>>

/** Thrown to roll back the transaction. */
class NoAdministrator extends Error {}

/** A role with its grants, locked; undefined when there is none. */
export async function lockRole(tx: Transaction, id: number) {
  const [role] = await tx.select().from(roles).where(eq(roles.id, id)).for('update')
  if (!role) return undefined
  const rows = await tx.select().from(roleGrants).where(eq(roleGrants.roleId, id))
  return { ...role, grants: rows.map(({ roleId: _, ...grant }) => grant) }
}

const isTaken = async (tx: Transaction, name: string, id = 0) =>
  (await tx.$count(roles, and(sql`lower(${roles.name}) = lower(${name})`, ne(roles.id, id)))) > 0

async function writeGrants(tx: Transaction, roleId: number, grants: readonly RoleGrant[]) {
  await tx.delete(roleGrants).where(eq(roleGrants.roleId, roleId))
  await tx.insert(roleGrants).values(grants.map((grant) => ({ roleId, ...grant })))
}
