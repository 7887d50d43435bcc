import { randomUUID } from 'node:crypto'
import type { ErrorName } from '@quartet/contract/errors.ts'
import type { FieldCode } from '@quartet/contract/fields.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { isNamed, wrongName } from '../../lists/row-names.ts'
import type { AskedRows, Rows, ToldRow } from '../../lists/rows.ts'
import type { Writer } from '../../services.ts'
import { findLanguage } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'

/** What a draft of any content may have beside its own fields (contract/resource.ts). */
export type Draft = { language_id?: number | undefined; version_of?: number | undefined; edited_at?: string | null | undefined }
export type Refused = { refused: ErrorName } | { fields: Record<string, FieldCode> }

type Kept<Row extends ToldRow, Asked extends AskedRows> = Rows<Row, Asked>

/** A new row, or the version of another one in its language. */
export const addRow = <Row extends ToldRow, Asked extends AskedRows>(writer: Writer, rows: Kept<Row, Asked>, draft: Draft) =>
  inTurn<{ row: Row }, Row, Asked>(writer, rows, async (tx) => {
    const wrong = await wrongName(tx, rows.names, draft)
    if (wrong) return wrong
    const { version_of, edited_at: _, ...values } = draft
    const group = await groupOf(tx, rows, version_of, values.language_id)
    if ('fields' in group) return group
    if (await isNoLanguage(tx, values.language_id)) return { fields: { language_id: 'choice_unknown' as const } }
    const added = { ...values, ...rows.fixed, ...group, edited_at: writer.now }
    if (isKeptFrom(writer, rows, [added])) return kept
    if (await isTaken(tx, rows, added)) return taken(rows)
    const inBin = await rows.inBin(tx, added) // what was deleted comes back, as what was typed now
    if (inBin !== undefined)
      await rows.update(tx, [inBin], { ...(version_of === undefined ? values : added), removed: 0, edited_at: writer.now })
    const id = inBin ?? (await rows.insert(tx, added))
    const row = await readOne(tx, rows, id)
    await log(tx, writer, rows, { action: 'create', before: [], after: [row] })
    return { row }
  })

/** A change, made on the state that the draft names. */
export const editRow = <Row extends ToldRow, Asked extends AskedRows>(writer: Writer, rows: Kept<Row, Asked>, id: number, draft: Draft) =>
  inTurn<{ row: Row }, Row, Asked>(writer, rows, async (tx) => {
    const wrong = await wrongName(tx, rows.names, draft)
    if (wrong) return wrong
    const [before] = await rows.find(tx, [id], 0)
    if (!before) return { refused: 'row_unknown' as const }
    const { version_of: _, edited_at, ...values } = draft
    if (isKeptFrom(writer, rows, [before, { ...before, ...values }])) return kept
    if (edited_at !== undefined && edited_at !== before.edited_at) return { refused: 'row_changed' as const }
    if (await isNoLanguage(tx, values.language_id)) return { fields: { language_id: 'choice_unknown' as const } }
    if (await isTaken(tx, rows, values, id)) return taken(rows)
    if (!(await rows.rename(tx, id, { ...values, edited_at: writer.now }))) return taken(rows)
    const row = await readOne(tx, rows, id)
    await log(tx, writer, rows, { action: 'update', before: [before], after: [row] })
    return { row }
  })

/** Into the bin; all or none, and none that others name. */
export const removeRows = <Row extends ToldRow, Asked extends AskedRows>(writer: Writer, rows: Kept<Row, Asked>, ids: readonly number[]) =>
  move(writer, rows, ids, 1)

/** Back out of the bin; all or none, and none where another row has taken the place of one. */
export const restoreRows = <Row extends ToldRow, Asked extends AskedRows>(writer: Writer, rows: Kept<Row, Asked>, ids: readonly number[]) =>
  move(writer, rows, ids, 0)

async function move<Row extends ToldRow, Asked extends AskedRows>(
  writer: Writer,
  rows: Kept<Row, Asked>,
  ids: readonly number[],
  removed: 0 | 1,
) {
  const named = [...new Set(ids)]
  return inTurn<{ ids: number[] }, Row, Asked>(writer, rows, async (tx) => {
    if (removed === 1 && (await isNamed(tx, rows.namedIn, named))) return { refused: 'row_used' as const }
    const found = await rows.find(tx, named, removed === 1 ? 0 : 1)
    if (found.length < named.length) return { refused: 'row_unknown' as const }
    if (isKeptFrom(writer, rows, found)) return kept
    for (const row of removed === 0 ? found : []) if (await isTaken(tx, rows, row, row.id)) return { refused: 'row_taken' as const }
    await rows.update(tx, named, { removed, edited_at: writer.now })
    await log(
      tx,
      writer,
      rows,
      removed === 1 ? { action: 'delete', before: found, after: [] } : { action: 'restore', before: [], after: found },
    )
    return { ids: named }
  })
}

/** The rows in the order of `ids`; all of them or nothing. */
export const orderRows = <Row extends ToldRow, Asked extends AskedRows>(writer: Writer, rows: Kept<Row, Asked>, ids: readonly number[]) =>
  inTurn<{ ids: number[] }, Row, Asked>(writer, rows, async (tx) => {
    const named = [...new Set(ids)]
    const found = await rows.find(tx, named, 0)
    if (found.length < named.length) return { refused: 'row_unknown' as const }
    if (isKeptFrom(writer, rows, found)) return kept
    await rows.order(tx, named, writer.now)
    await log(tx, writer, rows, { action: 'update', before: found, after: await rows.find(tx, named) })
    return { ids: named }
  })

/** One transaction; writes of one table take turns. */
const inTurn = <Result, Row extends ToldRow, Asked extends AskedRows>(
  { db }: Writer,
  rows: Kept<Row, Asked>,
  write: (tx: Transaction) => Promise<Result | Refused>,
): Promise<Result | Refused> =>
  db.transaction(async (tx) => {
    await rows.turn(tx)
    return write(tx)
  })

async function readOne<Row extends ToldRow, Asked extends AskedRows>(tx: Transaction, rows: Kept<Row, Asked>, id: number): Promise<Row> {
  const [row] = await rows.find(tx, [id])
  if (!row) throw new Error('a row that was just written is gone')
  return row
}

type Versioned = { group_key?: string; language_id?: number; order?: number }

/** The key that ties the versions: that of the row of which this is one, or a new one; its place is that of the row, or the end. */
async function groupOf<Row extends ToldRow, Asked extends AskedRows>(
  tx: Transaction,
  rows: Kept<Row, Asked>,
  versionOf: number | undefined,
  languageId: number | undefined,
): Promise<{ group_key: string; order?: number } | { fields: Record<string, FieldCode> }> {
  if (versionOf === undefined) return { group_key: randomUUID() }
  const [source] = (await rows.find(tx, [versionOf], 0)) as (Row & Versioned)[]
  if (!source?.group_key) return { fields: { version_of: 'version_of_unknown' } }
  const versions = (await rows.versions(tx, source.group_key)) as (Row & Versioned)[]
  if (versions.some(({ language_id }) => language_id === languageId)) return { fields: { language_id: 'version_taken' } }
  return { group_key: source.group_key, order: source.order ?? 0 }
}

/** Whether a draft names a language that there is not; one without takes its language from elsewhere. */
export const isNoLanguage = async (tx: Transaction, id: number | undefined) => id !== undefined && !(await findLanguage(tx, id))

/** Whether another living row has the same in all of the columns of the rule. */
async function isTaken<Row extends ToldRow, Asked extends AskedRows>(
  tx: Transaction,
  { table, unique }: Kept<Row, Asked>,
  values: Record<string, unknown>,
  except = 0,
) {
  const alike = unique.map((name) => sql`${sql.identifier(name)} is not distinct from ${values[name] ?? null}`)
  const { rows: found } = await tx.execute(
    sql`select from ${table} where removed = 0 and id <> ${except} and ${sql.join(alike, sql` and `)} limit 1`,
  )
  return found.length > 0
}

const taken = ({ unique }: { unique: readonly string[] }): { fields: Record<string, FieldCode> } => ({
  fields: { [unique[0] ?? 'title']: 'taken' },
})

/** Whether one of the rows is a legal text that the writer may not edit. */
const isKeptFrom = <Row extends ToldRow, Asked extends AskedRows>(
  { mayEditLegal }: Writer,
  { isLegal }: Kept<Row, Asked>,
  found: readonly object[],
) => !mayEditLegal && isLegal !== undefined && found.some((row) => isLegal(row as Row))
const kept = { refused: 'forbidden' as const }

type Change<Row> = { action: 'create' | 'update' | 'delete' | 'restore'; before: readonly Row[]; after: readonly Row[] }

/** One entry; a legal text has its own, with what it said before and after. */
async function log<Row extends ToldRow, Asked extends AskedRows>(
  tx: Transaction,
  { actorId, now }: Writer,
  { name, isLegal }: Kept<Row, Asked>,
  { action, before, after }: Change<Row>,
) {
  const valued = (row: Row | undefined): row is Row => row !== undefined && isLegal?.(row) === true
  const changed = (after.length > 0 ? after : before).map(({ id }) => {
    const [old, fresh] = [before.find((row) => row.id === id), after.find((row) => row.id === id)]
    return { id, isLegal: valued(old) || valued(fresh), values: { ...(old && { oldValue: old }), ...(fresh && { newValue: fresh }) } }
  })
  const plain = changed.flatMap((row) => (row.isLegal ? [] : [row.id]))
  const entry = { action, entity: name, actorId }
  await writeLog(
    tx,
    now,
    ...changed.flatMap((row) => (row.isLegal ? [{ ...entry, entityId: row.id, ...row.values }] : [])),
    ...(plain.length > 0 ? [{ ...entry, ...(plain.length === 1 && plain[0] ? { entityId: plain[0] } : {}), count: plain.length }] : []),
  )
}
