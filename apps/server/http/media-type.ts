import type { MiddlewareHandler } from 'hono'
import { sendError } from './error-response.ts'
import type { Served } from './openapi.ts'

const mediaTypes = { json: 'application/json', form: 'multipart/form-data' } as const

/** Answers 415 to a body whose media type the route does not take. */
export const requireMediaType =
  ({ meta: { takes, orJson } }: Served): MiddlewareHandler =>
  async (c, next) => {
    const type = c.req.header('content-type')
    const isOf = (media: keyof typeof mediaTypes) =>
      type?.toLowerCase().startsWith(mediaTypes[media]) ?? media === 'json'
    const fits = isOf(takes) || (orJson && isOf('json'))
    return fits ? next() : sendError(c, 'unsupported_media')
  }
