import type { EditedOrganization, NewOrganization } from '@quartet/contract/areas/institutions.ts'
import type { FieldCode } from '@quartet/contract/fields.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { contractEndOf, memberErasureDay } from '@quartet/domain/institution.ts'
import { and, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import { newToken } from '../../security/tokens.ts'
import type { CallerContext, Writer } from '../../services.ts'
import { findLanguage } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { type Retention, readRetention } from '../settings/queries.ts'
import { organizationsInScope } from './access.ts'
import { haveMembers, membersOf, type Organization } from './queries.ts'
import { organizations } from './tables.ts'

type Columns = Omit<typeof organizations.$inferInsert, 'id'>
type Fields = Omit<EditedOrganization, 'edited_at'>
type Wrong = Record<string, FieldCode>

/** Inserts an institution and returns its id. */
export async function createOrganization(tx: Transaction, organization: Columns): Promise<number> {
  const [made] = await tx
    .insert(organizations)
    .values(organization)
    .returning({ id: organizations.id })
  if (!made) throw new Error('an institution that was just written is gone')
  return made.id
}

export const addOrganization = ({ db, actorId, now }: Writer, draft: NewOrganization) =>
  db.transaction(async (tx) => {
    await oneAtATime(tx)
    const wrong = await wrongWith(tx, draft)
    if (wrong) return failFields(wrong)
    const { name, seats } = draft
    const promoCode = draft.promo_code ?? newCode()
    const consent = {
      mode: draft.consent_mode ?? 'none',
      dpa_signed_at: draft.dpa_signed_on ?? null,
      min_age: draft.min_age ?? null,
    }
    const id = await createOrganization(tx, {
      ...columnsOf(draft),
      name,
      seats,
      promoCode,
      consent,
      staffFactorSince: draft.staff_second_factor ? now : null,
      createdAt: now,
    })
    await writeLog(tx, now, {
      action: 'create',
      entity: 'organizations',
      entityId: id,
      actorId,
      newValue: loggedOf(draft),
    })
    return ok({ id })
  })

/**
 * Changes some fields; `row_changed` when the institution is no longer in the state of `edited_at`,
 * `row_unknown` when the caller has no such institution in scope.
 */
export const editOrganization = (
  { db, caller, now }: CallerContext,
  { id, edited_at, ...fields }: EditedOrganization & { id: number },
) =>
  db.transaction(async (tx) => {
    await oneAtATime(tx)
    const condition = and(
      eq(organizations.id, id),
      eq(organizations.removed, 0),
      organizationsInScope(caller, 'admin_institutions'),
    )
    const [before] = await tx.select().from(organizations).where(condition).for('update')
    if (!before) return fail('row_unknown')
    if (Object.keys(fields).length === 0) return ok({ id })
    if (edited_at !== undefined && edited_at !== (before.editedAt?.toISOString() ?? null))
      return fail('row_changed')
    const wrong = await wrongWith(tx, fields, before)
    if (wrong) return failFields(wrong)
    const consent = {
      mode: fields.consent_mode ?? before.consent.mode,
      dpa_signed_at:
        fields.dpa_signed_on === undefined ? before.consent.dpa_signed_at : fields.dpa_signed_on,
      min_age: fields.min_age === undefined ? before.consent.min_age : fields.min_age,
    }
    await tx
      .update(organizations)
      .set({
        ...columnsOf(fields),
        consent,
        staffFactorSince: staffFactorSince(before, fields, now),
        editedAt: now,
      })
      .where(eq(organizations.id, id))
    await followContract(tx, id, await readRetention(tx), now)
    const isRenamed = fields.name !== undefined && fields.name !== before.name
    await writeLog(tx, now, {
      ...{ action: 'update' as const, entity: 'organizations', entityId: id, actorId: caller.id },
      ...(isRenamed && { oldValue: { name: before.name } }),
      newValue: { ...loggedOf(fields), ...(isRenamed && { name: fields.name }) },
    })
    return ok({ id })
  })

/** The grace of the staff begins once, when the switch is turned on. */
function staffFactorSince(
  before: Organization,
  { staff_second_factor: required }: Fields,
  now: Date,
) {
  if (required === undefined) return before.staffFactorSince
  return required ? (before.staffFactorSince ?? now) : null
}

/** Moves institutions to the bin, all or none; `row_used` when one of them has members. */
export const removeOrganizations = (writer: Writer, ids: readonly number[]) =>
  moveOrganizations(writer, ids, 1)

/** Restores institutions from the bin, all or none. */
export const restoreOrganizations = (writer: Writer, ids: readonly number[]) =>
  moveOrganizations(writer, ids, 0)

const moveOrganizations = ({ db, actorId, now }: Writer, ids: readonly number[], removed: 0 | 1) =>
  db.transaction(async (tx) => {
    await oneAtATime(tx)
    const named = [...new Set(ids)].sort((one, other) => one - other)
    const locked = await tx
      .select({ id: organizations.id })
      .from(organizations)
      .where(
        and(inArray(organizations.id, named), eq(organizations.removed, removed === 1 ? 0 : 1)),
      )
      .orderBy(organizations.id)
      .for('update')
    if (locked.length < named.length) return fail('row_unknown')
    if (removed === 1 && (await haveMembers(tx, named))) return fail('row_used')
    await tx
      .update(organizations)
      .set({ removed, editedAt: now })
      .where(inArray(organizations.id, named))
    const action = removed === 1 ? ('delete' as const) : ('restore' as const)
    await writeLog(
      tx,
      now,
      ...named.map((id) => ({ action, entity: 'organizations', entityId: id, actorId })),
    )
    return ok({ ids: named })
  })

/**
 * Marks the institutions that are due for a notice about people waiting for admission, and returns
 * them with the number of these people. Due are institutions where somebody, by `awaits`, has
 * started to wait since their last notice, if that was more than a day ago.
 */
export function stampAdmissionNotice(tx: Transaction, awaits: SQL, now: Date) {
  const { id, admissionsToldAt } = organizations
  const waiting = sql`from users where users.organization_id = ${id} and users.removed = 0 and ${awaits}`
  const isNews = sql`exists (select ${waiting} and (${admissionsToldAt} is null or users.awaiting_consent_since > ${admissionsToldAt}))`
  return tx
    .update(organizations)
    .set({ admissionsToldAt: now })
    .where(and(or(isNull(admissionsToldAt), lt(admissionsToldAt, addDays(now, -1))), isNews))
    .returning({ id, count: sql<number>`(select count(*)::int ${waiting})` })
}

/**
 * Stores when the contract of a locked institution ended and from when the data of its members is
 * erased, or clears both when the contract continues. One row applies to all members. Returns the
 * institution after the change.
 */
export async function followContract(
  tx: Transaction,
  id: number,
  spans: Retention,
  now: Date,
): Promise<Organization | undefined> {
  const [before] = await tx.select().from(organizations).where(eq(organizations.id, id))
  if (!before) return undefined
  const end = contractEndOf(before, now)
  const isKnown =
    end?.getTime() === before.contractEndedAt?.getTime() &&
    (end === null) === (before.eraseMembersFrom === null)
  if (isKnown && !isNoticeTooLate(before, spans, now)) return before
  const contract = {
    contractEndedAt: end,
    eraseMembersFrom: end && memberErasureDay(end, spans, now),
  }
  await tx.update(organizations).set(contract).where(eq(organizations.id, id))
  const newValue = {
    contract_ended_at: end?.toISOString() ?? null,
    erase_members_from: contract.eraseMembersFrom?.toISOString() ?? null,
  }
  await writeLog(tx, now, {
    action: 'update',
    entity: 'organizations',
    entityId: id,
    actorId: null,
    newValue,
  })
  return { ...before, ...contract }
}

/**
 * True when no job ran in time for the reminder before the erasure. The erasure is then postponed,
 * so that the notice period passes first.
 */
const isNoticeTooLate = (
  { eraseMembersFrom, erasureRemindedFor }: Organization,
  { contractNoticeDays }: Retention,
  now: Date,
) =>
  eraseMembersFrom !== null &&
  eraseMembersFrom.getTime() !== erasureRemindedFor?.getTime() &&
  eraseMembersFrom < addDays(now, contractNoticeDays - 1)

type OrganizationStamps = Pick<
  typeof organizations.$inferInsert,
  'erasureToldFor' | 'erasureRemindedFor'
>
/**
 * Stores for which erasure day the contact and administrators were notified, and for which they
 * were reminded shortly before it.
 */
export const stampErasureNotice = (tx: Transaction, id: number, stamps: OrganizationStamps) =>
  tx.update(organizations).set(stamps).where(eq(organizations.id, id))

/** Serializes these writes, because codes are compared across institutions. */
export const oneAtATime = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.organizationCodes})`)

/** Eight letters and digits that are not easily confused. */
export const newCode = () =>
  newToken()
    .toUpperCase()
    .replace(/[^A-Z2-9]|[OIL]/g, '')
    .slice(0, 8)

/**
 * Validates what the schema cannot. `before` is locked, so nobody joins while its seats are
 * counted.
 */
async function wrongWith(
  tx: Transaction,
  fields: Fields,
  before?: typeof organizations.$inferSelect,
): Promise<Wrong | undefined> {
  const { promo_code, seats, language_id } = fields
  if (promo_code !== undefined && (await isTaken(tx, promo_code, before?.id ?? 0)))
    return { promo_code: 'taken' }
  if (before && seats !== undefined && seats < (await membersOf(tx, before.id)))
    return { seats: 'seats_used' }
  if (language_id && !(await findLanguage(tx, language_id)))
    return { language_id: 'choice_unknown' }
  const days = columnsOf(fields)
  // null clears a day, undefined leaves it as it is
  const start = days.startsAt === undefined ? before?.startsAt : days.startsAt
  const end = days.endsAt === undefined ? before?.endsAt : days.endsAt
  return before && start && end && start >= end ? { ends_on: 'ends_before_start' } : undefined
}

async function isTaken(tx: Transaction, code: string, except: number) {
  const same = and(
    eq(sql`lower(${organizations.promoCode})`, code.toLowerCase()),
    ne(organizations.id, except),
  )
  return (await tx.$count(organizations, same)) > 0
}

const dayOf = (day: string | null | undefined) => (day ? new Date(`${day}T00:00:00Z`) : day)

/**
 * The columns for the fields that are present. `ends_on` is inclusive, so `endsAt` is the day after
 * it.
 */
const columnsOf = (fields: Fields) => ({
  name: fields.name,
  kind: fields.kind,
  country: fields.country,
  city: fields.city,
  languageId: fields.language_id,
  promoCode: fields.promo_code,
  codeMemberType: fields.code_member_type,
  seats: fields.seats,
  startsAt: dayOf(fields.starts_on) as Date | null | undefined,
  endsAt: fields.ends_on
    ? addDays(new Date(`${fields.ends_on}T00:00:00Z`), 1)
    : (fields.ends_on as null | undefined),
  status: fields.status,
  contactName: fields.contact_name,
  contactEmail: fields.contact_email,
  logo: fields.logo,
  emailDomains: fields.email_domains?.map((domain) => domain.toLowerCase()),
  features: fields.features,
  notes: fields.notes,
})

/**
 * Fields that are logged with their values; of the others, such as texts, the log only shows that
 * they changed.
 */
const loggedFields = [
  'kind',
  'seats',
  'starts_on',
  'ends_on',
  'status',
  'code_member_type',
  'features',
  'consent_mode',
  'staff_second_factor',
  'dpa_signed_on',
  'min_age',
] as const
export const loggedOf = (fields: object) => ({
  fields: Object.keys(fields),
  ...Object.fromEntries(
    Object.entries(fields).filter(([name]) => loggedFields.some((one) => one === name)),
  ),
})
