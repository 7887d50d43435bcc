import type { ChangedPersonal } from '@quartet/contract/areas/users-account.ts'
import { consentsAlone } from '@quartet/domain/consent.ts'
import { hasAllGrantsOf } from '@quartet/domain/permissions.ts'
import type { Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { endSessions } from '../auth/commands.ts'
import { failIfTaken, setEmail } from '../auth/email-commands.ts'
import { lapseOpenAttempts } from '../inventory/commands.ts'
import { writeLog } from '../logs/commands.ts'
import { findRights } from '../roles/rights-queries.ts'
import { inviteAnew } from './admin-commands.ts'
import { changeUser } from './commands.ts'
import { lockUser } from './queries.ts'

type User = NonNullable<Awaited<ReturnType<typeof lockUser>>>
type Aged = Parameters<typeof consentsAlone>[0]
type Change = ChangedPersonal & { personId: number }

/** Whether somebody turns 22 this year or did before, and may choose the adult form (D1). */
export const mayBecomeAdult = (
  { ageGroupId, turns18In }: Pick<User, 'ageGroupId' | 'turns18In'>,
  now: Date,
) => ageGroupId === 2 && turns18In !== null && turns18In + 4 <= now.getUTCFullYear()

/**
 * Changes the caller's country and place or moves the caller to the adult form; for others also corrects the
 * address and the age. With the age, an inventory that was begun with the other form ends.
 */
export const changePersonal = (context: CallerContext, { personId, ...fields }: Change) =>
  context.db
    .transaction(async (tx) => {
      const person = await lockUser(tx, personId)
      if (!person) return fail('row_unknown')
      const isOwn = personId === context.caller.id
      const rejected = isOwn
        ? rejectionOfOwn(person, fields, context.now)
        : await rejectionOf(tx, context, person, fields)
      if (rejected) return rejected
      const placed = await writePlace(tx, context, person, fields)
      const after = await writePersonal(tx, context, placed, fields)
      const { email } = fields
      if (email === undefined || email === person.email) return ok(after)
      const changed = await setEmail(tx, context, { id: personId, email, verifiedAt: null })
      await endSessions(tx, personId)
      if (person.passwordHash === null) await inviteAnew(tx, context, personId)
      return ok(changed)
    })
    .catch(failIfTaken)

/** A minor's country decides who consents, so only adults change it; nobody turns back. */
function rejectionOfOwn(person: User, fields: ChangedPersonal, now: Date) {
  const { country, age_group_id, email, turns_18_in } = fields
  if (email !== undefined || turns_18_in !== undefined) return fail('forbidden')
  if (country !== undefined && person.ageGroupId !== 3) return fail('forbidden')
  if (age_group_id !== undefined && (age_group_id !== 3 || !mayBecomeAdult(person, now)))
    return failFields({ age_group_id: 'not_adult_yet' })
  return undefined
}

async function rejectionOf(
  tx: Transaction,
  { caller, now }: CallerContext,
  person: User,
  fields: ChangedPersonal,
) {
  if (!hasAllGrantsOf(caller.grants, await findRights(tx, person.id, now))) return fail('forbidden')
  const next = nextOf(person, fields)
  // children have no address of their own
  if (fields.email !== undefined && next.ageGroupId === 1) return fail('not_for_children')
  if (next.ageGroupId === 2 && next.turns18In === null)
    return failFields({ turns_18_in: 'turns_18_missing' })
  const changesAge = next.ageGroupId !== person.ageGroupId || next.turns18In !== person.turns18In
  const changesConsent = changesAge || next.country !== person.country
  if (!changesConsent) return undefined
  const year = now.getUTCFullYear()
  const isOldEnough = (one: Omit<Aged, 'consentBy'>) =>
    consentsAlone({ ...one, consentBy: 'guardian' }, year)
  const willBe = isOldEnough({ ...person, ...next })
  // nobody is taken out of the consent of a guardian or a school, nor needs one that nobody gave
  const changesConsenter = person.consentBy === 'self' ? !willBe : willBe && !isOldEnough(person)
  if (changesConsenter) return failFields({ age_group_id: 'guardian_first' })
  return undefined
}

function nextOf(person: User, { age_group_id, turns_18_in, country }: ChangedPersonal) {
  const ageGroupId = age_group_id ?? person.ageGroupId
  const turns18In = turns_18_in === undefined ? person.turns18In : turns_18_in
  return {
    ageGroupId,
    turns18In: ageGroupId === 2 ? turns18In : null,
    country: country === undefined ? person.country : country,
  }
}

async function writePersonal(
  tx: Transaction,
  { caller, now }: CallerContext,
  person: User,
  fields: ChangedPersonal,
) {
  const next = nextOf(person, fields)
  const names = (['ageGroupId', 'turns18In', 'country'] as const).filter(
    (name) => next[name] !== person[name],
  )
  if (names.length === 0) return person
  const isNewAge = next.ageGroupId !== person.ageGroupId
  const { after } = await changeUser(tx, person.id, next)
  if (isNewAge) await lapseOpenAttempts(tx, person.id, now)
  const valuesOf = (values: Pick<User, 'ageGroupId' | 'turns18In' | 'country'>) => ({
    age_group_id: values.ageGroupId,
    turns_18_in: values.turns18In,
    country: values.country,
  })
  await writeLog(tx, now, {
    action: 'update',
    entity: 'users',
    actorId: caller.id,
    subjectId: person.id,
    oldValue: valuesOf(person),
    newValue: valuesOf(next),
  })
  return after
}

/** Changes where a person lives; the log says only that it changed. */
async function writePlace(
  tx: Transaction,
  { caller, now }: CallerContext,
  person: User,
  { city = person.city, state = person.state, zip_code: zipCode = person.zipCode }: ChangedPersonal,
) {
  const next = { city, state, zipCode }
  const names = (['city', 'state', 'zipCode'] as const).filter(
    (name) => next[name] !== person[name],
  )
  if (names.length === 0) return person
  const { after } = await changeUser(tx, person.id, next)
  await writeLog(tx, now, {
    action: 'update',
    entity: 'users',
    actorId: caller.id,
    subjectId: person.id,
    newValue: { fields: names.map((name) => (name === 'zipCode' ? 'zip_code' : name)) },
  })
  return after
}
