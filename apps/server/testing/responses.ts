import { type ErrorName, errors, type FieldError } from '@quartet/contract/errors.ts'
import { type FieldCode, fieldMessages } from '@quartet/contract/fields.ts'

type Answer = { status: number; body: { fields?: FieldError[]; [more: string]: unknown } }

/** Status and body of a response, with invalid fields ordered by path. */
export function statusAndBody({ status, body }: Answer) {
  return { status, body: body.fields ? { ...body, fields: body.fields.toSorted(byPath) } : body }
}
const byPath = (one: FieldError, other: FieldError) => one.path.localeCompare(other.path)

/** The whole response of a call rejected with this error. */
export const apiError = (name: ErrorName, more: Record<string, unknown> = {}) => ({
  status: errors[name].status,
  body: { ...more, name, message: errors[name].message },
})

/** The whole response to input in which exactly these fields are invalid: path to code. */
export const wrong = (codes: Record<string, FieldCode>) =>
  apiError('invalid', { fields: Object.entries(codes).map(fieldOf).sort(byPath) })
const fieldOf = ([path, code]: [string, FieldCode]): FieldError => ({
  path,
  code,
  message: fieldMessages[code],
})

/** The whole response for a record that does not exist or is outside the caller's scope. */
export const notFound = { status: 404, body: { message: 'This was not found.' } }
