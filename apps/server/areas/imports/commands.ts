import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Reader, Transaction } from '../../db/db.ts'
import { sqlState } from '../../db/sql-state.ts'
import {
  freeUniqueValues,
  insertMany,
  lastPlace,
  sharedNames,
  updateMany,
} from '../../lists/row-writes.ts'
import type { ListRow } from '../../lists/rows.ts'
import { fail, ok } from '../../result.ts'
import type { Writer } from '../../services.ts'
import { type Locales, readLocales, type Sheet } from '../../sheets/area-sheet.ts'
import { type MarkedRows, markRows } from '../../sheets/marked-sheet.ts'
import {
  maxErrors,
  type Plan,
  type Planned,
  type PlanResult,
  type WrongCell,
} from '../../sheets/plan-parts.ts'
import { planRows, takenIn } from '../../sheets/plan-rows.ts'
import { planVersions } from '../../sheets/plan-versions.ts'
import { isAdded } from '../../sheets/planned-cells.ts'
import { logRows } from '../content/log-commands.ts'
import { buildImportView, newestDone, type StoredImport } from './queries.ts'
import { sheetImportRows, sheetImports } from './tables.ts'

/** Rows that a request writes itself; an import with more becomes a job. */
const batchSize = 2000
/** Rows written by one statement. */
const batch = 500

export type Uploaded = { file: File; check?: '1' | undefined }

/** Imports a sheet. Stores its plan, and applies it unless `check` is set or it has errors. */
export const importSheet = async (writer: Writer, sheet: Sheet, uploaded: Uploaded) =>
  importPlan(writer, sheet, {
    name: sheet.name,
    uploaded,
    result: await planRows(writer.db, sheet, receivedFrom(writer, uploaded)),
  })

/** Imports a sheet with language versions in the same way. */
export const importVersions = async (writer: Writer, sheet: Sheet, uploaded: Uploaded) =>
  importPlan(writer, sheet, {
    name: `${sheet.name}-language`,
    uploaded,
    result: await planVersions(writer.db, sheet, receivedFrom(writer, uploaded)),
  })

const receivedFrom = ({ actorId }: Writer, { file }: Uploaded) => ({ file, personId: actorId })

/**
 * Imports a sheet whose plan the area has made. Stores the plan, and applies it unless `check` is
 * set or it has errors.
 */
export async function importPlan(
  writer: Writer,
  sheet: Sheet,
  { name, uploaded, result }: { name: string; uploaded: Uploaded; result: PlanResult },
) {
  if (!result.ok) return result
  const marked = await markRows(writer.db, sheet, name, result.plan)
  const info = { sheet: name, fileName: uploaded.file.name, marked }
  const storedImport = await savePlan(writer, info, result.plan)
  if (uploaded.check) return ok({ import: await buildImportView(writer.db, storedImport) })
  const { errors, errorCount: error_count } = storedImport
  if (error_count > 0) return fail('sheet_wrong', { errors, error_count })
  const applied = await applyImport(writer, sheet, storedImport)
  return applied.ok ? ok({ import: await buildImportView(writer.db, applied.stored) }) : applied
}

type SheetInfo = { sheet: string; fileName: string; marked: MarkedRows | null }

/** Stores the plan of a sheet until it is applied or cancelled. */
async function savePlan(
  { db, actorId, now }: Writer,
  { sheet, fileName, marked }: SheetInfo,
  plan: Plan,
): Promise<StoredImport> {
  return db.transaction(async (tx) => {
    const added = plan.planned.filter(isAdded).length
    const [stored] = await tx
      .insert(sheetImports)
      .values({
        ...{ sheet, fileName: fileName.slice(0, 200), userId: actorId, createdAt: now },
        state: plan.errorCount > 0 ? 'failed' : 'checked',
        ...{
          rows: plan.rows,
          added,
          changed: plan.planned.length - added,
          unchanged: plan.unchanged,
        },
        ...{ errors: plan.errors, errorCount: plan.errorCount, marked },
      })
      .returning()
    if (!stored) throw new Error('an import that was just stored is gone')
    for (let at = 0; plan.errorCount === 0 && at < plan.planned.length; at += batch)
      await savePlannedRows(tx, stored.id, plan.planned.slice(at, at + batch))
    return stored
  })
}

const savePlannedRows = (tx: Transaction, importId: number, planned: readonly Planned[]) =>
  tx.execute(sql`
    insert into ${sheetImportRows} (import_id, "row", target_id, draft, before)
    select ${importId}, given.row, (given.before->>'id')::int, given.draft, given.before
    from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as given ("row" int, draft jsonb, before jsonb)`)

/**
 * Writes a checked import, all or nothing. A large one is queued as a job and returned as
 * `running`.
 */
export async function applyImport(writer: Writer, sheet: Sheet, storedImport: StoredImport) {
  if (storedImport.state !== 'checked') return fail('import_over')
  if (storedImport.added + storedImport.changed <= batchSize)
    return writeImport(writer, sheet, storedImport)
  return writer.db.transaction(async (tx) => {
    const running = await changeState(tx, storedImport.id, ['checked'], { state: 'running' })
    if (!running) return fail('import_over')
    await writer.queue.send(tx, 'import', { id: storedImport.id })
    return ok({ stored: running })
  })
}

/**
 * Writes an import. The second of two runs finds it done; an import that was cancelled in the
 * meantime is rolled back.
 */
export async function writeImport(
  { db, now }: Pick<Writer, 'db' | 'now'>,
  sheet: Sheet,
  { id, state, userId }: StoredImport,
) {
  try {
    const stored = await db.transaction(async (tx) => {
      await sheet.rows.lock(tx)
      const planned = await tx
        .select()
        .from(sheetImportRows)
        .where(eq(sheetImportRows.importId, id))
        .orderBy(sheetImportRows.row)
      if (!(await isUnchanged(tx, sheet, planned)))
        throw new Stopped('row_changed', [{ row: 0, column: '', reason: 'row_changed' }])
      const taken = [
        ...(await takenIn(tx, sheet, planned as Planned[])),
        ...((await sheet.rules?.check(tx, planned)) ?? []),
      ]
      // somebody else has added the same in the meantime
      if (taken.length > 0) throw new Stopped('sheet_wrong', taken)
      await writePlanned(tx, sheet, planned, {
        editedAt: now.toISOString(),
        report: (done) => reportProgress(db, id, state, done / planned.length),
        logged: (rows) =>
          logRows(tx, now, sheet.rows.name, {
            ...{ action: 'import', actorId: userId },
            ...{ before: loggedOf(sheet, rows.before), after: loggedOf(sheet, rows.after) },
          }),
      })
      await sheet.rules?.afterWrite(tx, await targetsOf(tx, id), now)
      const done = await changeState(tx, id, [state], { state: 'done', progress: 1, doneAt: now })
      if (!done) throw new Stopped('import_over')
      return done
    })
    return ok({ stored })
  } catch (error) {
    const stopped =
      error instanceof Stopped ? error : sqlState(error) === '23505' ? taken() : undefined
    if (!stopped) throw error
    const { why, errors } = stopped
    if (errors.length > 0) await failImport(db, { id, state }, errors)
    return why === 'sheet_wrong'
      ? fail(why, { errors: errors.slice(0, maxErrors), error_count: errors.length })
      : fail(why)
  }
}

/** Ends an import as failed, of which nothing is written. */
export const failImport = (
  db: Db,
  { id, state }: Pick<StoredImport, 'id' | 'state'>,
  errors: readonly WrongCell[],
) =>
  changeState(db, id, [state], {
    ...{ state: 'failed', errors: errors.slice(0, maxErrors) },
    ...{ errorCount: errors.length, progress: 0 },
  })

/** The error for a unique value that was taken by a row the checks could not see. */
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

type ImportRow = typeof sheetImportRows.$inferSelect
type Written = { before: readonly ListRow[]; after: readonly { id: number }[] }
type Writing = {
  editedAt: string
  report: (done: number) => Promise<void>
  logged: (rows: Written) => Promise<void>
}

async function writePlanned(
  tx: Transaction,
  sheet: Sheet,
  planned: readonly ImportRow[],
  { editedAt: edited_at, report, logged }: Writing,
) {
  const { rows } = sheet
  const { stored } = rows
  const locales = await readLocales(tx)
  const { added = [], changed = [] } = Object.groupBy(planned, ({ before }) =>
    before === null ? 'added' : 'changed',
  )
  if (rows.hasUniqueConstraint) await freeUniqueValues(tx, stored, rows.unique, changed.map(moveOf))
  for (let at = 0; at < changed.length; at += batch) {
    const some = changed.slice(at, at + batch)
    const written = some.map(({ targetId, draft }) => ({
      ...storedOf(sheet, draft, locales),
      id: targetId ?? 0,
      removed: 0,
      edited_at,
    }))
    await updateMany(tx, stored, written)
    await logged({
      before: some.flatMap(({ before }) => (before as ListRow | null) ?? []),
      after: written.map((row, index) => ({
        ...some[index]?.before,
        ...some[index]?.draft,
        ...row,
      })),
    })
    await report(at + some.length)
  }
  let place = await lastPlace(tx, stored)
  for (let at = 0; at < added.length; at += batch) {
    const some = added.slice(at, at + batch)
    const beside = () => ({
      group_key: randomUUID(),
      removed: 0,
      created_at: edited_at,
      edited_at,
      order: Math.min(++place, 32_767),
    })
    const ids = await insertMany(
      tx,
      stored,
      some.map(({ draft }) =>
        newValues(
          sheet,
          { ...beside(), ...draft, ...sheet.rules?.toStored(draft, locales) },
          'group_key' in draft,
        ),
      ),
    )
    await noteTargets(tx, some, ids)
    await logged({
      before: [],
      after: some.map(({ draft }, index) => ({ ...draft, id: ids[index] ?? 0 })),
    })
    await report(changed.length + at + some.length)
  }
}

/** A new version of an existing row gives only its texts: what all share may have changed since. */
function newValues({ rows }: Sheet, values: Record<string, unknown>, isVersion: boolean) {
  const shared = isVersion ? sharedNames(rows.stored) : []
  return Object.fromEntries(Object.entries(values).filter(([name]) => !shared.includes(name)))
}

const moveOf = ({ targetId, before, draft }: ImportRow) => ({
  id: targetId ?? 0,
  from: before ?? {},
  to: draft,
})
const backwards = ({ id, from, to }: ReturnType<typeof moveOf>) => ({ id, from: to, to: from })

/** Stores the ids of the added rows, so that they can be undone. */
const noteTargets = (tx: Transaction, planned: readonly ImportRow[], ids: readonly number[]) =>
  tx.execute(sql`
    update ${sheetImportRows} set target_id = given.id
    from unnest(${sql.param(planned.map(({ row }) => row))}::int[], ${sql.param([...ids])}::int[]) as given(row, id)
    where import_id = ${planned[0]?.importId ?? 0} and ${sheetImportRows.row} = given.row`)

/** The ids of all rows that an import wrote. */
async function targetsOf(tx: Transaction, importId: number) {
  const rows = await tx
    .select({ id: sheetImportRows.targetId })
    .from(sheetImportRows)
    .where(eq(sheetImportRows.importId, importId))
  return rows.flatMap(({ id }) => id ?? [])
}

const loggedOf = <Row extends { id: number }>({ rules }: Sheet, rows: readonly Row[]) =>
  rules ? rows.map((row) => ({ ...rules.toLog(row), id: row.id })) : rows

/** The columns that a row of the sheet writes. */
const storedOf = (sheet: Sheet, values: Record<string, unknown>, locales: Locales) => ({
  ...onlyOf(sheet.columns, values),
  ...sheet.rules?.toStored(values, locales),
})

const onlyOf = (columns: Sheet['columns'], draft: Record<string, unknown>) =>
  Object.fromEntries(
    Object.keys(columns).flatMap((name) => (name in draft ? [[name, draft[name]]] : [])),
  )

/** Whether the rows to change are still as they were when the sheet was checked. */
async function isUnchanged(tx: Transaction, { rows }: Sheet, planned: readonly ImportRow[]) {
  const before = planned.flatMap((row) => (row.before ? [row.before as ListRow] : []))
  for (let at = 0; at < before.length; at += 5000) {
    const some = before.slice(at, at + 5000)
    const results = await rows.find(
      tx,
      some.map(({ id }) => id),
    )
    const now = new Map(results.map((row) => [row.id, row]))
    if (
      some.some(
        ({ id, edited_at, removed }) =>
          now.get(id)?.edited_at !== edited_at || now.get(id)?.removed !== removed,
      )
    )
      return false
  }
  return true
}

/**
 * Runs outside the transaction that writes, so that others see the progress. Throws when the import
 * was cancelled.
 */
async function reportProgress(db: Db, id: number, state: StoredImport['state'], progress: number) {
  if (!(await changeState(db, id, [state], { progress }))) throw new Stopped('import_over')
}

/** Updates an import that is in one of the states `from`; undefined when it is in none of them. */
async function changeState(
  db: Reader,
  id: number,
  from: readonly StoredImport['state'][],
  changes: Partial<StoredImport>,
) {
  const [after] = await db
    .update(sheetImports)
    .set(changes)
    .where(and(eq(sheetImports.id, id), inArray(sheetImports.state, [...from])))
    .returning()
  return after
}

/** Cancels an import before it is done. One that is being written stops and is rolled back. */
export async function cancelImport(db: Db, { id }: StoredImport) {
  const stored = await changeState(db, id, ['checked', 'running', 'failed'], { state: 'cancelled' })
  return stored ? ok({ stored }) : fail('import_over')
}

/**
 * Reverts the newest import of a sheet; `import_changed` when one of its rows has changed since.
 */
export async function undoImport(
  { db, actorId, now }: Writer,
  sheet: Sheet,
  storedImport: StoredImport,
) {
  const { id, doneAt } = storedImport
  return db.transaction(async (tx) => {
    await sheet.rows.lock(tx)
    if ((await newestDone(tx, storedImport.sheet))?.id !== storedImport.id)
      return fail('import_over')
    const written = await tx.select().from(sheetImportRows).where(eq(sheetImportRows.importId, id))
    const ids = written.flatMap(({ targetId }) => targetId ?? [])
    const rows = await sheet.rows.find(tx, ids, 0)
    if (
      rows.length < ids.length ||
      rows.some(({ edited_at }) => edited_at !== doneAt?.toISOString())
    )
      return fail('import_changed')
    const back = written.flatMap(({ row, before }) =>
      before?.removed === 0 ? [{ row, draft: before, before }] : [],
    )
    if ((await takenIn(tx, sheet, back as unknown as Planned[], ids)).length > 0)
      return fail('import_changed')
    const leaving = written.flatMap(({ before, targetId }) =>
      before?.removed === 0 ? [] : (targetId ?? []),
    )
    if (((await sheet.rules?.check(tx, back, leaving)) ?? []).length > 0)
      return fail('import_changed')

    const { added = [], changed = [] } = Object.groupBy(written, ({ before }) =>
      before === null ? 'added' : 'changed',
    )
    const { stored, unique, hasUniqueConstraint } = sheet.rows
    const locales = await readLocales(tx)
    if (hasUniqueConstraint)
      await freeUniqueValues(tx, stored, unique, changed.map(moveOf).map(backwards))
    await updateMany(
      tx,
      stored,
      added.map(({ targetId }) => ({
        id: targetId ?? 0,
        removed: 1,
        edited_at: now.toISOString(),
      })),
    )
    await updateMany(
      tx,
      stored,
      changed.map(({ targetId, before }) => ({
        ...storedOf(sheet, before ?? {}, locales),
        ...{ id: targetId ?? 0, removed: before?.removed ?? 0, edited_at: now.toISOString() },
      })),
    )
    const restored = changed.map(({ targetId, before }) => ({ ...before, id: targetId ?? 0 }))
    await logRows(tx, now, sheet.rows.name, {
      ...{ action: 'restore', actorId, before: loggedOf(sheet, rows) },
      after: loggedOf(sheet, restored),
    })
    await sheet.rules?.afterWrite(tx, ids, now)
    const undone = await changeState(tx, id, ['done'], { state: 'undone' })
    return undone ? ok({ stored: undone }) : fail('import_over')
  })
}
