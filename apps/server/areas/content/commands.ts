import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { findWrongReference, isReferenced } from '../../lists/row-references.ts'
import { otherVersions, sharedWith } from '../../lists/row-versions.ts'
import type { ListQuery, ListRow, Rows } from '../../lists/rows.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { Writer } from '../../services.ts'
import { findLanguage } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'

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
    if (edited_at !== undefined && edited_at !== before.edited_at) return fail('row_changed')
    if (await isNoLanguage(tx, values.language_id))
      return failFields({ language_id: 'choice_unknown' })
    const { language_id } = before as Row & Versioned
    const movesLanguage = values.language_id !== undefined && values.language_id !== language_id
    if (await isTaken(tx, rows, values, id)) return taken(rows)
    const others = await otherVersions(tx, rows, new Map([[id, values]]))
    const parent = rows.stored.parent?.column
    if (parent && others.some(({ version }) => version[parent] === undefined))
      return failFields({ [parent]: 'choice_versions_missing' })
    for (const { version } of others)
      if (await isTaken(tx, rows, version, version.id)) return taken(rows)
    if (!(await rows.updateUnlessTaken(tx, id, { ...values, edited_at: writer.now })))
      return movesLanguage ? failFields({ language_id: 'version_taken' }) : taken(rows)
    const row = await readOne(tx, rows, id)
    await log(tx, writer, rows, { action: 'update', before: [before], after: [row] })
    return ok({ row })
  })

/** Moves rows to the bin, all or none; `row_used` when other rows reference one of them. */
export const removeRows = <Row extends ListRow, Query extends ListQuery>(
  writer: Writer,
  rows: Rows<Row, Query>,
  ids: readonly number[],
) => move(writer, rows, ids, 1)

/**
 * Restores rows from the bin, all or none; `row_taken` when another row has taken the place of one.
 */
export const restoreRows = <Row extends ListRow, Query extends ListQuery>(
  writer: Writer,
  rows: Rows<Row, Query>,
  ids: readonly number[],
) => move(writer, rows, ids, 0)

async function move<Row extends ListRow, Query extends ListQuery>(
  writer: Writer,
  rows: Rows<Row, Query>,
  ids: readonly number[],
  removed: 0 | 1,
) {
  const named = [...new Set(ids)]
  return withLock(writer, rows, async (tx) => {
    if (removed === 1 && (await isReferenced(tx, rows.referencedBy, named))) return fail('row_used')
    const results = await rows.find(tx, named, removed === 1 ? 0 : 1)
    if (results.length < named.length) return fail('row_unknown')
    if (isLegalAndLocked(writer, rows, results)) return legalError
    for (const row of removed === 0 ? results : [])
      if (await isTaken(tx, rows, row, row.id)) return fail('row_taken')
    await rows.update(tx, named, { removed, edited_at: writer.now })
    await log(
      tx,
      writer,
      rows,
      removed === 1
        ? { action: 'delete', before: results, after: [] }
        : { action: 'restore', before: [], after: results },
    )
    return ok({ ids: named })
  })
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
    await log(tx, writer, rows, {
      action: 'update',
      before: records,
      after: await rows.find(tx, named),
    })
    return ok({ ids: named })
  })

/** Runs a write in one transaction, with locks on its table and on the tables it references. */
const withLock = <Written, Row extends ListRow, Query extends ListQuery>(
  { db }: Writer,
  rows: Rows<Row, Query>,
  write: (tx: Transaction) => Promise<Written>,
): Promise<Written> =>
  db.transaction(async (tx) => {
    await rows.lock(tx)
    return write(tx)
  })

async function readOne<Row extends ListRow, Query extends ListQuery>(
  tx: Transaction,
  rows: Rows<Row, Query>,
  id: number,
): Promise<Row> {
  const [row] = await rows.find(tx, [id])
  if (!row) throw new Error('a row that was just written is gone')
  return row
}

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

/** Whether a draft names a language that does not exist; false for a draft without a language. */
export const isNoLanguage = async (tx: Transaction, id: number | undefined) =>
  id !== undefined && !(await findLanguage(tx, id))

/** Whether another row that is not removed has the same values in all of the unique columns. */
async function isTaken<Row extends ListRow, Query extends ListQuery>(
  tx: Transaction,
  { table, unique }: Rows<Row, Query>,
  values: Record<string, unknown>,
  except = 0,
) {
  const alike = unique.map(
    (name) => sql`${sql.identifier(name)} is not distinct from ${values[name] ?? null}`,
  )
  const { rows: found } = await tx.execute(
    sql`select from ${table} where removed = 0 and id <> ${except} and ${sql.join(alike, sql` and `)} limit 1`,
  )
  return found.length > 0
}

const taken = ({ unique }: { unique: readonly string[] }) =>
  failFields({ [unique[0] ?? 'title']: 'taken' })

/** Whether one of the rows is a legal text that the writer may not edit. */
const isLegalAndLocked = <Row extends ListRow, Query extends ListQuery>(
  { mayEditLegal }: Writer,
  { isLegal }: Rows<Row, Query>,
  input: readonly object[],
) => !mayEditLegal && isLegal !== undefined && input.some((row) => isLegal(row as Row))
const legalError = fail('forbidden')

type Change<Row> = {
  action: 'create' | 'update' | 'delete' | 'restore'
  before: readonly Row[]
  after: readonly Row[]
}

/** Writes one entry for all rows; each legal text has its own, with its values before and after. */
async function log<Row extends ListRow, Query extends ListQuery>(
  tx: Transaction,
  { actorId, now }: Writer,
  { name, isLegal }: Rows<Row, Query>,
  { action, before, after }: Change<Row>,
) {
  const valued = (row: Row | undefined): row is Row => row !== undefined && isLegal?.(row) === true
  const changed = (after.length > 0 ? after : before).map(({ id }) => {
    const [old, fresh] = [before.find((row) => row.id === id), after.find((row) => row.id === id)]
    return {
      id,
      isLegal: valued(old) || valued(fresh),
      values: { ...(old && { oldValue: old }), ...(fresh && { newValue: fresh }) },
    }
  })
  const plain = changed.flatMap((row) => (row.isLegal ? [] : [row.id]))
  const entry = { action, entity: name, actorId }
  await writeLog(
    tx,
    now,
    ...changed.flatMap((row) =>
      row.isLegal ? [{ ...entry, entityId: row.id, ...row.values }] : [],
    ),
    ...(plain.length > 0
      ? [
          {
            ...entry,
            ...(plain.length === 1 && plain[0] ? { entityId: plain[0] } : {}),
            count: plain.length,
          },
        ]
      : []),
  )
}
