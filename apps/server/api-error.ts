import { ORPCError } from '@orpc/server'
import { type ErrorName, errors } from '@quartet/contract/errors.ts'
import { type FieldCode, fieldMessages } from '@quartet/contract/fields.ts'

/** An expected refusal on its way to the caller: `throw refusal('code_wrong')` in a handler. */
export const refusal = (name: ErrorName, more: Record<string, unknown> = {}) =>
  new ORPCError(name, { status: errors[name].status, message: errors[name].message, data: { ...more, name } })

/** What no schema can see of a field: refused as the schema would. */
export const wrongFields = (codes: Record<string, FieldCode>) =>
  refusal('invalid', { fields: Object.entries(codes).map(([path, code]) => ({ path, code, message: fieldMessages[code] })) })

/** The record that the page is about is missing or not the caller's: a 404 without a name. */
export const missing = () => new ORPCError('missing', { status: 404, message: 'This was not found.', data: {} })

/** What a command gave, or the refusal that it named instead: `{ refused }` with what belongs to it, or `{ fields }`. */
export function done<Result extends object>(result: Result): Exclude<Result, { refused: unknown } | { fields: unknown }> {
  if ('refused' in result) {
    const { refused, ...more } = result
    throw refusal(refused as ErrorName, more)
  }
  if ('fields' in result) throw wrongFields(result.fields as Record<string, FieldCode>)
  return result as Exclude<Result, { refused: unknown } | { fields: unknown }>
}
