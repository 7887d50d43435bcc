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

type Refused = { refused: ErrorName } | { fields: Record<string, FieldCode> }

/** What a command gave, or the refusal that it named instead. */
export function done<Result extends object>(result: Result | Refused): Result {
  if ('refused' in result) throw refusal((result as { refused: ErrorName }).refused)
  if ('fields' in result) throw wrongFields((result as { fields: Record<string, FieldCode> }).fields)
  return result as Result
}
