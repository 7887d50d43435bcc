import type { NewPerson } from '@quartet/contract/areas/people.ts'
import type { FieldCode } from '@quartet/contract/fields.ts'
import { consentAgeOf, olderThan } from '@quartet/domain/age.ts'
import { consenterOf, entranceOf } from '@quartet/domain/consent.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { reachesAsFar } from '@quartet/domain/permissions.ts'
import { type Caller, grantOf } from '../../base/caller.ts'
import type { Ground } from '../../base/context.ts'
import type { Db, Transaction } from '../../base/db.ts'
import { openReset } from '../auth/commands.ts'
import { addresseeOf, findPublishedLanguage } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { findWithin, joinRefusal, lockOrganization, type Organization } from '../organizations/queries.ts'
import { giveConsents } from '../privacy/commands.ts'
import { giveRole } from '../roles/commands.ts'
import { isOneKept, rightsOf } from '../roles/queries.ts'
import { createUser, setRemoved } from '../users/commands.ts'
import { findUserByEmail, holdPeopleWithin, holdUser, noPlaceFor, seatsTaken } from '../users/queries.ts'
import { invitedMail } from './mails.ts'
import { findListed } from './queries.ts'

type Wrong = { fields: Record<string, FieldCode> }
const wrong = (field: keyof NewPerson, code: FieldCode): Wrong => ({ fields: { [field]: code } })

const roleOf = { student: 'student', institution: 'institution_member', individual: 'individual', coaching: 'coaching_client' } as const
/** How long the link of the first mail opens. */
const inviteDays = 7

/** A new account with a link by mail to choose its password; a member takes a seat of the institution, whose row is held meanwhile. */
export const addPerson = (ground: Ground, caller: Caller, draft: NewPerson, now: Date) =>
  ground.db.transaction(async (tx) => {
    const place = await placeOf(tx, caller, draft)
    if ('fields' in place) return place
    const { organization } = place
    const about = { email: draft.email, ageGroupId: draft.age_group_id, turns18In: yearOf(draft), now }
    const refused = organization && joinRefusal(organization, about)
    if (refused) return { refused }
    if (organization && (await seatsTaken(tx, organization.id)) >= organization.seats) return { refused: 'organization_full' as const }
    const oldEnough = olderThan(draft.age_group_id, yearOf(draft), consentAgeOf(draft.country ?? null), now.getUTCFullYear())
    const by = consenterOf(entranceOf(organization?.consent), draft.age_group_id, oldEnough)
    if (by !== 'self' && by !== 'school') return wrong('age_group_id', 'guardian_first')
    if (draft.language_id && !(await findPublishedLanguage(tx, draft.language_id))) return wrong('language_id', 'choice_unknown')

    const id = await createUser(tx, {
      ...columnsOf(draft, caller),
      organizationId: organization?.id ?? null,
      consentBy: by,
      createdAt: now,
    })
    if (id === undefined) return { ...wrong('email', 'taken'), ...((await isFound(tx, caller, draft.email)) ? {} : { isElsewhere: true }) }
    await giveRole(tx, id, roleOf[draft.type])
    if (by === 'school' && organization)
      await giveConsents(tx, id, ['account'], { by, how: 'school_agreement', organizationId: organization.id }, now)
    const newValue = { type: draft.type, organization_id: organization?.id ?? null, age_group_id: draft.age_group_id, consent_by: by }
    await writeLog(tx, now, { action: 'create', entity: 'users', actorId: caller.id, subjectId: id, newValue })
    await invite(ground, tx, id, now)
    return { id }
  })

/** Whether who has an address is one whom the caller finds in the list anyway. */
async function isFound(tx: Transaction, caller: Caller, email: string) {
  const holder = await findUserByEmail(tx, email)
  return holder !== undefined && (await findListed(tx, caller, holder.id)) !== undefined
}

const yearOf = ({ age_group_id, turns_18_in }: NewPerson) => (age_group_id === 2 ? (turns_18_in ?? null) : null)

const columnsOf = (draft: NewPerson, caller: Caller) => ({
  firstName: draft.first_name,
  lastName: draft.last_name,
  email: draft.email,
  type: draft.type,
  ageGroupId: draft.age_group_id,
  turns18In: yearOf(draft),
  country: draft.country ?? null,
  languageId: draft.language_id ?? caller.languageId,
})

/** Members belong to an institution within the caller's scope, everybody else to none, whom only who administers all may add. */
async function placeOf(tx: Transaction, caller: Caller, draft: NewPerson): Promise<{ organization: Organization | undefined } | Wrong> {
  if (draft.age_group_id === 2 && yearOf(draft) === null) return wrong('turns_18_in', 'turns_18_missing')
  if (draft.type === 'individual' || draft.type === 'coaching') {
    if (grantOf(caller, 'admin_users')?.scope !== 'all') return wrong('type', 'choice_unknown')
    return draft.organization_id ? wrong('organization_id', 'choice_unknown') : { organization: undefined }
  }
  const id = draft.organization_id ?? (grantOf(caller, 'admin_users')?.scope === 'all' ? undefined : caller.organizationId)
  if (!id) return wrong('organization_id', 'required')
  const known = await findWithin(tx, caller, id, ['access_users', 'admin_users'])
  return known ? { organization: await lockOrganization(tx, known.id) } : wrong('organization_id', 'choice_unknown')
}

async function invite(ground: Ground, tx: Transaction, id: number, now: Date) {
  const account = await holdUser(tx, id)
  const to = account && (await addresseeOf(tx, account))
  if (to) await ground.queue.send(tx, 'mail', invitedMail(to, ground.publicUrl, await openReset(tx, id, addDays(now, inviteDays))))
}

/** Out, or back in, all or none; each within the caller's scope, and nobody who may do more than the caller. Who goes is signed out. */
export const movePeople = (db: Db, caller: Caller, ids: readonly number[], removed: 0 | 1, now: Date) =>
  db.transaction(async (tx) => {
    const named = [...new Set(ids)]
    if (named.includes(caller.id)) return { refused: 'own_account' as const }
    // the administrators first, as who changes roles does: two who remove each other would wait for each other
    const isOneNotToGo = removed === 1 && (await isOneKept(tx, caller, named))
    const held = await holdPeopleWithin(tx, caller, named, ['admin_users'])
    if (held.length < named.length || held.some((one) => one.removed === removed)) return { refused: 'row_unknown' as const }
    const rights = await rightsOf(tx, named, now)
    if (!rights.every((theirs) => reachesAsFar(caller.grants, theirs))) return { refused: 'forbidden' as const }
    if (isOneNotToGo) return { refused: 'administrator_kept' as const }
    const refused = removed === 0 ? await noPlaceFor(tx, held) : undefined
    if (refused) return { refused }

    await setRemoved(tx, named, removed)
    const entry = { action: removed === 1 ? ('delete' as const) : ('restore' as const), entity: 'users', actorId: caller.id }
    const values = { oldValue: { removed: 1 - removed }, newValue: { removed } }
    await writeLog(tx, now, ...held.map(({ id }) => ({ ...entry, subjectId: id, ...values })))
    return { ids: held.map(({ id }) => id) }
  })
