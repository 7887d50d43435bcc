import { type InstitutionRole, institutionRoles } from '@quartet/domain/roles.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import { grantOf } from '../../security/caller.ts'
import type { CallerContext } from '../../services.ts'
import { changeRoles, type RoleKey } from './commands.ts'
import {
  findInstitutionRoles,
  hasOtherAdministrator,
  listRoles,
  personalOf,
  rolesOf,
} from './queries.ts'

type Appointment = {
  personId: number
  roles: readonly InstitutionRole[]
  seen?: readonly InstitutionRole[] | undefined
}

/**
 * Gives an adult member of an institution these roles in it, and takes those of `institutionRoles`
 * that are not named. Other roles stay. Callers can only give what they have (changeRoles), and an
 * institution's administrators cannot leave it without one. `seen` holds the roles on screen when the
 * edit began: `row_changed` when they are outdated.
 */
export const setInstitutionRoles = (
  context: CallerContext,
  { personId, roles, seen }: Appointment,
) =>
  context.db.transaction(async (tx) => {
    const { caller } = context
    const member = await lockMember(tx, personId)
    if (!member) return failFields({ roles: 'not_appointable' })
    if (seen && !isSame(seen, member.roles)) return fail('row_changed')
    const isEverywhere = grantOf(caller, 'admin_users')?.scope === 'all'
    const resigns =
      member.roles.includes('institution_admin') && !roles.includes('institution_admin')
    if (
      resigns &&
      !isEverywhere &&
      !(await hasOtherAdministrator(tx, member.organizationId, personId))
    )
      return fail('administrator_kept')
    const ids = new Map((await listRoles(tx)).map(({ key, id }) => [key, id]))
    const idsOf = (keys: readonly RoleKey[]) => keys.flatMap((key) => ids.get(key) ?? [])
    const currentIds = (await rolesOf(tx, personId)).map(({ id }) => id)
    const staying = currentIds.filter((id) => !idsOf(institutionRoles).includes(id))
    const left = [...staying, ...idsOf(roles)]
    const personal = await personalOf(tx, personId)
    const result = await changeRoles(tx, context, {
      personId,
      seen: { roles: currentIds, ...personal },
      // nobody is without a role
      roles: left.length > 0 ? left : idsOf(['institution_member']),
      ...personal,
    })
    return result.ok ? ok({ roles: [...roles] }) : result
  })

const isSame = (some: readonly InstitutionRole[], others: readonly InstitutionRole[]) =>
  institutionRoles.every((role) => some.includes(role) === others.includes(role))

/** The roles in the institution, read after the lock. */
async function lockMember(tx: Transaction, personId: number) {
  const member = await findInstitutionRoles(tx, personId)
  if (!member) return undefined
  await lockAppointments(tx, member.organizationId)
  return findInstitutionRoles(tx, personId)
}

/** Two administrators cannot end each other's role at once. */
export const lockAppointments = (tx: Transaction, organizationId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`appointments ${organizationId}`}))`)
