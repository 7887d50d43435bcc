import type { TextKey } from '@quartet/content/texts/text.ts'
import type { SheetImport } from '@quartet/contract/resource.ts'
import type { Permission } from '@quartet/domain/permissions.ts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { IconShape } from '../../components/icon.tsx'
import type { TableState } from '../table/table-state.ts'

/**
 * A row of a ResourceScreen; content rows have a language, a key that connects their versions, and
 * a place.
 */
export type ResourceRow = {
  id: number
  removed: 0 | 1
  edited_at?: string | null
  language_id?: number | undefined
  group_key?: string
  order?: number
}

export type Choice = { value: string; title: string; language_id: number | null }
/** How many rows a language has, and how many have a version in any language. */
export type LanguageState = { id: number; title: string; count: number; of: number }
export type Page<Row> = {
  list: readonly Row[]
  count: number
  languages?: readonly LanguageState[]
  choices?: Readonly<Record<string, readonly Choice[]>>
}

/** Calls that only some areas have. */
export type Offer = 'order' | 'export' | 'import' | 'languageExport' | 'languageImport'

/** The values sent, under their names in the contract. */
export type Sent = Record<string, unknown>
type One = { params: { id: number } }
type Ids = { body: { ids: number[] } }
type Sheet = { body: { file: File; check?: '1' } }
type Options = { signal?: AbortSignal }

export type TakesSheet = (input: Sheet, options?: Options) => Promise<{ import: SheetImport }>
/** The calls of one area, as contract/resource.ts builds them: `client.topics` fits. */
export type ResourceCalls<Row> = {
  list(input: { query: Sent }, options?: Options): Promise<Page<Row>>
  show(input: One): Promise<{ row: Row; versions: readonly Row[]; used_by: number }>
  add(input: { body: Sent }): Promise<{ row: Row }>
  edit(input: One & { body: Sent }): Promise<{ row: Row }>
  removeMany(input: Ids): Promise<unknown>
  restore(input: Ids): Promise<unknown>
  order?(input: Ids): Promise<unknown>
  export?(input: { query: Sent }): Promise<File>
  import?(input: Sheet, options?: Options): Promise<{ import: SheetImport }>
  languageExport?(input: { query: { language: number } }): Promise<File>
  languageImport?(input: Sheet, options?: Options): Promise<{ import: SheetImport }>
}

/** Props of a slot: the value as text, like every field of the dialog. */
export type SlotProps = {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

type ColumnField<Row> = {
  /** Its name in the draft. */
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
  /** Editable only in a new row, or never: then only the list shows it. */
  written?: 'once' | 'never'
  /** The column: left out with `none`, hidden until the user chooses it with `hidden`. */
  column?: 'none' | 'hidden'
  /**
   * The name by which the list sorts it: defaults to the key, for a chosen row to its title. False:
   * not sortable.
   */
  sort?: string | false
  cell?: (row: Row) => ReactNode
}
export type Option = { value: string; label: TextKey }

/** A field of the dialog and a column of the list; the first one is the heading of its row. */
export type Field<Row> = ColumnField<Row> &
  (
    | { kind: 'text'; max: number }
    | { kind: 'lines'; max: number }
    | { kind: 'number'; min: number; max: number }
    | { kind: 'flag' }
    /** Texts, one a line. */
    | { kind: 'list'; max: number }
    /** Options known to the page. */
    | { kind: 'choice'; options: readonly Option[]; filter?: true }
    /** Options that the list returns under `choices`, limited to the language of the row. */
    | { kind: 'row'; title: keyof Row & string; filter?: true }
    /** Has an editor of its own, such as HTML. */
    | { kind: 'slot'; input: (props: SlotProps) => ReactNode }
  )

/** One content area as its screens need it: columns, fields and calls. See ResourceScreen. */
export type Resource<Row extends ResourceRow> = {
  /** Key of the columns and drafts on the device, and name of its sheet. */
  name: string
  title: TextKey
  /** The plural noun for its rows in sentences: topics. */
  view: TextKey
  /** What to do about an empty list. */
  hint: TextKey
  add: TextKey
  access: Permission
  /** Permission to change rows; without it a user only reads them. */
  editPermission?: Permission
  /** Additional permission required to change a row. */
  needs?: (row: Row) => Permission | undefined
  /** Rows cannot be added or deleted here. */
  fixed?: true
  /** Links to other pages of a row, each for users with its permission. */
  extraActions?: readonly {
    key: string
    label: TextKey
    icon: IconShape
    needs: Permission
    to: (row: Row) => string
  }[]
  calls: ResourceCalls<Row>
  /** Which of the optional calls exist: the typed client has a function for every name. */
  offers?: readonly Offer[]
  fields: readonly Field<Row>[]
  nameOf: (row: Row) => string
  /** False where rows have no language of their own. */
  versions?: false
  /**
   * Fields within whose values rows have an order of their own: choices with a filter, such as the
   * area of topics.
   */
  orderWithin?: readonly (keyof Row & string)[]
  /** A sentence about what its use means for people; false where it means nothing. */
  uses?: false | ((t: TFunction, count: number) => string)
  /** The address of a row's page, if rows have one. */
  pageOf?: (row: Row) => string
}

/** An action of one area in addition to the common ones. */
export type RowExtra<Row extends ResourceRow> = {
  key: string
  label: TextKey
  icon: IconShape
  /** Whether it applies to a row. */
  fits: (row: Row) => boolean
  /** Whether a list offers it for several rows at once. */
  among: (state: TableState) => boolean
  /** The common action that it replaces in the menu of the rows it applies to. */
  instead?: 'restore'
  go: (rows: readonly Row[]) => void
}
export type RowExtras<Row extends ResourceRow> = {
  actions: readonly RowExtra<Row>[]
  /** Whether a list's rows are neither deleted nor restored together. */
  mixed: (state: TableState) => boolean
  /** A new number clears the selection. */
  epoch: number
}

/** The name by which the list sorts a field; false when it is not sortable. */
export const sortOf = <Row>(field: Field<Row>) =>
  field.sort ?? (field.kind === 'row' ? field.title : field.key)

/** The editable fields of a row, or of a new one. */
export const writtenFields = <Row>(
  fields: readonly Field<Row>[],
  row: Row | null,
): readonly Field<Row>[] =>
  fields.filter(({ written }) => written !== 'never' && (written !== 'once' || row === null))

export const usesIn = <Row extends ResourceRow>(
  t: TFunction,
  { uses }: Resource<Row>,
  count: number,
) => {
  if (uses) return uses(t, count)
  return uses === false ? null : count === 0 ? t('content.uses_none') : t('content.uses', { count })
}

export const mayEditList = (
  { editPermission }: { editPermission?: Permission },
  permissions: ReadonlySet<string> | undefined,
) => editPermission === undefined || permissions?.has(editPermission) === true

export function mayChange<Row extends ResourceRow>(
  resource: Resource<Row>,
  row: Row,
  permissions: ReadonlySet<string> | undefined,
) {
  const needed = resource.needs?.(row)
  return (
    mayEditList(resource, permissions) &&
    (needed === undefined || permissions?.has(needed) === true)
  )
}
