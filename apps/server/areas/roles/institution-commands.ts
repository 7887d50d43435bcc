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

type Appointment = { personId: number; roles: readonly InstitutionRole[] }

/**
 * Gives an adult member of an institution these roles in it, and takes those of `institutionRoles`
 * that are not named. Other roles stay. Callers can only give what they have (changeRoles), and an
 * institution's administrators cannot leave it without one.
 */
export const setInstitutionRoles = (context: CallerContext, { personId, roles }: Appointment) =>
  context.db.transaction(async (tx) => {
    const { caller } = context
    const member = await findInstitutionRoles(tx, personId)
    if (!member) return failFields({ roles: 'not_appointable' })
    await lockAppointments(tx, member.organizationId)
    const isEverywhere = grantOf(caller, 'admin_users')?.scope === 'all'
    const hasSuccessor =
      isEverywhere ||
      roles.includes('institution_admin') ||
      (await hasOtherAdministrator(tx, member.organizationId, personId))
    if (!hasSuccessor) return fail('administrator_kept')
    const ids = new Map((await listRoles(tx)).map(({ key, id }) => [key, id]))
    const idsOf = (keys: readonly RoleKey[]) => keys.flatMap((key) => ids.get(key) ?? [])
    const currentIds = (await rolesOf(tx, personId)).map(({ id }) => id)
    const staying = currentIds.filter((id) => !idsOf(institutionRoles).includes(id))
    const left = [...staying, ...idsOf(roles)]
    const result = await changeRoles(tx, context, {
      personId,
      // nobody is without a role
      roles: left.length > 0 ? left : idsOf(['institution_member']),
      ...(await personalOf(tx, personId)),
    })
    return result.ok ? ok({ roles: [...roles] }) : result
  })

/** Two administrators cannot end each other's role at once. */
export const lockAppointments = (tx: Transaction, organizationId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`appointments ${organizationId}`}))`)
