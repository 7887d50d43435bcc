import { ORPCError } from '@orpc/server'
import { type ErrorName, errors } from '@quartet/contract/errors.ts'
import type { FieldCode } from '@quartet/contract/fields.ts'
import { fieldsOf, type Result } from './result.ts'

/** An expected error for the caller, thrown in a handler: `throw apiError('code_wrong')`. */
export const apiError = (name: ErrorName, more: Record<string, unknown> = {}) =>
  new ORPCError(name, {
    status: errors[name].status,
    message: errors[name].message,
    data: { ...more, name },
  })

/** Field errors that no schema can detect, in the shape of a schema's errors. */
export const fieldErrors = (codes: Record<string, FieldCode>) =>
  apiError('invalid', { fields: fieldsOf(codes) })

/** A 404 without an error name: the record does not exist or is outside the caller's scope. */
export const notFound = () =>
  new ORPCError('missing', { status: 404, message: 'This was not found.', data: {} })

type Values<Returned> = Returned extends { ok: true } ? Omit<Returned, 'ok'> : never

/** Returns the values of a command that succeeded; throws the error of one that failed. */
export function unwrap<Returned extends Result>({ ok, ...result }: Returned): Values<Returned> {
  if (ok) return result as Values<Returned>
  const { error, ...more } = result as unknown as { error: ErrorName }
  throw apiError(error, more)
}
