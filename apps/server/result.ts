import type { ErrorName } from '@quartet/contract/errors.ts'
import { type FieldCode, fieldMessages } from '@quartet/contract/fields.ts'

/**
 * The result of a command that can fail: its values, or the name of an expected error with the
 * further properties of the response. Unexpected errors are thrown.
 */
export type Result<
  Values extends object = object,
  Failure extends { error: ErrorName } = { error: ErrorName },
> = ({ ok: true } & Values) | ({ ok: false } & Failure)

/** `ok({ attempt })` is `{ ok: true, attempt }`. */
export const ok = <Values extends object>(values?: Values) =>
  ({ ok: true, ...values }) as { ok: true } & Values

/** `fail('items_open', { numbers })` is `{ ok: false, error: 'items_open', numbers }`. */
export const fail = <const Name extends ErrorName, More extends object>(error: Name, more?: More) =>
  ({ ok: false, error, ...more }) as { ok: false; error: Name } & More

/** Fails with field errors that no schema can detect: `failFields({ promo_code: 'taken' })`. */
export const failFields = (codes: Record<string, FieldCode>) =>
  fail('invalid', { fields: fieldsOf(codes) })

/** Field errors in the shape of a schema's errors. */
export const fieldsOf = (codes: Record<string, FieldCode>) =>
  Object.entries(codes).map(([path, code]) => ({ path, code, message: fieldMessages[code] }))
