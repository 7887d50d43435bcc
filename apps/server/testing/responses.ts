import { type ErrorName, errors, type FieldError } from '@quartet/contract/errors.ts'
import { type FieldCode, fieldMessages } from '@quartet/contract/fields.ts'

type Answer = { status: number; body: { fields?: FieldError[]; [more: string]: unknown } }

/** Status and body of an answer, wrong fields in the order of their paths. */
export function label({ status, body }: Answer) {
  return { status, body: body.fields ? { ...body, fields: body.fields.toSorted(byPath) } : body }
}
const byPath = (one: FieldError, other: FieldError) => one.path.localeCompare(other.path)

/** The whole answer of a call that was refused by this name. */
export const apiError = (name: ErrorName, more: Record<string, unknown> = {}) => ({
  status: errors[name].status,
  body: { ...more, name, message: errors[name].message },
})

/** The whole answer to input in which exactly these fields are wrong: path to code. */
export const wrong = (codes: Record<string, FieldCode>) => apiError('invalid', { fields: Object.entries(codes).map(fieldOf).sort(byPath) })
const fieldOf = ([path, code]: [string, FieldCode]): FieldError => ({ path, code, message: fieldMessages[code] })

/** The whole answer for what is missing, and for what belongs to somebody else. */
export const notFound = { status: 404, body: { message: 'This was not found.' } }
