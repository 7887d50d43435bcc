import type { TextKey } from '@quartet/content/texts/text.ts'
import type { HistoryEntry, Use } from '@quartet/contract/resource.ts'
import type { Permission } from '@quartet/domain/permissions.ts'
import type { ViewList } from '@quartet/domain/saved-views.ts'
import type { ReactNode } from 'react'
import { client } from '../../data/client.ts'
import type { Choice, Field } from '../record/field.ts'
import type { VersionMark } from '../record/version-mark.ts'
import type { SendSheet } from '../sheets/use-import.ts'

/** The fields of every content row: its language, a key that connects its versions, its place. */
export type ContentRow = {
  id: number
  removed: 0 | 1
  edited_at?: string | null
  language_id?: number
  group_key?: string
  order?: number
  versions?: readonly VersionMark[]
  last_change?: { at: string; by: string | null } | null
}

/**
 * How many rows a language has, how many of them are older than their English texts, and how many
 * rows there are in any language.
 */
export type LanguageState = {
  id: number
  title: string
  count: number
  of: number
  outdated: number
}
/** The options of fields of kind `row`, by field. */
export type Choices = Readonly<Record<string, readonly Choice[]>>

type One = { params: { id: number } }
type Ids = { body: { ids: number[] } }
type RowIds = { body: { ids: number[]; all_versions?: boolean; skip_used?: boolean } }
/** A row with its versions in all languages, their marks, and what depends on it. */
export type ShownRow<Row> = {
  row: Row
  versions: readonly Row[]
  marks: readonly VersionMark[]
  uses: readonly Use[]
}
type Body = { body: Record<string, unknown> }
type Options = { signal?: AbortSignal }
type ContentPage<Row> = {
  list: readonly Row[]
  count: number
  languages?: readonly LanguageState[]
}

/** The calls of one area, as contract/resource.ts builds them: `client.topics` fits. */
export type ContentCalls<Row> = {
  list(input: { query: object }, options?: Options): Promise<ContentPage<Row>>
  show(input: One): Promise<ShownRow<Row>>
  history(
    input: One & { query: { before?: number } },
  ): Promise<{ history: readonly HistoryEntry[]; has_earlier: boolean }>
  add(input: Body): Promise<{ row: Row }>
  edit(input: One & Body): Promise<{ row: Row }>
  editMany?(input: {
    body: { ids: number[]; values: Record<string, unknown> }
  }): Promise<{ taken: readonly number[] }>
  removeMany(input: RowIds): Promise<{ ids: readonly number[]; used: readonly number[] }>
  restore(input: RowIds): Promise<unknown>
  order?(input: Ids): Promise<unknown>
  export?(input: { query: object }): Promise<File>
  exportSelected?(input: { query: object } & RowIds): Promise<File>
  import?: SendSheet
  languageExport?(input: { query: { language: number } }): Promise<File>
  languageImport?: SendSheet
}

/**
 * A field of the form that is also a column of the list. The first one names a row and is the
 * heading of its line.
 */
export type ContentField<Row> = Field<Row> & {
  /** The column: left out with `none`, hidden until the user chooses it with `hidden`. */
  column?: 'none' | 'hidden'
  /** Not sortable. */
  sort?: false
  /** Choices and chosen rows that the list can be filtered by. */
  filter?: true
  /** Several rows can be given one of few values at once. */
  bulk?: true
  cell?: (row: Row) => ReactNode
  /** For chosen rows: the key of the list's answer with their options. */
  from?: string
  /** Rows with one of these values can only be changed with this permission. */
  restricted?: { values: readonly string[]; permission: Permission }
}

/** One content list as its screens need it. */
export type Content<Row extends ContentRow> = {
  /** Key of the columns and drafts on the device, and name of its sheets. */
  name: ViewList
  calls: ContentCalls<Row>
} & ContentOptions<Row>

export type ContentOptions<Row extends ContentRow> = {
  texts: {
    title: TextKey
    /** The plural noun for its rows in sentences: topics. */
    view: TextKey
    /** What to do about an empty list. */
    hint: TextKey
    add: TextKey
  }
  access: Permission
  fields: readonly [ContentField<Row>, ...ContentField<Row>[]]
  /** Rows belong to one language, whose rows the list shows. */
  byLanguage?: true
  /** Rows are ordered by hand, within the same values of these fields. */
  order?: readonly (keyof Row & string)[]
  /** Spreadsheets of the rows, and of texts for translation. */
  sheets?: readonly ('rows' | 'texts')[]
  /** Rows have no versions in other languages. */
  versions?: false
  /** The address of the page that edits a row, where a panel has too little room. */
  editorOf?: (row: number | 'new', version?: number) => string
  /** All versions of a row have the same values but for their texts: an edit changes them all. */
  sharesValues?: boolean
}

/** The options of the fields of kind `row` in an answer of the list. */
export const choicesIn = <Row extends ContentRow>(
  { fields }: Content<Row>,
  page: ContentPage<Row> | undefined,
): Choices =>
  Object.fromEntries(
    fields.flatMap(({ key, from }) =>
      page && from ? [[key, (page as unknown as Choices)[from] ?? []]] : [],
    ),
  )

type Client = typeof client
/** A row of a list, by the name of its calls: `RowOf<'topics'>`. */
export type RowOf<Name extends keyof Client> = Client[Name] extends {
  show: (input: never) => Promise<{ row: infer Row extends ContentRow }>
}
  ? Row
  : never
/** The names of calls that are those of a content list. */
type ContentName = ViewList &
  {
    [Name in keyof Client]: Client[Name] extends ContentCalls<RowOf<Name>> ? Name : never
  }[keyof Client]

/** A content list whose calls have its name: `content('topics', { texts: …, fields: […] })`. */
export const content = <Name extends ContentName>(
  name: Name,
  options: ContentOptions<RowOf<Name>>,
): Content<RowOf<Name>> => ({
  name,
  calls: client[name] as unknown as ContentCalls<RowOf<Name>>,
  ...options,
})

export const nameIn =
  <Row extends ContentRow>({ fields: [first] }: Content<Row>) =>
  (row: Row) =>
    String(row[first.key])

/** The name by which the list sorts a field; null when it is not sortable. */
export const sortOf = <Row>(field: ContentField<Row>) =>
  field.sort === false ? null : field.kind === 'row' ? field.title : field.key

export const mayChange = <Row extends ContentRow>(
  { fields }: Content<Row>,
  row: Row,
  permissions: ReadonlySet<string> | undefined,
) =>
  fields.every(
    ({ key, restricted }) =>
      !restricted?.values.includes(String(row[key])) ||
      permissions?.has(restricted.permission) === true,
  )
