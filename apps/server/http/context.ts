import { implement } from '@orpc/server'
import { contract } from '@quartet/contract'
import { legalPermission } from '@quartet/domain/consent-texts.ts'
import type { Device } from '@quartet/domain/device.ts'
import { type Caller, grantOf } from '../security/caller.ts'
import type { Services, Writer } from '../services.ts'

/** What one call has: the middlewares of app.ts fill it from the route's access before the body is read. */
export type Context = Services & {
  now: Date
  /** The address the call came from. */
  address: string
  /** What the browser says it is. */
  device: Device
  /** The device token that the browser's cookie holds. */
  deviceToken: string | undefined
  /** Has the browser keep a device token for the calls of signing in. */
  sendDevice: (token: string) => void
  /** The address that was typed, for the security event of a call that is refused. */
  attempt: { email?: string }
  /** Tells the caller after how many seconds to try again. */
  retryAfter: (seconds: number) => void
  /** Sends this instead of the body of the answer. */
  stream: (content: ReadableStream<Uint8Array>) => void
  caller: Caller | undefined
  /** The `{user_id}` of the path, found within the caller's scope. */
  personId: number | undefined
}

export const api = implement(contract).$context<Context>()

/** The caller of a route that is not for everyone: the pipeline has let nobody else through. */
export function getCaller(context: Context): Caller {
  if (!context.caller) throw new Error('the route is for everyone: there is no caller')
  return context.caller
}

/** The person of a route whose access is `person`. */
export function getPersonId(context: Context): number {
  if (context.personId === undefined) throw new Error('the access of the route names no person')
  return context.personId
}

/** What commands that write take of a call. */
export function getWriter(context: Context): Writer {
  const caller = getCaller(context)
  return { db: context.db, actorId: caller.id, now: context.now, mayEditLegal: grantOf(caller, legalPermission)?.scope === 'all' }
}
