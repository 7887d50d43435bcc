import type { MiddlewareHandler } from 'hono'
import type { TenantPool } from '../db/pool.ts'
import { sendError } from './error-response.ts'

/**
 * Milliseconds that the first call in the queue for a database connection may wait before new calls
 * are refused. A call takes about four connections in turn, so most are answered within a
 * second on any machine.
 */
const maxWaitMs = 200
/** A queue this short is a page being opened, or connections being made, not an overload. */
const shortQueue = 20

/**
 * Whether the process has more calls than it can serve. Calls that wait for something else (a
 * password, a spreadsheet, speech) are not in this queue.
 */
export const isOverloaded = (pool: TenantPool) =>
  pool.waitingCount > shortQueue && pool.longestWaitMs > maxWaitMs

/** Refuses a call before its first query, so that the calls being served are not slowed down. */
export const refuseWhen =
  (overloaded: () => boolean): MiddlewareHandler =>
  async (c, next) =>
    overloaded() ? sendError(c, 'unavailable') : next()
