import { ORPCError } from '@orpc/server'
import { type ErrorName, errors } from '@quartet/contract/errors.ts'
import { type FieldCode, fieldMessages } from '@quartet/contract/fields.ts'

/** An expected error on its way to the caller: `throw apiError('code_wrong')` in a handler. */
export const apiError = (name: ErrorName, more: Record<string, unknown> = {}) =>
  new ORPCError(name, { status: errors[name].status, message: errors[name].message, data: { ...more, name } })

/** Field errors that no schema can see, in the shape that a schema's errors have. */
export const fieldErrors = (codes: Record<string, FieldCode>) =>
  apiError('invalid', { fields: Object.entries(codes).map(([path, code]) => ({ path, code, message: fieldMessages[code] })) })

/** The record that the page is about is missing or not the caller's: a 404 without a name. */
export const notFound = () => new ORPCError('missing', { status: 404, message: 'This was not found.', data: {} })

/** The result of a command, or a thrown ApiError for `{ error }` (with what belongs to it) and `{ fields }`. */
export function unwrap<Result extends object>(result: Result): Exclude<Result, { error: unknown } | { fields: unknown }> {
  if ('error' in result) {
    const { error, ...more } = result
    throw apiError(error as ErrorName, more)
  }
  if ('fields' in result) throw fieldErrors(result.fields as Record<string, FieldCode>)
  return result as Exclude<Result, { error: unknown } | { fields: unknown }>
}
