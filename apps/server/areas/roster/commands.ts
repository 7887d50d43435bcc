import type { RosterUpload } from '@quartet/contract/areas/roster.ts'
import { sheetLimits } from '@quartet/contract/limits.ts'
import { offeredOn } from '@quartet/domain/consent-texts.ts'
import type { RosterState } from '@quartet/domain/roster.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Reader, Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { markedRows } from '../../sheets/marked-sheet.ts'
import { type SheetRow, SheetUnread } from '../../sheets/sheet.ts'
import { describeUnread } from '../../sheets/unread.ts'
import { joinError, type Organization } from '../institutions/queries.ts'
import { readConsentWords, type ShownWords } from '../privacy/queries.ts'
import { mayGiveRole } from '../roles/commands.ts'
import { makeAddressBudget } from './address-commands.ts'
import { type RosterTable, readRosterFile, readRowsAgain } from './file-queries.ts'
import { type PlannedRow, planRoster, type RosterPlan } from './plan-queries.ts'
import { makeProblems, type Problems } from './problem-queries.ts'
import { findImporting, type StoredRoster, undoEndOf } from './queries.ts'
import { rosterImportRows, rosterImports } from './tables.ts'

/** Rows written by one statement. */
const batch = 500

/** Reads a roster and stores what it would change; nothing of it is written yet. */
export async function checkRoster(context: CallerContext, upload: RosterUpload) {
  const { db, caller, now } = context
  const organization = await findImporting(db, caller, upload.organization_id)
  if (!organization)
    return failFields({ organization_id: upload.organization_id ? 'choice_unknown' : 'required' })
  const adult = { email: null, ageGroupId: 3, turns18In: null } as const
  if (joinError(organization, { ...adult, now })) return fail('organization_ended')
  const read = await readFile(context, upload)
  if (!read.ok) return read
  const { table, problems } = read
  const whole = upload.whole === '1'
  const budget = makeAddressBudget(context)
  const plan = await planRoster(table, { db, caller, organization, whole, now, problems, budget })
  const marked = await readMarked(context, upload, { table, problems })
  if (!marked.ok) return marked
  const saving = { organization, upload, table, plan, problems, marked: marked.rows }
  return ok({ id: await savePlan(context, saving) })
}

async function readFile(context: CallerContext, upload: RosterUpload) {
  const problems = makeProblems()
  const read = await unlessUnread(upload, async () => ({
    table: await readRosterFile(receivedOf(context, upload), upload.age_group_id ?? null, problems),
  }))
  return read.ok ? ok({ table: read.table, problems }) : read
}

/** The rows with errors, null without any. Only they are kept as they are in the file. */
const readMarked = (context: CallerContext, upload: RosterUpload, { table, problems }: Checked) =>
  unlessUnread(upload, async () => {
    if (problems.count === 0) return { rows: null }
    const numbers = new Set(problems.errors.map(({ row }) => row))
    const rows =
      table.rows.length === 0 ? [] : await readRowsAgain(receivedOf(context, upload), numbers)
    return { rows }
  })
type Checked = { table: RosterTable; problems: Problems }

const receivedOf = ({ caller }: CallerContext, { file }: RosterUpload) => ({
  file,
  personId: caller.id,
})

async function unlessUnread<Value extends object>(
  { file }: RosterUpload,
  read: () => Promise<Value>,
) {
  try {
    return ok(await read())
  } catch (error) {
    if (!(error instanceof SheetUnread)) throw error
    return fail(error.error, await describeUnread(error.error, file, sheetLimits.roster.rows))
  }
}

type Saving = {
  organization: Organization
  upload: RosterUpload
  table: RosterTable
  plan: RosterPlan
  problems: Problems
  marked: readonly SheetRow[] | null
}

const savePlan = ({ db, caller, now }: CallerContext, saving: Saving) =>
  db.transaction(async (tx) => {
    const { organization, upload, table, plan, problems, marked } = saving
    const isWrong = problems.count > 0
    const countOf = (kind: string) => plan.planned.filter((one) => one.kind === kind).length
    const [stored] = await tx
      .insert(rosterImports)
      .values({
        ...{ organizationId: organization.id, userId: caller.id, createdAt: now },
        ...{ fileName: upload.file.name.slice(0, 200), format: table.format },
        ...{ whole: upload.whole === '1', state: isWrong ? 'failed' : 'checked' },
        ...{ rows: table.rows.length, unchanged: plan.unchanged, ignored: plan.ignored },
        ...{ added: countOf('added'), changed: countOf('changed'), leaving: countOf('leaving') },
        ...{ schoolConsents: plan.schoolConsents, placesMissing: plan.placesMissing },
        ...{ errors: problems.errors, errorCount: problems.count },
        marked: marked && markedRows(table.headings, marked),
      })
      .returning({ id: rosterImports.id })
    if (!stored) throw new Error('a roster was not stored')
    if (!isWrong) await saveRows(tx, stored.id, plan.planned)
    return stored.id
  })

async function saveRows(tx: Transaction, importId: number, planned: readonly PlannedRow[]) {
  for (let at = 0; at < planned.length; at += batch)
    await tx
      .insert(rosterImportRows)
      .values(planned.slice(at, at + batch).map((row) => ({ ...row, importId })))
}

/** Queues a checked roster. The texts shown are those with which the school consents. */
export const applyRoster = (
  context: CallerContext,
  stored: StoredRoster,
  shown: ShownWords | undefined,
) =>
  context.db.transaction(async (tx) => {
    const { id, state, schoolConsents, placesMissing } = stored
    if (state !== 'checked') return fail('import_over')
    if (placesMissing > 0) return fail('places_missing', { missing: placesMissing })
    if (schoolConsents > 0 && !shown) return failFields({ shown: 'required' })
    if (schoolConsents > 0 && !(await isCurrent(tx, shown))) return fail('consent_text_changed')
    if (!(await mayGiveRoles(tx, context, id))) return fail('grant_lacking')
    const changes = { state: 'running', shown: shown ?? null, userId: context.caller.id } as const
    if (!(await changeRoster(tx, id, ['checked'], changes))) return fail('import_over')
    await context.queue.send(tx, 'roster', { id })
    return ok()
  })

/** Whoever applies a roster that somebody else checked gives only what they have themselves. */
async function mayGiveRoles(tx: Transaction, { caller }: CallerContext, importId: number) {
  const given = await tx.$count(
    rosterImportRows,
    and(
      eq(rosterImportRows.importId, importId),
      sql`${rosterImportRows.kind} = 'added' and ${rosterImportRows.draft}->>'role' = 'facilitator'`,
    ),
  )
  return given === 0 || mayGiveRole(tx, caller, 'facilitator')
}

/** The consent texts of the page on which staff add people. */
export const readAddition = (tx: Transaction, languageId: number) =>
  readConsentWords(tx, { screen: 'addition', purposes: offeredOn.addition, languageId })

const isCurrent = async (tx: Transaction, shown: ShownWords | undefined) =>
  shown !== undefined && (await readAddition(tx, shown.language_id)).digest === shown.digest

/** Cancels a roster before it is done. One that is being written stops and is rolled back. */
export async function cancelRoster(db: Db, { id }: StoredRoster) {
  const states = ['checked', 'running', 'failed'] as const
  return (await changeRoster(db, id, states, { state: 'cancelled' })) ? ok() : fail('import_over')
}

/** Queues the undoing of the newest roster of an institution, or again one that did not end. */
export const undoRoster = ({ db, queue, caller, now }: CallerContext, stored: StoredRoster) =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext(${`roster ${stored.organizationId}`}))`,
    )
    const { id, state } = stored
    if (state !== 'undoing' && !(await undoEndOf(tx, stored, now))) return fail('import_over')
    const changes = { state: 'undoing', progress: 0, userId: caller.id } as const
    if (!(await changeRoster(tx, id, [state], changes))) return fail('import_over')
    await queue.send(tx, 'roster', { id })
    return ok()
  })

/** Updates an import that is in one of the states `from`; returns whether it was. */
export async function changeRoster(
  db: Reader,
  id: number,
  from: readonly RosterState[],
  changes: Partial<StoredRoster>,
) {
  const changed = await db
    .update(rosterImports)
    .set(changes)
    .where(and(eq(rosterImports.id, id), inArray(rosterImports.state, [...from])))
    .returning({ id: rosterImports.id })
  return changed.length > 0
}
