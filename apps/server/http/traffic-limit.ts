import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import type { Services } from '../services.ts'
import type { CallVariables } from './call.ts'
import { sendError } from './error-response.ts'
import type { Served } from './openapi.ts'

/**
 * Milliseconds by which the error is delayed. Slows down callers that retry at once, and clients
 * that send a body nobody reads.
 */
const errorDelayMs = 500

/** Counts the call and its bytes against the limits per minute of a person and an address. */
export const limitTraffic =
  (services: Services, { meta }: Served): MiddlewareHandler<{ Variables: CallVariables }> =>
  async (c, next) => {
    const source = { personId: c.var.caller?.id, address: c.var.address }
    const seconds = await services.traffic.take(source, bodySize(c, meta.bodyLimit))
    const outgoing = (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing
    const bytesBefore = outgoing?.socket?.bytesWritten ?? 0
    const { socket } = outgoing ?? {}
    outgoing?.once(
      'close',
      () => void services.traffic.sent(source, (socket?.bytesWritten ?? 0) - bytesBefore),
    )
    if (seconds === 0) return next()
    services.events.record('rate_limited', c.var.address, { id: c.var.caller?.id })
    await wait(errorDelayMs)
    return sendError(c, 'too_many', seconds)
  }

/** A body of unknown length counts as the longest one allowed. */
const bodySize = (c: HonoContext, maxSize: number) =>
  c.req.header('transfer-encoding') === undefined
    ? Math.min(Number(c.req.header('content-length') ?? 0) || 0, maxSize)
    : maxSize
