import type {
  FamilyDetailsView,
  FamilyListQuery,
  FamilyMemberView,
  FamilyView,
} from '@quartet/contract/areas/families.ts'
import {
  familyStageOf,
  familyTypes,
  mayLeaveFamily,
  teamSightOf,
} from '@quartet/domain/families.ts'
import { ageSeenOf, type ProfilePart, partsSeen } from '@quartet/domain/visibility.ts'
import { and, asc, desc, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { containsText } from '../../lists/list-query.ts'
import { type Caller, grantOf } from '../../security/caller.ts'
import { fourOf } from '../attributes/queries.ts'
import { doesAwaitResults } from '../class-sessions/hold-queries.ts'
import { erasureOrders } from '../privacy/tables.ts'
import { scores, users } from '../users/tables.ts'
import { readFamilyMax } from './queries.ts'
import { families, familyMembers } from './tables.ts'

export type Viewer = { caller: Caller; now: Date }
type Person = typeof users.$inferSelect
type Membership = typeof familyMembers.$inferSelect

/** Whether the caller administers families of the whole installation. */
export const administersFamilies = (caller: Caller) =>
  grantOf(caller, 'access_families')?.scope === 'all'

const people = sql<number>`(1 + (select count(*) from family_members m where m.family_id = ${families.id} and m.left_at is null))::int`
const adminName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`

const selectFamilies = (db: Reader) =>
  db
    .select({ ...getTableColumns(families), adminName, people })
    .from(families)
    .innerJoin(users, eq(users.id, families.adminId))
type Row = Awaited<ReturnType<typeof selectFamilies>>[number]

const toFamily = (row: Row): FamilyView => ({
  id: row.id,
  name: row.name,
  admin: { id: row.adminId, name: row.adminName },
  members: row.people,
  plan_ends_at: row.planEndsAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
})

/** The families that the caller administers: all, or the own one. */
const inScope = (caller: Caller): SQL | undefined =>
  administersFamilies(caller) ? undefined : eq(families.adminId, caller.id)

const orders = { id: families.id, name: families.sorted, created_at: families.createdAt }

export async function listFamilies(db: Reader, caller: Caller, query: FamilyListQuery) {
  const where = and(inScope(caller), containsText(families.searched, query.search_text))
  const direction = query.order_direction === 'ASC' ? asc : desc
  const rows = await selectFamilies(db)
    .where(where)
    .orderBy(direction(orders[query.order_by]), direction(families.id))
    .offset(query.offset)
    .limit(query.limit + 1)
  return { list: rows.map(toFamily), count: await db.$count(families, where) }
}

/** The present family of a person. */
export const ofPerson = (userId: number): SQL =>
  sql`(${families.adminId} = ${userId} or exists (select from family_members m where m.family_id = ${families.id} and m.user_id = ${userId} and m.left_at is null))`

export const withId = (familyId: number): SQL => sql`${families.id} = ${familyId}`

/** The parts of a profile that the administrator of the family sees. */
export const partsOfMember = (person: Person, shares: boolean, now: Date): ProfilePart[] =>
  partsSeen(
    'family_admin',
    ageSeenOf(person.ageGroupId, person.turns18In, now.getUTCFullYear()),
    shares,
  )

/** Sharing ends with the age at which it was chosen, also before the person is notified of it. */
export const sharesNow = (
  person: Person,
  { shares, noticedStage }: Pick<Membership, 'shares' | 'noticedStage'>,
  now: Date,
) => shares && noticedStage === familyStageOf(person, now.getUTCFullYear())

const ownView = (person: Person, membership: Membership, now: Date) => {
  const stage = familyStageOf(person, now.getUTCFullYear())
  const shares = sharesNow(person, membership, now)
  return {
    ...{ stage, shares, may_leave: mayLeaveFamily(stage) },
    sees: partsOfMember(person, shares, now),
    teams: teamSightOf[stage],
  }
}

/** A family with its people as the caller sees them; undefined for families of others. */
export async function showFamily(
  db: Reader,
  { caller, now }: Viewer,
  condition: SQL,
  search?: string,
): Promise<{ details: FamilyDetailsView; list: FamilyMemberView[] } | undefined> {
  const allowed = administersFamilies(caller) ? undefined : ofPerson(caller.id)
  const [row] = await selectFamilies(db).where(and(condition, allowed))
  if (!row) return undefined
  const members = await membersOf(db, row.id, search)
  const own = members.find(({ person }) => person.id === caller.id)
  const isHeld = await doesAwaitResults(db, caller.id, now)
  const isAdmin = row.adminId === caller.id
  const details = {
    ...toFamily(row),
    family_type: isAdmin ? familyTypes.admin : own ? familyTypes.member : null,
    family_code: isAdmin ? row.code : null,
    family_max: await readFamilyMax(db),
    may_rename: isAdmin || administersFamilies(caller),
    own: own ? ownView(own.person, own.membership, now) : null,
  }
  const list = members.map((one) =>
    toMember(one, {
      isAdmin,
      isStaff: administersFamilies(caller),
      callerId: caller.id,
      isHeld,
      now,
    }),
  )
  const admins = await adminView(db, row, { caller, isHeld }, search)
  return { details, list: [...admins, ...list] }
}

/** Whether the family has the account erased. */
const orderedByFamily = sql`exists (select from ${erasureOrders} o
  where o.user_id = ${users.id} and o.by = 'family')`

/** The members of a family by name. */
export const membersOf = (db: Reader, familyId: number, search?: string) =>
  db
    .select({ membership: familyMembers, person: users, score: scores })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .leftJoin(scores, eq(scores.userId, users.id))
    .where(
      and(
        eq(familyMembers.familyId, familyId),
        isNull(familyMembers.leftAt),
        or(eq(users.removed, 0), orderedByFamily),
        containsText(users.sorted, search),
      ),
    )
    .orderBy(asc(users.sorted), asc(users.id))
type MemberRow = Awaited<ReturnType<typeof membersOf>>[number]

const namesOf = ({ id, firstName, lastName }: Person) => ({
  ...{ id, first_name: firstName, last_name: lastName },
  name: `${firstName} ${lastName}`.trim(),
})

/** `isHeld` is whether the caller's own result is held back. */
type Reading = {
  isAdmin: boolean
  isStaff: boolean
  callerId: number
  isHeld: boolean
  now: Date
}

/** Other members see the name only. */
function toMember(
  { membership, person, score }: MemberRow,
  { isAdmin, isStaff, callerId, isHeld, now }: Reading,
): FamilyMemberView {
  const stage = familyStageOf(person, now.getUTCFullYear())
  const isOwn = callerId === person.id
  const parts =
    isOwn || isStaff
      ? undefined
      : isAdmin
        ? partsOfMember(person, sharesNow(person, membership, now), now)
        : []
  const isLeaving = person.removed === 1
  const sees = (part: ProfilePart) =>
    (!parts || (!isLeaving && parts.includes(part))) && !(isOwn && isHeld && part === 'scores')
  const known = isAdmin || isStaff || isOwn
  return {
    ...namesOf(person),
    family_type: familyTypes.member,
    age_group_id: known ? person.ageGroupId : null,
    stage: known ? stage : null,
    // an address that was only entered says nothing about who has it
    email: sees('address') && (!parts || person.emailVerifiedAt) ? person.email : null,
    login_name: isAdmin ? membership.loginName : null,
    joined_at: membership.joinedAt.toISOString(),
    shares: known && sharesNow(person, membership, now),
    awaiting: known && person.awaitingConsentSince !== null,
    lci: sees('scores') ? (score ? 'done' : 'not_done') : null,
    classification: sees('scores') ? (score?.classification ?? null) : null,
    scores: sees('scores') ? fourOf(score) : null,
    may_remove: isAdmin && !isLeaving,
    may_set_password: isAdmin && !isLeaving && mayHavePassword(person, membership, now),
    erase_from: isAdmin && isLeaving ? (person.eraseFrom?.toISOString() ?? null) : null,
  }
}

/** Minors without an address have no other way to a new password. */
export const mayHavePassword = (person: Person, { loginName }: Membership, now: Date) =>
  person.email === null &&
  loginName !== null &&
  familyStageOf(person, now.getUTCFullYear()) !== 'adult'

async function adminView(
  db: Reader,
  row: Row,
  { caller, isHeld }: { caller: Caller; isHeld: boolean },
  search?: string,
): Promise<FamilyMemberView[]> {
  const [found] = await db
    .select({ person: users, score: scores })
    .from(users)
    .leftJoin(scores, eq(scores.userId, users.id))
    .where(and(eq(users.id, row.adminId), containsText(users.sorted, search)))
  if (!found) return []
  const { person, score } = found
  const isOwn = caller.id === person.id
  const sees = isOwn || administersFamilies(caller)
  const seesScores = sees && !(isOwn && isHeld)
  return [
    {
      ...namesOf(person),
      family_type: familyTypes.admin,
      age_group_id: sees ? person.ageGroupId : null,
      ...{ stage: null, email: sees ? person.email : null, login_name: null },
      joined_at: row.createdAt.toISOString(),
      ...{ shares: false, awaiting: false },
      lci: seesScores ? (score ? 'done' : 'not_done') : null,
      classification: seesScores ? (score?.classification ?? null) : null,
      scores: seesScores ? fourOf(score) : null,
      ...{ may_remove: false, may_set_password: false, erase_from: null },
    },
  ]
}
