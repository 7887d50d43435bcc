import { randomInt } from 'node:crypto'
import { consentsAlone } from '@quartet/domain/consent.ts'
import { familyCodeFrom, familyNameOf, familyStageOf } from '@quartet/domain/families.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { stopRenewal } from '../billing/commands.ts'
import { writeLog } from '../logs/commands.ts'
import { notify } from '../notifications/commands.ts'
import { giveRole } from '../roles/commands.ts'
import { findUser, lockUser } from '../users/queries.ts'
import {
  countPeople,
  type Family,
  findFamilyByCode,
  findOwnFamily,
  findPlanEnd,
  lockFamily,
  readFamilyMax,
} from './queries.ts'
import { families, familyMembers } from './tables.ts'

const inOneOf = 2 ** 32
const newFamilyCode = () => familyCodeFrom(() => randomInt(inOneOf) / inOneOf)

type Founder = { adminId: number; name?: string | undefined; now: Date }

/** Makes the family of an account that pays for one; `family_joined` when it belongs to one. */
export async function createFamily(tx: Transaction, { adminId, name, now }: Founder) {
  const admin = await lockUser(tx, adminId)
  if (!admin) throw new Error(`user ${adminId} is gone`)
  if (await belongsToFamily(tx, adminId)) return fail('family_joined')
  const [family] = await tx
    .insert(families)
    .values({
      name: name?.trim() || familyNameOf(admin.lastName, admin.firstName),
      code: newFamilyCode(),
      adminId,
      planEndsAt: await findPlanEnd(tx, adminId),
      createdAt: now,
    })
    .returning()
  if (!family) throw new Error('the family was not stored')
  await giveRole(tx, adminId, 'family_admin')
  await writeLog(tx, now, {
    ...{ action: 'create', entity: 'families', entityId: family.id },
    ...{ actorId: adminId, subjectId: adminId },
  })
  return ok({ family })
}

/** Whether a locked person has a family or is a member of one. */
async function belongsToFamily(tx: Transaction, userId: number) {
  const own = await tx.$count(families, eq(families.adminId, userId))
  const joined = await tx.$count(familyMembers, and(eq(familyMembers.userId, userId), isMember))
  return own + joined > 0
}

const isMember = isNull(familyMembers.leftAt)

/**
 * Locks the family with this code when somebody can join it, before anything is written: with this
 * lock, a new account can join. A sign-up with `email` replaces an unconfirmed one.
 */
export async function lockFamilyToJoin(
  tx: Transaction,
  { code, email, now }: { code: string; email?: string; now: Date },
) {
  const found = await findFamilyByCode(tx, code)
  const family = found && (await lockFamily(tx, found.id))
  // its code can have been replaced
  if (!family || family.code !== found.code) return fail('family_code_unknown')
  const wrong = await whyClosed(tx, family, now, email)
  return wrong ? fail(wrong) : ok({ family })
}

/** Why nobody can join a locked family. */
export async function whyClosed(tx: Transaction, family: Family, now: Date, but?: string) {
  if (family.planEndsAt !== null && family.planEndsAt <= now) return 'family_ended'
  const people = await countPeople(tx, family.id, but)
  return people < (await readFamilyMax(tx)) ? undefined : 'family_full'
}

type Joiner = { code: string; userId: number; now: Date }

/** Adds an account to the family with this code. Fails before it writes anything. */
export async function joinFamilyByCode(tx: Transaction, { code, userId, now }: Joiner) {
  const open = await lockFamilyToJoin(tx, { code, now })
  if (!open.ok) return open
  if (await belongsToFamily(tx, userId)) return fail('family_joined')
  await addMember(tx, { family: open.family, userId, actorId: userId, now })
  await tellOfMember(tx, open.family, userId, now)
  return ok({ family: open.family })
}

type Addition = { family: Family; userId: number; actorId: number; now: Date }

/** Makes somebody a member of a locked family with a place; a renewal of their own stops. */
export async function addMember(tx: Transaction, { family, userId, actorId, now }: Addition) {
  const person = await lockUser(tx, userId)
  if (!person) throw new Error(`user ${userId} is gone`)
  const noticedStage = familyStageOf(person, now.getUTCFullYear())
  const row = { familyId: family.id, joinedAt: now, leftAt: null, shares: false, noticedStage }
  await tx
    .insert(familyMembers)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: familyMembers.userId, set: row })
  await giveRole(tx, userId, 'family_member')
  await stopRenewal(tx, userId)
  await writeLog(tx, now, {
    ...{ action: 'create', entity: 'family_members', entityId: family.id },
    ...{ actorId, subjectId: userId },
  })
}

/** Renames a family; undefined when it is gone. */
export const renameFamily = (
  { db, caller, now }: CallerContext,
  { familyId, name }: { familyId: number; name: string },
) =>
  db.transaction(async (tx) => {
    const family = await lockFamily(tx, familyId)
    if (!family) return undefined
    await tx.update(families).set({ name, editedAt: now }).where(eq(families.id, familyId))
    await writeLog(tx, now, {
      ...{ action: 'update', entity: 'families', entityId: familyId },
      ...{ actorId: caller.id, subjectId: family.adminId, newValue: { fields: ['name'] } },
    })
    return ok()
  })

/** Replaces the code of the caller's family; undefined without one. */
export const replaceCode = ({ db, caller, now }: CallerContext) =>
  db.transaction(async (tx) => {
    const own = await findOwnFamily(tx, caller.id)
    if (!own) return undefined
    const code = newFamilyCode()
    await tx.update(families).set({ code, editedAt: now }).where(eq(families.id, own.id))
    await writeLog(tx, now, {
      ...{ action: 'update', entity: 'families', entityId: own.id },
      ...{ actorId: caller.id, subjectId: caller.id, newValue: { fields: ['code'] } },
    })
    return ok({ code })
  })

/** The caller joins a family; for whoever cannot consent alone, nobody would have agreed to it. */
export const joinFamily = ({ db, caller, now }: CallerContext, code: string) =>
  db.transaction(async (tx) => {
    const person = await findUser(tx, caller.id)
    if (!person || !consentsAlone(person, now.getUTCFullYear())) return fail('guardian_only')
    return joinFamilyByCode(tx, { code, userId: caller.id, now })
  })

/** Tells the administrator of a family that somebody joined it with its code. */
const tellOfMember = (tx: Transaction, family: Family, userId: number, now: Date) =>
  notify(tx, now, 'family', [
    { userId: family.adminId, actorId: userId, data: { event: 'joined', family: family.name } },
  ])

/** Changes whether the caller shares more with the administrator; undefined without a family. */
export const setShares = ({ db, caller, now }: CallerContext, shares: boolean) =>
  db.transaction(async (tx) => {
    const changed = await tx
      .update(familyMembers)
      .set({ shares })
      .where(and(eq(familyMembers.userId, caller.id), isMember))
      .returning()
    if (changed.length === 0) return undefined
    await writeLog(tx, now, {
      ...{ action: 'consent', entity: 'family_members', actorId: caller.id },
      ...{ subjectId: caller.id, newValue: { shares } },
    })
    return ok()
  })
