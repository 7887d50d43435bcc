import { ORPCError, ValidationError } from '@orpc/server'
import {
  type ErrorBody,
  type ErrorName,
  errors,
  type FieldError,
} from '@quartet/contract/errors.ts'
import { type FieldCode, fieldMessages } from '@quartet/contract/fields.ts'
import type { Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { apiError } from '../api-error.ts'
import { isAway } from '../db/db.ts'
import { sqlState } from '../db/sql-state.ts'
import type { Log } from '../monitoring/log.ts'

/** Seconds after which a caller may retry while PostgreSQL is unavailable. */
const awayFor = 2

/** The body of an error response (contract/errors.ts). */
export const errorBody = (name: ErrorName, more: Record<string, unknown> = {}): ErrorBody => ({
  ...more,
  name,
  message: errors[name].message,
})

/** Responds with an error; `retryAfter` in seconds. */
export function sendError(
  c: HonoContext,
  name: ErrorName,
  retryAfter = name === 'unavailable' ? awayFor : 0,
) {
  if (retryAfter > 0) c.header('retry-after', String(retryAfter))
  return c.json(errorBody(name), errors[name].status as ContentfulStatusCode)
}

/**
 * Converts anything thrown into an error for the caller. Unexpected errors are logged and their
 * details hidden.
 */
export function toApiError(error: unknown, log: Log): unknown {
  if (error instanceof ORPCError && error.status < 500) return error
  if (
    error instanceof ORPCError &&
    typeof error.data === 'object' &&
    error.data !== null &&
    'name' in error.data
  )
    return error
  if (error instanceof SyntaxError || isNoForm(error)) return apiError('unreadable')
  if (isAway(error)) return apiError('unavailable', { retry_after: awayFor })

  const state = sqlState(error)
  log.error({ ...describeError(error), state }, 'unexpected')
  return state?.startsWith('22') || state?.startsWith('23')
    ? apiError('invalid', { fields: [] })
    : apiError('unexpected')
}

/** Whether the error comes from a body that claims to be a form but is not one. */
const isNoForm = (error: unknown) =>
  error instanceof TypeError && error.message.includes('FormData')

/** Logs message and stack but never values: the parameters of a query may be a person's answers. */
function describeError(error: unknown) {
  if (error instanceof ORPCError && error.cause instanceof ValidationError)
    return {
      error: error.message,
      paths: error.cause.issues
        .slice(0, maxFields)
        .map(({ path, message }) => `${path?.join('.')}: ${message}`),
    }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return { error: String(cause) }
  // PostgreSQL quotes the rejected value in its message
  const frames = cause.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return { error: sqlState(error) ? 'refused by PostgreSQL' : cause.message, at: frames }
}

/** `{ name, message, ...fields }`. Invalid input gets a path, code and message for each field. */
export function encodeError(error: ORPCError<string, unknown>): ErrorBody {
  if (error.cause instanceof ValidationError && error.status === 400)
    return errorBody('invalid', { fields: fieldsOf(error.cause) })
  if (error.status === 400 && error.code === 'BAD_REQUEST') return errorBody('unreadable')
  const { retry_after: _, ...more } = (error.data ?? {}) as Record<string, unknown>
  return { ...more, message: error.message }
}

type Issue = ValidationError['issues'][number]

/**
 * Nobody corrects more fields at once, and a list with a hundred thousand errors takes no longer
 * than one with ten.
 */
const maxFields = 50

/**
 * Only the first error of each field: a blank address is reported as missing, not also as invalid.
 */
const fieldsOf = ({ issues }: ValidationError) => {
  const fields = issues.slice(0, maxFields).flatMap(named).map(fieldOf).reverse()
  return [...new Map(fields.map((field) => [field.path, field])).values()].reverse()
}

/** A field that does not exist is named like any other. */
const named = (issue: Issue): Issue[] =>
  'keys' in issue && Array.isArray(issue.keys)
    ? issue.keys
        .slice(0, maxFields)
        .map((key) => ({ ...issue, path: [...(issue.path ?? []), key] }))
    : [issue]

/** Reports `body.email` as `email`, the name that the caller uses. */
function fieldOf({ path = [], message }: Issue): FieldError {
  const keys = path.map((key) => String(typeof key === 'object' ? key.key : key))
  const ofInput = keys[0] && ['body', 'query', 'params'].includes(keys[0]) ? keys.slice(1) : keys
  const known = message in fieldMessages
  return {
    path: ofInput.join('.'),
    code: known ? message : 'invalid',
    message: known ? fieldMessages[message as FieldCode] : message,
  }
}
