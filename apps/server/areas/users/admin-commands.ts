import type { NewPerson } from '@quartet/contract/areas/users.ts'
import { consentAgeOf, olderThan } from '@quartet/domain/age.ts'
import { type ConsentPurpose, consenterOf, entranceOf } from '@quartet/domain/consent.ts'
import { offeredOn } from '@quartet/domain/consent-texts.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { tamedTitle } from '@quartet/domain/names.ts'
import { type ErasureReason, erasureUndoDays } from '@quartet/domain/own-data.ts'
import { hasAllGrantsOf } from '@quartet/domain/permissions.ts'
import { institutionRoles } from '@quartet/domain/roles.ts'
import type { Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import { type Caller, grantOf } from '../../security/caller.ts'
import type { CallerContext } from '../../services.ts'
import { openReset } from '../auth/commands.ts'
import {
  findOrganizationInScope,
  joinError,
  lockOrganization,
  organizationOf,
} from '../institutions/queries.ts'
import { addresseeOf, findPublishedLanguage } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { notify } from '../notifications/commands.ts'
import { giveConsents, orderErasures } from '../privacy/commands.ts'
import { ordersOf, readConsentWords, type ShownWords } from '../privacy/queries.ts'
import { isAdministratorLeft } from '../roles/administrator-queries.ts'
import { giveRole, mayGiveRole } from '../roles/commands.ts'
import { rightsOf } from '../roles/rights-queries.ts'
import { invitedMail, schoolAdmittedMail, schoolRefusedMail } from './admin-mails.ts'
import { changeUser, createUser, setRemoved } from './commands.ts'
import { mailErasure, undoOrders } from './erasure-order-commands.ts'
import { lockPeopleInScope, lockPlaces, lockUser, seatsTaken } from './queries.ts'

const roleOf = {
  student: 'student',
  institution: 'institution_member',
  individual: 'individual',
  coaching: 'coaching_client',
} as const
/** Number of days for which the link in the invitation works. */
const inviteDays = 7

/** The consent texts shown to staff who add a person for whom the school consents. */
async function readAddition(tx: Transaction, shown: ShownWords | undefined) {
  if (!shown) return failFields({ shown: 'required' })
  const words = await readConsentWords(tx, {
    screen: 'addition',
    purposes: offeredOn.addition,
    languageId: shown.language_id,
  })
  return words.digest === shown.digest ? ok({ words }) : fail('consent_text_changed')
}

/**
 * Adds an account and mails a link for choosing the password. A member takes a seat of the
 * institution, whose row is locked meanwhile.
 */
export const addPerson = (context: CallerContext, draft: NewPerson) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const place = await placeOf(tx, caller, draft)
    if (!place.ok) return place
    const { organization } = place
    const about = {
      email: draft.email,
      ageGroupId: draft.age_group_id,
      turns18In: yearOf(draft),
      now,
    }
    const error = organization && joinError(organization, about)
    if (error) return fail(error)
    if (organization && (await seatsTaken(tx, organization.id)) >= organization.seats)
      return fail('organization_full')
    const oldEnough = olderThan(
      draft.age_group_id,
      yearOf(draft),
      consentAgeOf(draft.country ?? null),
      now.getUTCFullYear(),
    )
    const wrongRole = await wrongRoleOf(tx, caller, draft)
    if (wrongRole) return wrongRole
    const by = consenterOf(entranceOf(organization?.consent), draft.age_group_id, oldEnough)
    if (by !== 'self' && by !== 'school') return failFields({ age_group_id: 'guardian_first' })
    const read = by === 'school' ? await readAddition(tx, draft.shown) : ok({ words: undefined })
    if (!read.ok) return read
    if (draft.language_id && !(await findPublishedLanguage(tx, draft.language_id)))
      return failFields({ language_id: 'choice_unknown' })

    const id = await createUser(tx, {
      ...columnsOf(draft, organization?.languageId ?? caller.languageId),
      organizationId: organization?.id ?? null,
      consentBy: by,
      createdAt: now,
    })
    if (id === undefined) return failFields({ email: 'taken' })
    await giveRole(tx, id, draft.role ?? roleOf[draft.type])
    if (by === 'school' && organization && read.words) {
      const giver = {
        by,
        how: 'school_agreement',
        organizationId: organization.id,
        staffId: caller.id,
      } as const
      await giveConsents(tx, id, { purposes: ['account'], giver, words: read.words }, now)
    }
    const newValue = {
      type: draft.type,
      organization_id: organization?.id ?? null,
      age_group_id: draft.age_group_id,
      consent_by: by,
      ...(draft.role && { role: draft.role }),
    }
    await writeLog(tx, now, {
      action: 'create',
      entity: 'users',
      actorId: caller.id,
      subjectId: id,
      newValue,
    })
    await inviteAnew(tx, context, id)
    return ok({ id })
  })

const yearOf = ({ age_group_id, turns_18_in }: NewPerson) =>
  age_group_id === 2 ? (turns_18_in ?? null) : null

const columnsOf = (draft: NewPerson, languageId: number) => ({
  firstName: draft.first_name,
  lastName: draft.last_name,
  email: draft.email,
  type: draft.type,
  ageGroupId: draft.age_group_id,
  turns18In: yearOf(draft),
  country: draft.country ?? null,
  languageId: draft.language_id ?? languageId,
})

/**
 * The institution of a new person, locked. Members need one in the caller's scope; everybody else
 * has none and can only be added with admin_users over all institutions.
 */
async function placeOf(tx: Transaction, caller: Caller, draft: NewPerson) {
  if (draft.age_group_id === 2 && yearOf(draft) === null)
    return failFields({ turns_18_in: 'turns_18_missing' })
  if (draft.type === 'individual' || draft.type === 'coaching') {
    if (grantOf(caller, 'admin_users')?.scope !== 'all')
      return failFields({ type: 'choice_unknown' })
    return draft.organization_id
      ? failFields({ organization_id: 'choice_unknown' })
      : ok({ organization: undefined })
  }
  const id =
    draft.organization_id ??
    (grantOf(caller, 'admin_users')?.scope === 'all' ? undefined : caller.organizationId)
  if (!id) return failFields({ organization_id: 'required' })
  const known = await findOrganizationInScope(tx, caller, id, ['access_users', 'admin_users'])
  return known
    ? ok({ organization: await lockOrganization(tx, known.id) })
    : failFields({ organization_id: 'choice_unknown' })
}

/**
 * A role for staff is for adults, one of an institution for its members, and callers only give what
 * they have themselves.
 */
async function wrongRoleOf(tx: Transaction, caller: Caller, draft: NewPerson) {
  const { role, type, age_group_id } = draft
  if (!role) return undefined
  const isOfInstitution = institutionRoles.some((one) => one === role)
  if (age_group_id !== 3 || isOfInstitution !== (type === 'institution'))
    return failFields({ role: 'not_appointable' })
  const mayGive = isOfInstitution || grantOf(caller, 'edit_roles') !== undefined
  return mayGive && (await mayGiveRole(tx, caller, role)) ? undefined : fail('grant_lacking')
}

/**
 * Mails the link again to a person who has not chosen a password yet. `row_unknown` when they have
 * by now, or the account is closed.
 */
export const inviteAgain = (context: CallerContext, id: number) =>
  context.db.transaction(async (tx) => {
    if (!(await inviteAnew(tx, context, id))) return fail('row_unknown')
    await writeLog(tx, context.now, {
      action: 'update',
      entity: 'users',
      actorId: context.caller.id,
      subjectId: id,
      newValue: { invited: true },
    })
    return ok({ expires_at: addDays(context.now, inviteDays).toISOString() })
  })

/**
 * Mails a link to choose a password to somebody who has none yet and whose account is open; the one
 * before it ends. Returns whether it did.
 */
export async function inviteAnew(
  tx: Transaction,
  { queue, publicUrl, now }: Pick<CallerContext, 'queue' | 'publicUrl' | 'now'>,
  id: number,
) {
  const account = await lockUser(tx, id)
  const isOpen = account && account.removed === 0 && account.eraseFrom === null
  const to = isOpen && account.passwordHash === null && (await addresseeOf(tx, account))
  if (!to) return false
  await queue.send(
    tx,
    'mail',
    invitedMail(to, publicUrl, await openReset(tx, id, addDays(now, inviteDays))),
  )
  return true
}

/**
 * Moves people to the bin and signs them out, all or none. They must be in the caller's scope and
 * not have more rights than the caller.
 */
export const removePeople = (context: CallerContext, ids: readonly number[]) =>
  movePeople(context, ids, 1)

/** Restores people from the bin, under the same conditions; members need a free seat again. */
export const restorePeople = (context: CallerContext, ids: readonly number[]) =>
  movePeople(context, ids, 0)

const movePeople = (context: CallerContext, ids: readonly number[], removed: 0 | 1) =>
  context.db.transaction((tx) => moveToBin(tx, context, ids, removed))

/** The same within a transaction: into the bin with 1, out of it with 0. */
export async function moveToBin(
  tx: Transaction,
  context: CallerContext,
  ids: readonly number[],
  removed: 0 | 1,
) {
  const { caller, now } = context
  const named = [...new Set(ids)]
  if (named.includes(caller.id)) return fail('own_account')
  // locks the administrators first, like setRolesOf, so that two who remove each other do not
  // deadlock
  const isOneNotToGo = removed === 1 && (await isAdministratorLeft(tx, caller, named))
  const locked = await lockPeopleInScope(tx, caller, named, ['admin_users'])
  if (locked.length < named.length || locked.some((one) => one.removed === removed))
    return fail('row_unknown')
  const rights = await rightsOf(tx, named, now)
  if (!rights.every((theirs) => hasAllGrantsOf(caller.grants, theirs))) return fail('forbidden')
  if (isOneNotToGo) return fail('administrator_kept')
  if (isFamilyOrderKept(caller, await ordersOf(tx, named))) return fail('forbidden')
  const places = removed === 0 ? await lockPlaces(tx, locked) : ok()
  if (!places.ok) return places

  if (removed === 0) await undoOrders(tx, { ...context, actorId: caller.id }, named)
  await setRemoved(tx, named, removed)
  const entry = {
    action: removed === 1 ? ('delete' as const) : ('restore' as const),
    entity: 'users',
    actorId: caller.id,
  }
  const values = { oldValue: { removed: 1 - removed }, newValue: { removed } }
  await writeLog(tx, now, ...locked.map(({ id }) => ({ ...entry, subjectId: id, ...values })))
  return ok({ ids: locked.map(({ id }) => id) })
}

/** Whether one of the orders is that of a family, which only staff of all institutions undo. */
const isFamilyOrderKept = (caller: Caller, orders: readonly { by: 'staff' | 'family' }[]) =>
  grantOf(caller, 'admin_users')?.scope !== 'all' && orders.some(({ by }) => by === 'family')

type Erasure = { ids: readonly number[]; reason: ErasureReason; note: string }

/**
 * Closes accounts and schedules their erasure after the days to undo it (method D44), all or none.
 * They must be in the caller's scope and not have more rights than the caller. Existing orders of
 * staff stay unchanged.
 */
export const erasePeople = (context: CallerContext, { ids, reason, note }: Erasure) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const named = [...new Set(ids)]
    if (named.includes(caller.id)) return fail('own_account')
    const isOneNotToGo = await isAdministratorLeft(tx, caller, named)
    const locked = await lockPeopleInScope(tx, caller, named, ['admin_users'])
    if (locked.length < named.length) return fail('row_unknown')
    const rights = await rightsOf(tx, named, now)
    if (!rights.every((theirs) => hasAllGrantsOf(caller.grants, theirs))) return fail('forbidden')
    if (isOneNotToGo) return fail('administrator_kept')

    const until = addDays(now, erasureUndoDays)
    const ordered = await orderErasures(
      tx,
      named,
      { by: 'staff', reason, note, orderedBy: caller.id, eraseFrom: until },
      now,
    )
    const entry = { action: 'update' as const, entity: 'users', actorId: caller.id }
    await writeLog(
      tx,
      now,
      ...ordered.map(({ id }) => ({
        ...entry,
        subjectId: id,
        newValue: { erasure: 'ordered', reason },
      })),
    )
    for (const { id, eraseFrom } of ordered) {
      const contact = await contactOf(tx, id, context.publicUrl)
      await mailErasure(tx, context, id, { reason, eraseFrom, contact })
    }
    return ok({ ids: locked.map(({ id }) => id), erase_from: until.toISOString() })
  })

/**
 * Cancels the erasure orders for these people, all or none. People who had a seat before
 * need a free one again.
 */
export const undoErasures = (context: CallerContext, ids: readonly number[]) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const named = [...new Set(ids)]
    const locked = await lockPeopleInScope(tx, caller, named, ['admin_users'])
    const orders = await ordersOf(tx, named)
    if (locked.length < named.length || orders.length < named.length) return fail('row_unknown')
    const rights = await rightsOf(tx, named, now)
    if (!rights.every((theirs) => hasAllGrantsOf(caller.grants, theirs))) return fail('forbidden')
    if (isFamilyOrderKept(caller, orders)) return fail('forbidden')
    const returning = orders.flatMap(({ id, wasRemoved }) => (wasRemoved === 0 ? [id] : []))
    const places = await lockPlaces(
      tx,
      locked.filter(({ id }) => returning.includes(id)),
    )
    if (!places.ok) return places
    await undoOrders(tx, { ...context, actorId: caller.id }, named)
    return ok({ ids: locked.map(({ id }) => id) })
  })

type Admission = { ids: readonly number[]; consents: readonly ConsentPurpose[]; shown: ShownWords }

/**
 * Admits people who signed up with the code of a school that consents for them, all or none (method
 * D41); the consents record the member of staff. When two respond at once, the second gets
 * `row_unknown`.
 */
export const admitPeople = (
  { db, queue, publicUrl, caller, now }: CallerContext,
  { ids, consents, shown }: Admission,
) =>
  db.transaction(async (tx) => {
    const words = await readConsentWords(tx, {
      screen: 'admission',
      purposes: offeredOn.admission,
      languageId: shown.language_id,
    })
    if (words.digest !== shown.digest) return fail('consent_text_changed')
    const locked = await lockWaiting(tx, caller, ids)
    if (!locked.ok) return locked
    const { waiting } = locked
    for (const { id, organizationId } of waiting) {
      const { after } = await changeUser(tx, id, { awaitingConsentSince: null })
      const giver = {
        by: 'school',
        how: 'school_agreement',
        organizationId,
        staffId: caller.id,
      } as const
      await giveConsents(tx, id, { purposes: ['account', ...consents], giver, words }, now)
      const data = { event: 'given', by: 'school' } as const
      const [wantsMail] = await notify(tx, now, 'consent', [
        { userId: id, actorId: caller.id, data },
      ])
      const to = wantsMail && (await addresseeOf(tx, after))
      if (to) await queue.send(tx, 'mail', schoolAdmittedMail(to, publicUrl))
    }
    const newValue = { state: 'given', consent_by: 'school', consents: [...consents] }
    const entry = { action: 'consent' as const, entity: 'users', actorId: caller.id, newValue }
    await writeLog(tx, now, ...waiting.map(({ id }) => ({ ...entry, subjectId: id })))
    return ok({ ids: waiting.map(({ id }) => id) })
  })

/**
 * Rejects people the school does not consent for, all or none: their accounts, which were unusable
 * so far, are closed and erased by the next job.
 */
export const rejectPeople = (
  { db, queue, caller, now }: CallerContext,
  personIds: readonly number[],
) =>
  db.transaction(async (tx) => {
    const locked = await lockWaiting(tx, caller, personIds)
    if (!locked.ok) return locked
    const { waiting } = locked
    const entry = {
      action: 'consent' as const,
      entity: 'users',
      actorId: caller.id,
      newValue: { state: 'refused', consent_by: 'school' },
    }
    await writeLog(tx, now, ...waiting.map(({ id }) => ({ ...entry, subjectId: id })))
    const ids = waiting.map(({ id }) => id)
    await orderErasures(
      tx,
      ids,
      { by: 'staff', reason: 'other', note: '', orderedBy: caller.id, eraseFrom: now },
      now,
    )
    for (const id of ids) {
      const account = await lockUser(tx, id)
      const to = account && (await addresseeOf(tx, account))
      if (to) await queue.send(tx, 'mail', schoolRefusedMail(to))
    }
    return ok({ ids })
  })

/**
 * Locks these people; `row_unknown` unless all are in the caller's scope and waiting for the school.
 */
async function lockWaiting(tx: Transaction, caller: Caller, ids: readonly number[]) {
  const named = [...new Set(ids)]
  const locked = await lockPeopleInScope(tx, caller, named, ['admin_users'])
  const waiting = locked.flatMap(({ id, organizationId, removed, awaitsSchool }) =>
    organizationId !== null && removed === 0 && awaitsSchool ? [{ id, organizationId }] : [],
  )
  return waiting.length === named.length ? ok({ waiting }) : fail('row_unknown')
}

/** The contact for questions: name and address of the person's institution, or else the site. */
async function contactOf(tx: Transaction, id: number, publicUrl: string) {
  const organization = await organizationOf(tx, id)
  if (!organization) return new URL(publicUrl).host
  const name = `“${tamedTitle(organization.name)}”`
  return organization.contactEmail ? `${name} (${organization.contactEmail})` : name
}
