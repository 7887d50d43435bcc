import { createDrafts } from '../../data/drafts.ts'
import type { Field } from './field.ts'

/** The typed values as text: numbers and choices too, lists one item a line, flags '1' or ''. */
export type Values = Record<string, string>

const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === false) return ''
  if (value === true) return '1'
  return Array.isArray(value) ? value.join('\n') : String(value)
}

export const valuesOf = <Row>(fields: readonly Field<Row>[], row: Partial<Row> | null): Values =>
  Object.fromEntries(fields.map(({ key, initial = '' }) => [key, row ? textOf(row[key]) : initial]))

/** Whether all versions of a row have the same value in a field. */
export const isShared = <Row>({ shared, kind }: Field<Row>) =>
  shared ?? ['choice', 'number', 'flag'].includes(kind)

/** A new version starts with the fields that all languages share. */
export const valuesOfVersion = <Row>(fields: readonly Field<Row>[], source: Row): Values => {
  const values = valuesOf(fields, source)
  return Object.fromEntries(
    fields.map((field) => [field.key, isShared(field) ? (values[field.key] ?? '') : '']),
  )
}

function sentOf<Row>(field: Field<Row>, typed: string): unknown {
  const value = typed.trim()
  if (field.kind === 'flag') return value === '1'
  if (field.kind === 'list')
    return [...new Set(value.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
  if (field.kind === 'number') return value === '' ? null : Number(value)
  if (field.kind === 'choice' || field.kind === 'row') return value === '' ? null : value
  return value
}

/** The values sent, under their names in the contract. */
export type Draft = Record<string, unknown>

export const draftOf = <Row>(fields: readonly Field<Row>[], values: Values): Draft =>
  Object.fromEntries(fields.map((field) => [field.key, sentOf(field, values[field.key] ?? '')]))

type Wrong = 'required' | 'too_long' | 'number_range'

function wrongWith<Row>(field: Field<Row>, typed: string): Wrong | null {
  const value = typed.trim()
  if (value === '')
    return field.optional || field.kind === 'flag' || field.kind === 'list' ? null : 'required'
  if (field.kind === 'number')
    return Number.isInteger(Number(value)) &&
      Number(value) >= field.min &&
      Number(value) <= field.max
      ? null
      : 'number_range'
  if (field.kind === 'list')
    return value.split('\n').some((line) => line.trim().length > field.max) ? 'too_long' : null
  return (field.kind === 'text' || field.kind === 'lines') && value.length > field.max
    ? 'too_long'
    : null
}

/** Errors by field, found before sending. */
export const wrongIn = <Row>(
  fields: readonly Field<Row>[],
  values: Values,
): Record<string, Wrong> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const wrong = wrongWith(field, values[field.key] ?? '')
      return wrong ? [[field.key, wrong]] : []
    }),
  )

/** The fields in which two states of a row differ. */
export const differing = (mine: Values, theirs: Values) =>
  Object.keys(mine).filter((key) => mine[key] !== theirs[key])

/** The values of a row and its `edited_at`, which names the state that has them. */
export type RowState = { values: Values; since: string | null }

/** `mine` where it was changed since `base`, `theirs` elsewhere. */
export const mergeChanges = (base: Values, mine: Values, theirs: Values): Values =>
  Object.fromEntries(
    Object.entries(mine).map(([key, value]) => [
      key,
      value === base[key] ? (theirs[key] ?? value) : value,
    ]),
  )

/** The typed values; `base` is the state of the row when typing began. */
export type StoredDraft = { values: Values; base: RowState }

const drafts = createDrafts<StoredDraft>({
  prefix: 'draft',
  parse(stored) {
    const { values, base } = stored as StoredDraft
    const since = typeof base.since === 'string' ? base.since : null
    return { values, base: { values: base.values, since } }
  },
})

/** The draft of a row under its name in the list, if it has all fields. */
export function loadDraft(fields: readonly { key: string }[], id: string): StoredDraft | null {
  const stored = drafts.load(id)
  const states = [stored?.values, stored?.base.values]
  return fields.every(({ key }) => states.every((values) => typeof values?.[key] === 'string'))
    ? stored
    : null
}
export const { save: saveDraft, forget: forgetDraft } = drafts
