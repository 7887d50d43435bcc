import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/db.ts'
import { findWrongReference } from '../../lists/row-references.ts'
import { otherVersions, sharedWith } from '../../lists/row-versions.ts'
import type { ListQuery, ListRow, Rows } from '../../lists/rows.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { Writer } from '../../services.ts'
import {
  isLegalAndLocked,
  isNoLanguage,
  isTaken,
  legalError,
  log,
  readOne,
  taken,
  withLock,
} from './write-commands.ts'

/** What a draft of any content may contain besides its own fields (contract/resource.ts). */
export type Draft = {
  language_id?: number | undefined
  version_of?: number | undefined
  edited_at?: string | null | undefined
}

/**
 * Adds a row, or a version of another row in its language. A version has the values that all
 * versions of that row share, whatever its draft says.
 */
export const addRow = <Row extends ListRow, Query extends ListQuery>(
  writer: Writer,
  rows: Rows<Row, Query>,
  draft: Draft,
) =>
  withLock(writer, rows, async (tx) => {
    const { version_of, edited_at: _, ...given } = draft
    const group = await groupOf(tx, rows, version_of, given.language_id)
    if (!group.ok) return group
    const values = { ...given, ...group.shared }
    const wrong = await findWrongReference(tx, rows.names, values)
    if (wrong) return failFields(wrong)
    if (await isNoLanguage(tx, values.language_id))
      return failFields({ language_id: 'choice_unknown' })
    const added = { ...values, ...rows.fixed, ...group.place, edited_at: writer.now }
    if (isLegalAndLocked(writer, rows, [added])) return legalError
    if (await isTaken(tx, rows, added)) return taken(rows)
    // an equal row in the bin is restored with the new values
    const inBin = await rows.inBin(tx, added)
    if (inBin !== undefined)
      await rows.update(tx, [inBin], {
        ...(version_of === undefined ? values : added),
        removed: 0,
        edited_at: writer.now,
      })
    const id = inBin ?? (await rows.insert(tx, added))
    const row = await readOne(tx, rows, id)
    await log(tx, writer, rows, { action: 'create', before: [], after: [row] })
    return ok({ row })
  })

/** Edits a row; `row_changed` when it is no longer in the state that the draft names. */
export const editRow = <Row extends ListRow, Query extends ListQuery>(
  writer: Writer,
  rows: Rows<Row, Query>,
  id: number,
  draft: Draft,
) =>
  withLock(writer, rows, async (tx) => {
    const [before] = await rows.find(tx, [id], 0)
    if (!before) return fail('row_unknown')
    const wrong = await findWrongReference(tx, rows.names, draft, before)
    if (wrong) return failFields(wrong)
    const { version_of: _, edited_at, ...values } = draft
    if (isLegalAndLocked(writer, rows, [before, { ...before, ...values }])) return legalError
    if (edited_at !== undefined && edited_at !== rows.stateOf(before)) return fail('row_changed')
    if (await isNoLanguage(tx, values.language_id))
      return failFields({ language_id: 'choice_unknown' })
    const { language_id } = before as Row & Versioned
    const movesLanguage = values.language_id !== undefined && values.language_id !== language_id
    const conflict = await findConflict(tx, rows, before, values)
    if (conflict) return conflict
    if (!(await rows.updateUnlessTaken(tx, id, { ...values, edited_at: writer.now })))
      return movesLanguage ? failFields({ language_id: 'version_taken' }) : taken(rows)
    const row = await readOne(tx, rows, id)
    await log(tx, writer, rows, { action: 'update', before: [before], after: [row] })
    return ok({ row })
  })

/**
 * Why a row cannot have new values: another row has them, or would have those of one of its
 * versions, or its parent has no version in a language.
 */
async function findConflict<Row extends ListRow, Query extends ListQuery>(
  tx: Transaction,
  rows: Rows<Row, Query>,
  before: Row,
  values: Record<string, unknown>,
) {
  if (await isTaken(tx, rows, { ...before, ...values }, before.id)) return taken(rows)
  const others = await otherVersions(tx, rows, new Map([[before.id, values]]))
  const parent = rows.stored.parent?.column
  if (parent && others.some(({ version }) => version[parent] === undefined))
    return failFields({ [parent]: 'choice_versions_missing' })
  for (const { version } of others)
    if (await isTaken(tx, rows, version, version.id)) return taken(rows)
  return undefined
}

/** Puts the rows into the order of `ids`, within the positions that they have; all or none. */
export const orderRows = <Row extends ListRow, Query extends ListQuery>(
  writer: Writer,
  rows: Rows<Row, Query>,
  ids: readonly number[],
) =>
  withLock(writer, rows, async (tx) => {
    const named = [...new Set(ids)]
    const records = await rows.find(tx, named, 0)
    if (records.length < named.length) return fail('row_unknown')
    if (isLegalAndLocked(writer, rows, records)) return legalError
    await rows.order(tx, named, writer.now)
    const places = new Map(records.map((row) => [row.id, (row as Row & Versioned).order]))
    const isMoved = (row: Row) => (row as Row & Versioned).order !== places.get(row.id)
    const moved = (await rows.find(tx, named)).filter(isMoved)
    const movedIds = new Set(moved.map(({ id }) => id))
    const before = records.filter(({ id }) => movedIds.has(id))
    await log(tx, writer, rows, { action: 'update', before, after: moved })
    return ok({ ids: named })
  })

type Versioned = { group_key?: string; language_id?: number; order?: number }

/**
 * The group key for a new row: that of the row of which it is a version, with its order and what
 * the versions share, or a new key. A row without an order is added at the end.
 */
async function groupOf<Row extends ListRow, Query extends ListQuery>(
  tx: Transaction,
  rows: Rows<Row, Query>,
  versionOf: number | undefined,
  languageId: number | undefined,
) {
  if (versionOf === undefined) return ok({ place: { group_key: randomUUID() }, shared: {} })
  const [source] = (await rows.find(tx, [versionOf], 0)) as (Row & Versioned)[]
  if (!source?.group_key) return failFields({ version_of: 'version_of_unknown' })
  const versions = (await rows.versions(tx, source.group_key)) as (Row & Versioned)[]
  if (versions.some(({ language_id }) => language_id === languageId))
    return failFields({ language_id: 'version_taken' })
  return ok({
    place: { group_key: source.group_key, order: source.order ?? 0 },
    shared: await sharedWith(tx, rows.stored, source, languageId),
  })
}
