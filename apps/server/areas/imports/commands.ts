import { randomUUID } from 'node:crypto'
import type { SheetImport } from '@quartet/contract/resource.ts'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db, Reader, Transaction } from '../../db/db.ts'
import { sqlState } from '../../db/sql-state.ts'
import { insertMany, leavePlaces, updateMany } from '../../lists/row-writes.ts'
import type { ToldRow } from '../../lists/rows.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Writer } from '../../services.ts'
import type { Sheet } from '../../sheets/area-sheet.ts'
import { planRows, takenIn } from '../../sheets/row-plan.ts'
import { mostErrors, type Plan, type Planned, type Unread, type WrongCell } from '../../sheets/sheet-plan.ts'
import { planVersions } from '../../sheets/version-plan.ts'
import { writeLog } from '../logs/commands.ts'
import { type KeptImport, newestDone, toldImport } from './queries.ts'
import { sheetImportRows, sheetImports } from './tables.ts'

/** Rows that one call writes itself; more of them go on as a job. */
const mostAtOnce = 2000
/** Rows written by one statement. */
const batch = 500

export type Uploaded = { file: File; check?: '1' | undefined }
type Taken = { import: SheetImport }
type Wrong = { refused: 'sheet_wrong'; errors: SheetImport['errors']; error_count: number }

/** Takes a sheet in. Unless it is only to be checked, it is written at once where nothing is wrong with it. */
export const importSheet = async (writer: Writer, queue: Queue, sheet: Sheet, uploaded: Uploaded) =>
  takeIn(writer, queue, sheet, sheet.name, uploaded, await planRows(writer.db, sheet, receivedFrom(writer, uploaded)))

/** The same for the language versions of its rows. */
export const importVersions = async (writer: Writer, queue: Queue, sheet: Sheet, uploaded: Uploaded) =>
  takeIn(writer, queue, sheet, `${sheet.name}-language`, uploaded, await planVersions(writer.db, sheet, receivedFrom(writer, uploaded)))

const receivedFrom = ({ actorId }: Writer, { file }: Uploaded) => ({ file, personId: actorId })

/** A sheet that an area has read itself: kept, and written unless it is only to be checked or something is wrong with it. */
export async function takeIn(
  writer: Writer,
  queue: Queue,
  sheet: Sheet,
  name: string,
  { file, check }: Uploaded,
  plan: Plan | Unread,
): Promise<Taken | Unread | Wrong | Refused> {
  if ('refused' in plan) return plan
  const kept = await keepPlan(writer, { sheet: name, fileName: file.name }, plan)
  if (check) return { import: await toldImport(writer.db, kept) }
  if (plan.errorCount > 0) return { refused: 'sheet_wrong', errors: kept.errors, error_count: kept.errorCount }
  const applied = await applyImport(writer, queue, sheet, kept)
  return 'refused' in applied ? applied : { import: await toldImport(writer.db, applied) }
}

/** Whether the list has one more row by it: a new one, or one out of the bin. */
const isAdded = ({ before }: Pick<Planned, 'before'>) => before?.removed !== 0

type Given = { sheet: string; fileName: string }

/** Keeps what a sheet would bring until somebody applies it, or lets it go. */
async function keepPlan({ db, actorId, now }: Writer, { sheet, fileName }: Given, plan: Plan): Promise<KeptImport> {
  return db.transaction(async (tx) => {
    const added = plan.planned.filter(isAdded).length
    const [kept] = await tx
      .insert(sheetImports)
      .values({
        ...{ sheet, fileName: fileName.slice(0, 200), userId: actorId, createdAt: now },
        state: plan.errorCount > 0 ? 'failed' : 'checked',
        ...{ rows: plan.rows, added, changed: plan.planned.length - added, unchanged: plan.unchanged },
        ...{ errors: plan.errors, errorCount: plan.errorCount },
      })
      .returning()
    if (!kept) throw new Error('an import that was just kept is gone')
    for (let at = 0; plan.errorCount === 0 && at < plan.planned.length; at += batch)
      await keepRows(tx, kept.id, plan.planned.slice(at, at + batch))
    return kept
  })
}

const keepRows = (tx: Transaction, importId: number, planned: readonly Planned[]) =>
  tx.execute(sql`
    insert into ${sheetImportRows} (import_id, "row", target_id, draft, before)
    select ${importId}, given.row, (given.before->>'id')::int, given.draft, given.before
    from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as given ("row" int, draft jsonb, before jsonb)`)

type Refused = { refused: 'import_over' | 'import_changed' | 'row_changed' } | Wrong

/** Writes a checked import, all of it or nothing; a large one as a job, which answers at once with `running`. */
export async function applyImport(writer: Writer, queue: Queue, sheet: Sheet, kept: KeptImport): Promise<KeptImport | Refused> {
  if (kept.state !== 'checked') return { refused: 'import_over' }
  if (kept.added + kept.changed <= mostAtOnce) return writeImport(writer.db, sheet, kept, writer.now)
  return writer.db.transaction(async (tx) => {
    const running = await moveOn(tx, kept.id, ['checked'], { state: 'running' })
    if (!running) return { refused: 'import_over' as const }
    await queue.send(tx, 'import', { id: kept.id })
    return running
  })
}

/** Runs once: of two that write the same import the second finds it done. One that was cancelled meanwhile is rolled back. */
export async function writeImport(db: Db, sheet: Sheet, { id, state, userId }: KeptImport, now: Date): Promise<KeptImport | Refused> {
  try {
    return await db.transaction(async (tx) => {
      await sheet.rows.turn(tx)
      const planned = await tx.select().from(sheetImportRows).where(eq(sheetImportRows.importId, id)).orderBy(sheetImportRows.row)
      if (!(await stands(tx, sheet, planned))) throw new Stopped('row_changed', [{ row: 0, column: '', reason: 'row_changed' }])
      const taken = await takenIn(tx, sheet, planned as Planned[])
      if (taken.length > 0) throw new Stopped('sheet_wrong', taken) // what somebody else has brought meanwhile
      await writePlanned(tx, sheet, planned, now, (done) => reportProgress(db, id, state, done / planned.length))
      await writeLog(tx, now, { action: 'import', entity: sheet.rows.name, actorId: userId, count: Math.max(planned.length, 1) })
      const done = await moveOn(tx, id, [state], { state: 'done', progress: 1, doneAt: now })
      if (!done) throw new Stopped('import_over')
      return done
    })
  } catch (error) {
    const stopped = error instanceof Stopped ? error : sqlState(error) === '23505' ? taken() : undefined
    if (!stopped) throw error
    const { why, errors } = stopped
    if (errors.length > 0)
      await moveOn(db, id, [state], { state: 'failed', errors: errors.slice(0, mostErrors), errorCount: errors.length, progress: 0 })
    return why === 'sheet_wrong' ? { refused: why, errors: errors.slice(0, mostErrors), error_count: errors.length } : { refused: why }
  }
}

/** What the table gives once was taken by a row that nobody could see. */
const taken = () => new Stopped('sheet_wrong', [{ row: 0, column: '', reason: 'row_taken' }])

class Stopped extends Error {
  readonly why: 'row_changed' | 'import_over' | 'sheet_wrong'
  readonly errors: WrongCell[]
  constructor(why: Stopped['why'], errors: WrongCell[] = []) {
    super(why)
    this.why = why
    this.errors = errors
  }
}

type Kept = typeof sheetImportRows.$inferSelect
type Report = (done: number) => Promise<void>

async function writePlanned(tx: Transaction, sheet: Sheet, planned: readonly Kept[], now: Date, report: Report) {
  const { rows, columns } = sheet
  const { table } = rows
  const edited_at = now.toISOString()
  const { added = [], changed = [] } = Object.groupBy(planned, ({ before }) => (before === null ? 'added' : 'changed'))
  if (rows.holdsUnique) await leavePlaces(tx, table, rows.unique, changed.map(moveOf))
  for (let at = 0; at < changed.length; at += batch) {
    const some = changed.slice(at, at + batch)
    const written = some.map(({ targetId, draft }) => ({ ...onlyOf(columns, draft), id: targetId ?? 0, removed: 0, edited_at }))
    await updateMany(tx, table, written)
    await report(at + some.length)
  }
  let place = await lastPlace(tx, table)
  for (let at = 0; at < added.length; at += batch) {
    const some = added.slice(at, at + batch)
    const beside = () => ({ group_key: randomUUID(), removed: 0, created_at: edited_at, edited_at, order: Math.min(++place, 32_767) })
    const ids = await insertMany(
      tx,
      table,
      some.map(({ draft }) => ({ ...beside(), ...draft })),
    )
    await noteTargets(tx, some, ids)
    await report(changed.length + at + some.length)
  }
}

const moveOf = ({ targetId, before, draft }: Kept) => ({ id: targetId ?? 0, from: before ?? {}, to: draft })
const backwards = ({ id, from, to }: ReturnType<typeof moveOf>) => ({ id, from: to, to: from })

async function lastPlace(tx: Transaction, table: Sheet['rows']['table']) {
  if (!('order' in getTableColumns(table))) return 0
  const { rows } = await tx.execute<{ order: number }>(sql`select coalesce(max("order"), 0) as order from ${table}`)
  return rows[0]?.order ?? 0
}

/** Which rows of the table the new ones became, so that they can be undone. */
const noteTargets = (tx: Transaction, planned: readonly Kept[], ids: readonly number[]) =>
  tx.execute(sql`
    update ${sheetImportRows} set target_id = given.id
    from unnest(${sql.param(planned.map(({ row }) => row))}::int[], ${sql.param([...ids])}::int[]) as given(row, id)
    where import_id = ${planned[0]?.importId ?? 0} and ${sheetImportRows.row} = given.row`)

const onlyOf = (columns: Sheet['columns'], draft: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(columns).flatMap((name) => (name in draft ? [[name, draft[name]]] : [])))

/** Whether the rows that are to be changed are still those that were looked at. */
async function stands(tx: Transaction, { rows }: Sheet, planned: readonly Kept[]) {
  const before = planned.flatMap((row) => (row.before ? [row.before as ToldRow] : []))
  for (let at = 0; at < before.length; at += 5000) {
    const some = before.slice(at, at + 5000)
    const found = await rows.find(
      tx,
      some.map(({ id }) => id),
    )
    const now = new Map(found.map((row) => [row.id, row]))
    if (some.some(({ id, edited_at, removed }) => now.get(id)?.edited_at !== edited_at || now.get(id)?.removed !== removed)) return false
  }
  return true
}

/** Outside the transaction that writes, so that others see it; there it is seen whether somebody has cancelled. */
async function reportProgress(db: Db, id: number, state: KeptImport['state'], progress: number) {
  if (!(await moveOn(db, id, [state], { progress }))) throw new Stopped('import_over')
}

/** From one of some states into another; undefined when it is in none of them any more. */
async function moveOn(db: Reader, id: number, from: readonly KeptImport['state'][], changes: Partial<KeptImport>) {
  const [after] = await db
    .update(sheetImports)
    .set(changes)
    .where(and(eq(sheetImports.id, id), inArray(sheetImports.state, [...from])))
    .returning()
  return after
}

/** Nothing of it is written: one that is being written stops, and what it wrote is taken back. */
export const cancelImport = async (db: Db, { id }: KeptImport): Promise<KeptImport | Refused> =>
  (await moveOn(db, id, ['checked', 'running', 'failed'], { state: 'cancelled' })) ?? { refused: 'import_over' }

/** Everything as it was before, if nobody has changed one of its rows since; only the newest of its sheet. */
export async function undoImport({ db, actorId, now }: Writer, sheet: Sheet, kept: KeptImport): Promise<KeptImport | Refused> {
  const { id, doneAt } = kept
  return db.transaction(async (tx) => {
    await sheet.rows.turn(tx)
    if ((await newestDone(tx, kept.sheet))?.id !== kept.id) return { refused: 'import_over' as const }
    const written = await tx.select().from(sheetImportRows).where(eq(sheetImportRows.importId, id))
    const ids = written.flatMap(({ targetId }) => targetId ?? [])
    const found = await sheet.rows.find(tx, ids, 0)
    if (found.length < ids.length || found.some(({ edited_at }) => edited_at !== doneAt?.toISOString()))
      return { refused: 'import_changed' as const }
    const back = written.flatMap(({ row, before }) => (before?.removed === 0 ? [{ row, draft: before, before }] : []))
    if ((await takenIn(tx, sheet, back as unknown as Planned[], ids)).length > 0) return { refused: 'import_changed' as const }

    const { added = [], changed = [] } = Object.groupBy(written, ({ before }) => (before === null ? 'added' : 'changed'))
    const { table, unique, holdsUnique } = sheet.rows
    if (holdsUnique) await leavePlaces(tx, table, unique, changed.map(moveOf).map(backwards))
    await updateMany(
      tx,
      table,
      added.map(({ targetId }) => ({ id: targetId ?? 0, removed: 1, edited_at: now.toISOString() })),
    )
    await updateMany(
      tx,
      table,
      changed.map(({ targetId, before }) => ({
        ...onlyOf(sheet.columns, before ?? {}),
        ...{ id: targetId ?? 0, removed: before?.removed ?? 0, edited_at: now.toISOString() },
      })),
    )
    await writeLog(tx, now, { action: 'restore', entity: sheet.rows.name, actorId, count: Math.max(written.length, 1) })
    return (await moveOn(tx, id, ['done'], { state: 'undone' })) ?? { refused: 'import_over' as const }
  })
}
