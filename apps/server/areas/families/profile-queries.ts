import type { FamilyProfileView } from '@quartet/contract/areas/families.ts'
import { familyStageOf, isLookedAfter, teamSightOf } from '@quartet/domain/families.ts'
import { type ProfilePart, profileParts, type Relation } from '@quartet/domain/visibility.ts'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../db/db.ts'
import { contacts } from '../contacts/tables.ts'
import { showUser } from '../profile/queries.ts'
import { tasks } from '../tasks/tables.ts'
import { teamMembers, teams } from '../teams/tables.ts'
import { users } from '../users/tables.ts'
import { isInUse } from './care-queries.ts'
import { findMember } from './queries.ts'
import { administersFamilies, partsOfMember, sharesNow, type Viewer } from './view-queries.ts'

const tasksShown = 100

export type FamilyBond = {
  relation: Relation
  person: typeof users.$inferSelect
  seen: ProfilePart[]
}

/** What a member of a family is to a reader; undefined for members of other families. */
export async function findFamilyBond(
  db: Reader,
  { caller, now }: Viewer,
  memberId: number,
): Promise<FamilyBond | undefined> {
  const isStaff = administersFamilies(caller)
  const row = await findMember(db, memberId, isStaff ? undefined : caller.id)
  if (!row) return undefined
  const { person, membership } = row
  if (isStaff) return { relation: 'platform', person, seen: [...profileParts] }
  return {
    relation: 'family_admin',
    person,
    seen: partsOfMember(person, sharesNow(person, membership, now), now),
  }
}

/** A member with the parts that the reader sees at this age. */
export async function showFamilyProfile(
  db: Db,
  { relation, person, seen }: FamilyBond,
  now: Date,
): Promise<FamilyProfileView> {
  const user = await showUser(db, person.id, now, { seen, own: false })
  const stage = familyStageOf(person, now.getUTCFullYear())
  const sight = relation === 'platform' ? 'all' : teamSightOf[stage]
  const isCared = relation === 'family_admin' && isLookedAfter(stage)
  const chosen = new Set(user.selected_attributes)
  const { id, name, first_name, last_name, age_group_id, classification } = user
  const { sequence, precision, technical_reasoning, confluence, score_error } = user
  return {
    ...{ id, name, first_name, last_name, age_group_id, classification, score_error },
    ...{ sequence, precision, technical_reasoning, confluence, stage, sees: seen },
    user_pattern_classification: user.user_pattern_classification,
    statements: user.attributes
      .filter((one) => chosen.has(one.id) || one.user_id === id)
      .map((one) => ({ id: one.id, title: one.title, pattern: one.pattern })),
    tasks: seen.includes('tasks') ? await listTasks(db, id, seen.includes('task_text')) : [],
    teams: sight === 'none' ? [] : await listTeams(db, id, sight === 'all'),
    contacts: sight === 'all' ? await listContacts(db, id) : [],
    ...{ may_export: isCared && isInUse(person), may_erase: isCared },
  }
}

async function listTasks(db: Reader, userId: number, withText: boolean) {
  const rows = await db
    .select({
      ...{ id: tasks.id, name: tasks.name, area: tasks.area, status: tasks.status },
      ...{ due_date: tasks.dueDate, description: tasks.description },
    })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), eq(tasks.removed, 0)))
    .orderBy(desc(tasks.id))
    .limit(tasksShown)
  return rows.map((row) => ({ ...row, description: withText ? row.description : null }))
}

const fullName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`

async function listTeams(db: Reader, userId: number, withPeople: boolean) {
  const rows = await db
    .select({ id: teams.id, name: teams.name })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(
      and(eq(teamMembers.userId, userId), eq(teamMembers.status, 'accepted'), eq(teams.removed, 0)),
    )
    .orderBy(asc(teams.id))
  return Promise.all(
    rows.map(async (team) => ({
      ...team,
      members: withPeople ? await namesInTeam(db, team.id, userId) : [],
    })),
  )
}

async function namesInTeam(db: Reader, teamId: number, but: number) {
  const rows = await db
    .select({ name: fullName })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(
      and(eq(teamMembers.teamId, teamId), eq(teamMembers.status, 'accepted'), ne(users.id, but)),
    )
    .orderBy(asc(users.sorted), asc(users.id))
  return rows.map(({ name }) => name)
}

async function listContacts(db: Reader, userId: number) {
  const other = sql`case when ${contacts.requesterId} = ${userId} then ${contacts.addresseeId} else ${contacts.requesterId} end`
  const rows = await db
    .select({ name: fullName })
    .from(contacts)
    .innerJoin(users, eq(users.id, other))
    .where(
      and(
        sql`${userId} in (${contacts.requesterId}, ${contacts.addresseeId})`,
        eq(contacts.status, 'accepted'),
      ),
    )
    .orderBy(asc(users.sorted), asc(users.id))
  return rows.map(({ name }) => name)
}
