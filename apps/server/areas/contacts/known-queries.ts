import type { KnownPerson } from '@quartet/contract/areas/contacts.ts'
import { ageSeenOf, type ProfilePart, partsSeen, profileParts } from '@quartet/domain/visibility.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../db/db.ts'
import { findTicks } from '../attributes/queries.ts'
import { doesAwaitResults } from '../class-sessions/hold-queries.ts'
import { isClientOf, sharesWithFacilitators } from '../coaching/queries.ts'
import { showUser } from '../profile/queries.ts'
import { findUser } from '../users/queries.ts'
import { users } from '../users/tables.ts'
import { isContactOf, isOpen, type Viewer } from './queries.ts'

/** Whether the person of the row and the caller are members of the same team, which both share scores with. */
const isTeamMateOf = (callerId: number) => sql<boolean>`exists (
  select from team_members mine join team_members theirs on theirs.team_id = mine.team_id join teams t on t.id = mine.team_id
  where mine.user_id = ${callerId} and theirs.user_id = ${users.id} and mine.status = 'accepted' and theirs.status = 'accepted' and t.removed = 0)`

/** What a person is to the caller, besides a person in scope; undefined for everybody else. */
export async function findBond(db: Reader, viewer: Viewer, personId: number) {
  const conditions = {
    facilitator: isClientOf(viewer.caller.id),
    team_mate: isTeamMateOf(viewer.caller.id),
    contact: isContactOf(viewer),
  }
  const relations: KnownPerson['relation'][] = []
  for (const relation of ['facilitator', 'team_mate', 'contact'] as const)
    if (await isKnown(db, viewer, personId, conditions[relation])) relations.push(relation)
  const [relation] = relations
  const person = relation && (await findUser(db, personId))
  if (!person) return undefined
  const age = ageSeenOf(person.ageGroupId, person.turns18In, viewer.now.getUTCFullYear())
  const shares = {
    facilitator: await isKnown(db, viewer, personId, sharesWithFacilitators),
    team_mate: true,
    contact: false,
  }
  const seen = new Set(relations.flatMap((one) => partsSeen(one, age, shares[one])))
  if (await doesAwaitResults(db, personId, viewer.now))
    for (const part of ['scores', 'answers', 'statements'] as const) seen.delete(part)
  return { relation, seen: profileParts.filter((part) => seen.has(part)) }
}

async function isKnown(db: Reader, { caller }: Viewer, personId: number, condition: SQL) {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, personId), isOpen, sql`${users.id} <> ${caller.id}`, condition))
  return found.length > 0
}

/** The profile of a contact, team-mate or coaching client, with the parts that such a reader sees. */
export async function showKnown(
  db: Db,
  personId: number,
  { relation, seen, now }: { relation: KnownPerson['relation']; seen: ProfilePart[]; now: Date },
): Promise<KnownPerson> {
  const user = await showUser(db, personId, now, { seen, own: false })
  const { id, name, about_me, job_title, topics, skills, classification } = user
  const { sequence, precision, technical_reasoning, confluence, score_error } = user
  return {
    ...{ id, name, relation, about_me, job_title, topics, skills, classification },
    ...{ sequence, precision, technical_reasoning, confluence, score_error },
    user_pattern_classification: user.user_pattern_classification,
    sees_scores: seen.includes('scores'),
    statements: seen.includes('statements') ? await statementsOfProfile(db, personId) : [],
  }
}

/** The ticked statements of a profile. */
async function statementsOfProfile(db: Db, personId: number) {
  const { statements, ticked } = await findTicks(db, db, personId)
  return statements
    .filter(({ id }) => ticked.includes(id))
    .map(({ pattern, title }) => ({ pattern, title }))
}
