import type { Access } from '@quartet/contract/route.ts'
import type { Permission } from '@quartet/domain/permissions.ts'
import type { MiddlewareHandler } from 'hono'
import type { Db } from '../db/db.ts'
import { withoutTenantScope, withTenantScope } from '../db/tenant.ts'
import { type Caller, grantOf, holds } from '../security/caller.ts'
import type { Services } from '../services.ts'
import type { Call, CallVariables } from './call.ts'
import { sendError } from './error-response.ts'
import { maintenanceRetry, mustWait, type ReadMaintenance } from './maintenance.ts'
import type { Served } from './openapi.ts'

type PersonAccess = Extract<Access, { who: 'person' }>
export type FindPerson = (
  db: Db,
  caller: Caller,
  id: number,
  access: Pick<PersonAccess, 'others' | 'writes'>,
) => Promise<number | undefined>

/** Enforces the access that the contract declares for a route, before the body is read. */
export const authorize =
  (
    services: Services,
    call: Served,
    { findPerson, readMaintenance }: { findPerson: FindPerson; readMaintenance: ReadMaintenance },
  ): MiddlewareHandler<{ Variables: CallVariables }> =>
  async (c, next) => {
    const { access } = call.meta
    const { caller } = c.var
    // a one-time password must not reveal anything about the person, not even on public pages
    c.set('caller', access.who === 'everyone' && caller?.mustChoosePassword ? undefined : caller)
    if (access.who === 'everyone')
      return withoutTenantScope(async () =>
        (await mustWait(readMaintenance, call, caller)) ? underMaintenance(c) : next(),
      )
    if (!caller) {
      if (c.req.header('authorization')) services.events.record('token_unknown', c.var.address)
      return sendError(c, 'unauthenticated')
    }
    if (await mustWait(readMaintenance, call, caller)) return underMaintenance(c)
    if (caller.byCard && access.cards === false) return sendError(c, 'class_card_session')
    if (caller.mustChoosePassword && !access.choosing) return sendError(c, 'password_due')
    if (caller.accessState === 'awaiting_consent' && !access.awaiting)
      return sendError(c, 'consent_awaited')
    if (caller.mustSetFactor && !isOpenWithoutFactor(c, caller, access))
      return sendError(c, 'second_factor_due')
    const error = accessErrorOf(caller, access)
    if (error === 'forbidden') services.events.record('forbidden', c.var.address, caller)
    if (error) return sendError(c, error)
    return inScopeOf(caller, async () => {
      if (access.who === 'signed in') return next()
      const id = parseId(c.req.param('user_id'))
      const personId =
        id === undefined ? undefined : await findPerson(services.db, caller, id, access)
      if (personId === undefined) return notFound(c)
      c.set('personId', personId)
      return next()
    })
  }

/** Without a second factor that is due: what is open to who waits for a guardian, for oneself only. */
const isOpenWithoutFactor = (
  c: Call,
  caller: Caller,
  access: Exclude<Access, { who: 'everyone' }>,
) =>
  access.awaiting && (access.who === 'signed in' || parseId(c.req.param('user_id')) === caller.id)

/** `subscription_ended` when renewing would be enough. */
function accessErrorOf(caller: Caller, access: Exclude<Access, { who: 'everyone' }>) {
  if (!access.guests && holds(caller, 'guest')) return 'forbidden'
  const everywhere = access.who === 'signed in' && access.everywhere
  const hasGrant = (permission: Permission) =>
    everywhere ? grantOf(caller, permission)?.scope === 'all' : holds(caller, permission)
  const missing = access.holding.filter((permission) => !hasGrant(permission))
  if (missing.length === 0) return undefined
  return missing.every((permission) => caller.permissionsAfterRenewal.includes(permission))
    ? 'subscription_ended'
    : 'forbidden'
}

/**
 * Limits the rows that PostgreSQL shows to the caller's institution. Callers who administer people
 * everywhere see all rows.
 */
const inScopeOf = <T>(caller: Caller, work: () => Promise<T>) =>
  grantOf(caller, 'access_users')?.scope === 'all'
    ? withoutTenantScope(work)
    : withTenantScope(caller.organizationId, caller.id, work)

const underMaintenance = (c: Call) => sendError(c, 'maintenance', maintenanceRetry)

const notFound = (c: Call) => c.json({ message: 'This was not found.' }, 404)

const parseId = (text: string | undefined) =>
  text && /^\d{1,10}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined
