import type { TextKey } from '@quartet/content/texts/text.ts'
import type { SheetImport } from '@quartet/contract/resource.ts'
import type { Permission } from '@quartet/domain/permissions.ts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { TableIconName } from '../table/table-icon.tsx'
import type { TableState } from '../table/table-state.ts'

/** A row that a ResourceScreen lists; rows of content have a language, a key that ties their versions, and a place. */
export type ResourceRow = {
  id: number
  removed: 0 | 1
  edited_at?: string | null
  language_id?: number | undefined
  group_key?: string
  order?: number
}

export type Choice = { value: string; title: string; language_id: number | null }
/** How many rows a language has, of how many there are in any. */
export type LanguageState = { id: number; title: string; count: number; of: number }
export type Page<Row> = {
  list: readonly Row[]
  count: number
  languages?: readonly LanguageState[]
  choices?: Readonly<Record<string, readonly Choice[]>>
}

/** Calls that not every area has. */
export type Offer = 'order' | 'export' | 'import' | 'languageExport' | 'languageImport'

/** What is sent of a draft: by the names of the contract. */
export type Sent = Record<string, unknown>
type One = { params: { id: number } }
type Ids = { body: { ids: number[] } }
type Sheet = { body: { file: File; check?: '1' } }
type Options = { signal?: AbortSignal }

export type TakesSheet = (input: Sheet, options?: Options) => Promise<{ import: SheetImport }>
/** The calls of one area, as contract/resource.ts makes them: `client.topics` fits. */
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

/** What a slot is given: as text, like every field of the dialog. */
export type SlotProps = { label: string; value: string; error: string | undefined; onChange: (value: string) => void }

type ColumnField<Row> = {
  /** The name in the draft. */
  key: keyof Row & string
  label: TextKey
  hint?: TextKey
  /** May stay empty: sent as '' of texts, null of everything else. */
  optional?: true
  /**
   * Versions in other languages have the same: it is taken over, and not shown beside its source. Numbers, flags and choices are the same, texts and
   * rows that one chooses are not, unless it says so.
   */
  shared?: boolean
  /** Only in a new row, or nowhere: the list alone tells it. */
  written?: 'once' | 'never'
  /** The column: `none` leaves it out, `hidden` until somebody chooses it. */
  column?: 'none' | 'hidden'
  /** By which name the list sorts it; its own, of a row its title, unless it says so. False: not at all. */
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
    /** Of what the page knows. */
    | { kind: 'choice'; options: readonly Option[]; filter?: true }
    /** Of what the list tells under `choices`, those of the language of the row. */
    | { kind: 'row'; title: keyof Row & string; filter?: true }
    /** What has an editor of its own, such as html. */
    | { kind: 'slot'; input: (props: SlotProps) => ReactNode }
  )

/** One area of content as its screens need it: columns, fields and calls. See ResourceScreen. */
export type Resource<Row extends ResourceRow> = {
  /** Under which the device keeps columns and drafts, and the name of its sheet. */
  name: string
  title: TextKey
  /** What is listed, in a word that sentences take: topics. */
  view: TextKey
  /** What to do about an empty list. */
  hint: TextKey
  add: TextKey
  access: Permission
  /** Who only reads lacks it. */
  editPermission?: Permission
  /** What a row needs beside it to be changed. */
  needs?: (row: Row) => Permission | undefined
  /** Its rows are neither added nor deleted here. */
  fixed?: true
  /** Other pages of a row, for who holds what they need. */
  extraActions?: readonly { key: string; label: TextKey; icon: TableIconName; needs: Permission; to: (row: Row) => string }[]
  calls: ResourceCalls<Row>
  /** Which of the calls that not every area has there are: the typed client has an answer to every name. */
  offers?: readonly Offer[]
  fields: readonly Field<Row>[]
  nameOf: (row: Row) => string
  /** False where rows have no language of their own. */
  versions?: false
  /** Rows have an order of their own in each of these: choices with a filter, such as the area of topics. */
  orderWithin?: readonly (keyof Row & string)[]
  /** What its use means for people, in a sentence; nothing is said where it means nothing. */
  uses?: false | ((t: TFunction, count: number) => string)
  /** The page of one row, where there is one. */
  pageOf?: (row: Row) => string
}

/** What an area does with its rows beside what every area does. */
export type RowExtra<Row extends ResourceRow> = {
  key: string
  label: TextKey
  icon: TableIconName
  /** With which rows. */
  fits: (row: Row) => boolean
  /** In which lists with several rows at once. */
  among: (state: TableState) => boolean
  /** The action of every area that it stands for, in the menu of the rows that it fits. */
  instead?: 'restore'
  go: (rows: readonly Row[]) => void
}
export type RowExtras<Row extends ResourceRow> = {
  actions: readonly RowExtra<Row>[]
  /** The lists whose rows are neither deleted nor restored together. */
  mixed: (state: TableState) => boolean
  /** A new number lets the selection go. */
  epoch: number
}

/** By which name the list sorts a field; false: not at all. */
export const sortOf = <Row>(field: Field<Row>) => field.sort ?? (field.kind === 'row' ? field.title : field.key)

/** The fields that are written of a row, or of a new one. */
export const writtenFields = <Row>(fields: readonly Field<Row>[], row: Row | null): readonly Field<Row>[] =>
  fields.filter(({ written }) => written !== 'never' && (written !== 'once' || row === null))

export const usesIn = <Row extends ResourceRow>(t: TFunction, { uses }: Resource<Row>, count: number) => {
  if (uses) return uses(t, count)
  return uses === false ? null : count === 0 ? t('content.uses_none') : t('content.uses', { count })
}

export const mayEditList = ({ editPermission }: { editPermission?: Permission }, permissions: ReadonlySet<string> | undefined) =>
  editPermission === undefined || permissions?.has(editPermission) === true

export function mayChange<Row extends ResourceRow>(resource: Resource<Row>, row: Row, permissions: ReadonlySet<string> | undefined) {
  const needed = resource.needs?.(row)
  return mayEditList(resource, permissions) && (needed === undefined || permissions?.has(needed) === true)
}
