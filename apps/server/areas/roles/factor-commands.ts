import { concernsOthers, hasAllGrantsOf } from '@quartet/domain/permissions.ts'
import { eq } from 'drizzle-orm'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { lockRole } from './catalogue-commands.ts'
import { roles } from './tables.ts'

/**
 * Requires a second factor for a role that reaches others, or no longer; undefined for other roles.
 * The grace begins once, when it is first required.
 */
export const requireFactor = (
  { db, caller, now }: CallerContext,
  { id, required }: { id: number; required: boolean },
) =>
  db.transaction(async (tx) => {
    const role = await lockRole(tx, id)
    if (!role || (required && !role.grants.some(concernsOthers))) return undefined
    if (!hasAllGrantsOf(caller.grants, role.grants)) return fail('grant_lacking')
    if (required === (role.factorSince !== null)) return ok()
    await tx
      .update(roles)
      .set({ factorSince: required ? now : null })
      .where(eq(roles.id, id))
    await writeLog(tx, now, {
      ...{ action: 'update', entity: 'roles', entityId: id, actorId: caller.id },
      newValue: { second_factor: required },
    })
    return ok()
  })
