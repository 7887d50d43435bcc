import { ORPCError } from '@orpc/server'
import { type ErrorName, errors } from '@quartet/contract/errors.ts'
import { type FieldCode, fieldMessages } from '@quartet/contract/fields.ts'

/** An expected error for the caller, thrown in a handler: `throw apiError('code_wrong')`. */
export const apiError = (name: ErrorName, more: Record<string, unknown> = {}) =>
  new ORPCError(name, {
    status: errors[name].status,
    message: errors[name].message,
    data: { ...more, name },
  })

/** Field errors that no schema can detect, in the shape of a schema's errors. */
export const fieldErrors = (codes: Record<string, FieldCode>) =>
  apiError('invalid', {
    fields: Object.entries(codes).map(([path, code]) => ({
      path,
      code,
      message: fieldMessages[code],
    })),
  })

/** A 404 without an error name: the record does not exist or is outside the caller's scope. */
export const notFound = () =>
  new ORPCError('missing', { status: 404, message: 'This was not found.', data: {} })

/**
 * Returns the result of a command. Throws an ApiError for `{ error }` (with its other properties as
 * data) and for `{ fields }`.
 */
export function unwrap<Result extends object>(
  result: Result,
): Exclude<Result, { error: unknown } | { fields: unknown }> {
  if ('error' in result) {
    const { error, ...more } = result
    throw apiError(error as ErrorName, more)
  }
  if ('fields' in result) throw fieldErrors(result.fields as Record<string, FieldCode>)
  return result as Exclude<Result, { error: unknown } | { fields: unknown }>
}
