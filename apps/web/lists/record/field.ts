import type { TextKey } from '@quartet/content/texts/text.ts'
import type { Area } from '@quartet/domain/areas.ts'
import type { ReactNode } from 'react'

/** A row that a form edits; content rows have a language. */
export type EditedRow = {
  id: number
  edited_at?: string | null
  language_id?: number | undefined
}

export type Option = { value: string; label: TextKey }
/** An option from the server, in one language or in all of them. */
export type Choice = {
  value: string
  title: string
  language_id: number | null
  area?: Area | undefined
}

/** Props of a field's own editor: the value as text, like every field of a form. */
export type SlotProps = {
  label: string
  description?: string | undefined
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

type Base<Row> = {
  /** Its name in the row and in the draft. */
  key: keyof Row & string
  label: TextKey
  hint?: TextKey
  /** May be empty: sent as '' for texts, null otherwise. */
  optional?: true
  /**
   * Whether versions in other languages share the value: it is copied and not shown beside its
   * source. Defaults to true for numbers, flags and choices, to false for texts and chosen rows.
   */
  shared?: boolean
  /** The value of a new row, as it is typed. */
  initial?: string
  /** Editable only in a new row, or never: then only lists and pages show it. */
  written?: 'once' | 'never'
}

export type Field<Row> = Base<Row> &
  (
    | { kind: 'text'; max: number }
    | { kind: 'lines'; max: number }
    | { kind: 'number'; min: number; max: number }
    | { kind: 'flag' }
    /** Texts, one a line. */
    | { kind: 'list'; max: number }
    | { kind: 'choice'; options: readonly Option[] }
    /**
     * Another row, named by `title` in this one; only options in its language are offered, unless
     * `offer` chooses others for the typed values.
     */
    | {
        kind: 'row'
        title: keyof Row & string
        options?: readonly Choice[]
        offer?: (values: Readonly<Record<string, string>>) => readonly Choice[]
      }
    /** Has an editor of its own, such as HTML. */
    | { kind: 'slot'; input: (props: SlotProps) => ReactNode }
  )

/** The editable fields of a row, or of a new one. */
export const editableFields = <Row>(
  fields: readonly Field<Row>[],
  row: Row | null,
): readonly Field<Row>[] =>
  fields.filter(({ written }) => written !== 'never' && (written !== 'once' || row === null))
