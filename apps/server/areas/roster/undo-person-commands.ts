import type { RosterNote } from '@quartet/domain/roster.ts'
import type { Transaction } from '../../db/db.ts'
import type { CallerContext } from '../../services.ts'
import { setClasses } from '../groups/class-commands.ts'
import { endMembership } from '../memberships/leave-commands.ts'
import { erasePerson } from '../privacy/commands.ts'
import { changeValues } from './change-commands.ts'
import { valuesOf } from './change-queries.ts'
import { isNumberTaken } from './number-commands.ts'
import {
  findUsedAddresses,
  lockMembers,
  mayReaddress,
  type RosterMember,
} from './people-queries.ts'
import type { StoredRoster, StoredRow } from './queries.ts'
import { bringBack } from './return-commands.ts'
import type { RosterValues } from './tables.ts'

type Note = RosterNote | null

/** Undoes the row of one person; returns what of it could not be undone. */
export async function revert(
  tx: Transaction,
  context: CallerContext,
  { organizationId }: StoredRoster,
  row: StoredRow,
): Promise<Note> {
  const [member] = await lockMembers(tx, [row.targetId ?? 0])
  if (!member) return null // erased in the meantime
  if (row.kind === 'leaving') return bringBack(tx, context, { organizationId, row })
  if (member.organizationId !== organizationId) return 'elsewhere'
  return row.kind === 'added'
    ? withdraw(tx, context, member)
    : restore(tx, { organizationId, now: context.now }, member, row)
}

/** Whoever has got further rights since is more than this import made of them. */
async function withdraw(
  tx: Transaction,
  context: CallerContext,
  member: RosterMember,
): Promise<Note> {
  const { id, entered, isOrdinary } = member
  if (!isOrdinary) return 'changed'
  if (!entered) {
    await erasePerson(tx, context, id, 'import_undone')
    return null
  }
  const leaving = { personId: id, resumesRenewal: false, guardianEmail: undefined }
  return (await endMembership(tx, context, leaving)).ok ? 'entered' : 'changed'
}

type Place = { organizationId: number; now: Date }

/** Gives back the values that nobody has changed since. */
async function restore(
  tx: Transaction,
  place: Place,
  member: RosterMember,
  row: StoredRow,
): Promise<Note> {
  const now: RosterValues = valuesOf(member)
  const { draft, before } = row
  const isSame = (name: keyof RosterValues, values: RosterValues) =>
    JSON.stringify(now[name] ?? null) === JSON.stringify(values[name] ?? null)
  const names = namesOf(draft).filter((name) => !isSame(name, before))
  const back: RosterValues = {}
  for (const name of names) {
    const former = { [name]: before[name] ?? null }
    if (isSame(name, draft) && (await mayGiveBack(tx, place, member, former)))
      Object.assign(back, former)
  }
  await write(tx, place, member, back)
  return namesOf(back).length < names.length ? 'changed' : null
}

const namesOf = (values: RosterValues) => Object.keys(values) as (keyof RosterValues)[]

/** Whether nobody else has the address or number, and the address is still the institution's. */
async function mayGiveBack(
  tx: Transaction,
  { organizationId }: Place,
  member: RosterMember,
  { email, member_number }: RosterValues,
) {
  if (email !== undefined && !(mayReaddress(member) && (await isFree(tx, email)))) return false
  return !(member_number && (await isNumberTaken(tx, organizationId, member_number)))
}

async function write(
  tx: Transaction,
  place: Place,
  { id, isFacilitator }: RosterMember,
  { classes, ...values }: RosterValues,
) {
  if (Object.keys(values).length > 0) await changeValues(tx, [{ id, values }])
  if (classes) await setClasses(tx, place, [{ userId: id, isFacilitator, classes }])
}

const isFree = async (tx: Transaction, email: string | null | undefined) =>
  !email || (await findUsedAddresses(tx, [email.toLowerCase()])).size === 0
