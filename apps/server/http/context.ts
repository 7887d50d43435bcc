import { implement } from '@orpc/server'
import { contract } from '@quartet/contract'
import { legalPermission } from '@quartet/domain/consent-texts.ts'
import type { Device } from '@quartet/domain/device.ts'
import { type Caller, grantOf } from '../security/caller.ts'
import type { Services, Writer } from '../services.ts'

/**
 * The context of one call. The middlewares of app.ts fill it according to the route's access before
 * the body is read.
 */
export type Context = Services & {
  now: Date
  /** The client's IP address. */
  address: string
  /** From the User-Agent header. */
  device: Device
  /** The device token from the browser's cookie. */
  deviceToken: string | undefined
  /** Sets a device cookie that the browser sends only to the sign-in calls. */
  sendDevice: (token: string) => void
  /** The token of a sign-in that has begun in this browser, from its cookie. */
  stepToken: string | undefined
  /** Sets that cookie, or removes it. */
  sendStep: (token: string | null) => void
  /** The email address as entered, or the account, for the security event of a rejected call. */
  attempt: { email?: string; id?: number }
  /** Sets the retry-after header, in seconds. */
  retryAfter: (seconds: number) => void
  /** Sends this stream instead of the response body. */
  stream: (content: ReadableStream<Uint8Array>) => void
  caller: Caller | undefined
  /** The `{user_id}` of the path, found within the caller's scope. */
  personId: number | undefined
}

export const api = implement(contract).$context<Context>()

/** The caller of a route that is not public; the middlewares have rejected everyone else. */
export function getCaller(context: Context): Caller {
  if (!context.caller) throw new Error('the route is for everyone: there is no caller')
  return context.caller
}

/** The context of a route that is not public, for its commands. */
export const signedIn = (context: Context) => ({ ...context, caller: getCaller(context) })

/** The person of a route whose access is `person`. */
export function getPersonId(context: Context): number {
  if (context.personId === undefined) throw new Error('the access of the route names no person')
  return context.personId
}

export function getWriter(context: Context): Writer {
  const caller = getCaller(context)
  return {
    db: context.db,
    queue: context.queue,
    actorId: caller.id,
    now: context.now,
    mayEditLegal: grantOf(caller, legalPermission)?.scope === 'all',
  }
}
