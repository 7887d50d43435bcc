import { oc } from '@orpc/contract'
import type { Permission } from '@quartet/domain/permissions.ts'
import { z } from 'zod'

/**
 * Who may make a call, as data: the server enforces it before the body is read, and the access matrix is generated from it.
 * - everyone: no token needed.
 * - signed in: a living session that holds every permission named.
 * - person: the `{user_id}` of the path is the caller's own, or lies within the caller's scope of access_users and of one of `others`.
 * `awaiting`: also while the caller's guardian has not agreed yet (method D43); every other call is refused then.
 */
export type Access =
  | { who: 'everyone' }
  | { who: 'signed in'; holding: readonly Permission[]; awaiting: boolean }
  | { who: 'person'; holding: readonly Permission[]; others: readonly Permission[]; writes: boolean; awaiting: boolean }

export type Meta = { access: Access; bodyLimit: number }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Where = `${Method} /${string}`

export const everyone: Access = { who: 'everyone' }
export const signedIn = (...holding: Permission[]): Access => ({ who: 'signed in', holding, awaiting: false })
/** Reading the person named in the path. */
export const readsPerson = (...others: Permission[]): Access => ({ who: 'person', holding: [], others, writes: false, awaiting: false })
/** The same for who holds a permission also for the own row. */
export const readsPersonHolding = (permission: Permission): Access => ({
  who: 'person',
  holding: [permission],
  others: [permission],
  writes: false,
  awaiting: false,
})
/** Changing the person named in the path: a read-only grant does not reach. */
export const changesPerson = (...others: Permission[]): Access => ({ who: 'person', holding: [], others, writes: true, awaiting: false })

/** Signed in, and also for who waits for a guardian's consent: help, the own data and the way out (method D43, D44). */
export const signedInOrAwaiting: Access = { who: 'signed in', holding: [], awaiting: true }

/** Bytes that a JSON body may have unless a route says otherwise: little from who has no session. */
export const jsonLimits = { everyone: 16_000, others: 1_000_000 }

/** One call: `route('POST /login', everyone, 'Sign in').input(...).output(...)`. */
export function route(where: Where, access: Access, summary: string) {
  const bodyLimit = access.who === 'everyone' ? jsonLimits.everyone : jsonLimits.others
  const [method, path] = where.split(' ') as [Method, `/${string}`]
  return oc.$meta<Meta>({ access, bodyLimit }).route({
    method,
    path,
    summary,
    inputStructure: 'detailed',
    spec: (operation) => ({ ...operation, ...(access.who === 'everyone' && { security: [] }) }),
  })
}

export const Id = z.coerce.number<number>().int().positive().max(2_147_483_647)
/** The answer of a call that has nothing to tell. */
export const Nothing = z.object({})
