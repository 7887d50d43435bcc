import { learnerRoles, type ProgressStep } from '@quartet/domain/dashboard.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { type SQL, sql } from 'drizzle-orm'
import { attributes, selectedAttributes } from '../attributes/tables.ts'
import { roles, userRoles } from '../roles/tables.ts'
import { shareLinks, shares } from '../sharing/tables.ts'
import { chosenStrategies, tasks } from '../tasks/tables.ts'
import { teamMembers, teams } from '../teams/tables.ts'
import { scores } from '../users/tables.ts'

const keys = sql.param([...learnerRoles])

/** Whom the figures count (method D38): accounts that are not removed, with a role of learners. */
export const isLearner = sql`(users.removed = 0 and users.id in (
  select ur.user_id from ${userRoles} ur join ${roles} r on r.id = ur.role_id where r.key = any(${keys}::text[])))`

/** Whether an account was used since `since`, and whether it was ever used. */
export const isActiveSince = (since: Date) =>
  sql`(${hasJoined} and users.last_active_at >= ${since.toISOString()}::timestamptz)`
export const hasJoined = sql`(users.last_active_at > users.created_at)`

/**
 * The patterns in which somebody has a statement, as bits: the ticked ones of the catalogue without
 * notes on the order, and the own ones (method D14).
 */
const patternBits = sql`bit_or(case a.pattern ${sql.join(
  patterns.map((pattern, at) => sql` when ${pattern} then ${2 ** at}::int`),
)} end)`
const ticked = sql`select s.user_id, a.pattern from ${selectedAttributes} s join ${attributes} a on a.id = s.attribute_id
  where s.ticked and a.user_id is null and a.type <> 'Sequence' and a.removed = 0`
const own = sql`select a.user_id, a.pattern from ${attributes} a where a.removed = 0`
const allPatterns = sql`${2 ** patterns.length - 1}::int`

/** The people of a condition on `user_id` whose profile is finished. */
const finishedProfiles = (people: SQL) => sql`
  select a.user_id from (${ticked} and s.${people} union all ${own} and a.${people}) a
  group by a.user_id having ${patternBits} = ${allPatterns}`

/** Teams accepted by somebody that are not archived. */
const accepted = sql`select m.user_id from ${teamMembers} m join ${teams} t on t.id = m.team_id
  where m.status = 'accepted' and t.removed = 0`
const decoded = sql`select t.user_id from ${tasks} t where t.decoded_at is not null`

const ofUser = sql`user_id = users.id`

/** What each step is for one person of `users`; those of tasks include the ones in the bin. */
export const stepDone: Readonly<Record<ProgressStep, SQL>> = {
  inventory: sql`exists (select from ${scores} where scores.${ofUser})`,
  profile: sql`exists (${finishedProfiles(ofUser)})`,
  decoded_task: sql`exists (${decoded} and t.${ofUser})`,
  strategy_card: sql`exists (select from ${tasks} t join ${chosenStrategies} c on c.task_id = t.id where t.${ofUser})`,
  share: sql`(exists (select from ${shares} s where s.${ofUser}) or exists (select from ${shareLinks} s where s.${ofUser}))`,
  team: sql`exists (${accepted} and m.${ofUser})`,
}

/**
 * The people of `learners (id, …)` who have done each step, as one set each. `within` limits what is
 * read, for few people.
 */
export const doneSets = (within: SQL) => ({
  inventory: sql`select scores.user_id from ${scores} where scores.${within}`,
  profile: finishedProfiles(within),
  decodedTask: sql`select distinct user_id from (${decoded} and t.${within}) d`,
  team: sql`select distinct user_id from (${accepted} and m.${within}) m`,
})
