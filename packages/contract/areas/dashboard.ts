import { chartDays, fewestPeople } from '@quartet/domain/dashboard.ts'
import { z } from 'zod'
import { Day, ListQuery } from '../list.ts'
import { Id, route, signedIn } from '../route.ts'
import { CmsText } from './cms.ts'
import { personTypes } from './users.ts'

const Figure = z.number().int().min(0)
const AsOf = z.string().describe('When the figures were counted, ISO 8601.')
const figures = { as_of: AsOf }

const Of = z.object({
  organization_id: Id.optional().describe('Only members of this institution.'),
})
const Days = Of.extend({
  date_from: Day.optional().describe(
    `The first day in UTC; ${chartDays.usual} days before the last one without it.`,
  ),
  date_to: Day.optional().describe(
    `The last day in UTC, at most ${chartDays.max} days in all; today without it.`,
  ),
})
export type FiguresQuery = z.infer<typeof Of>
export type DaysQuery = z.infer<typeof Days>

const few = `Null about fewer than ${fewestPeople} people.`
const Statistics = z.object({
  ...figures,
  organization: z
    .object({ id: z.number().int(), name: z.string() })
    .nullable()
    .describe('The institution whose members are counted; null for everybody in scope.'),
  scope: z.enum(['all', 'organization', 'groups']),
  sees_visits: z.boolean().describe('Whether the caller can list who is active.'),
  all_users: Figure.describe('People in scope who learn, without those in the bin.'),
  active_users: Figure.nullable().describe(
    `Those with a call in the last 30 days. ${few} Also null for groups and, without \`sees_visits\`, when fewer than ${fewestPeople} people are active or not.`,
  ),
  individual: Figure.nullable().describe('Individuals and coaching clients.'),
  student: Figure.nullable(),
  institution: Figure.nullable(),
  users_didnot_finish_lci_count: Figure.nullable(),
  users_didnot_finish_plp_count: Figure.nullable(),
  users_didnot_decode_tasks_count: Figure.nullable(),
  users_not_in_teams_count: Figure.nullable(),
  joined_count: Figure.nullable().describe('Those who have signed in at least once.'),
})
Statistics.register(z.globalRegistry, {
  id: 'Statistics',
  description: `The figures of a scope. All but \`all_users\` are null about fewer than ${fewestPeople} people.`,
})
export type Statistics = z.infer<typeof Statistics>

const DayCount = z.object({ date: z.string().describe('yyyy-MM-dd in UTC.'), count: Figure })
DayCount.register(z.globalRegistry, { id: 'DayCount' })
export type DayCount = z.infer<typeof DayCount>
const OrganizationCount = z.object({
  organization_id: z.number().int().nullable(),
  organization_name: z.string().nullable().describe('Null for all other institutions together.'),
  user_count: Figure,
})
OrganizationCount.register(z.globalRegistry, { id: 'OrganizationCount' })
export type OrganizationCount = z.infer<typeof OrganizationCount>

const Progress = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(personTypes),
  organization_name: z.string().nullable(),
  inventory: z.boolean(),
  profile: z.boolean(),
  decoded_task: z.boolean(),
  strategy_card: z.boolean(),
  share: z.boolean(),
  team: z.boolean(),
})
Progress.register(z.globalRegistry, {
  id: 'Progress',
  description: 'Which of the six steps a person has done.',
})
export type ProgressView = z.infer<typeof Progress>

const done = z.enum(['yes', 'no']).optional()
const ProgressQuery = ListQuery.omit({ removed: true }).extend({
  order_by: z.enum(['id', 'name', 'created_at']).default('id'),
  id: Id.optional().describe('Only this person.'),
  type: z
    .enum(['individual', 'student', 'institution'])
    .optional()
    .describe('As on the cards: coaching clients are individuals.'),
  organization_id: Id.optional(),
  inventory: done.describe('Whether they have a result.'),
  profile: done.describe('Whether they have a statement in each pattern.'),
  decoded_task: done.describe('Whether they have decoded a task.'),
  team: done.describe('Whether they have accepted a team that is not archived.'),
  active: z
    .literal('30')
    .optional()
    .describe('Only those with a call in the last 30 days; for administrators of everybody.'),
})
export type ProgressListQuery = z.infer<typeof ProgressQuery>

const sees = signedIn('access_dashboard')
const counts = { errors: ['not_found'] } as const
const Texts = z.object({ content: z.array(CmsText) })

export const dashboard = {
  people: route(
    'POST /users/dashboard',
    signedIn(),
    'People in scope who learn, and which of the six steps they have done; others only find themselves',
    { errors: ['forbidden'] },
  )
    .input(z.object({ query: ProgressQuery }))
    .output(z.object({ list: z.array(Progress), count: z.number().int() })),
  cards: route(
    'GET /users/dashboard/cards',
    signedIn(),
    'The cards on the dashboard of the caller, as HTML',
  ).output(Texts),
  cms: route(
    'GET /users/dashboard/cms',
    signedIn(),
    'The text on the dashboard of the caller, as HTML',
  ).output(Texts),
  statistics: route(
    'GET /users/statistics',
    sees,
    'How many people learn, how many of them are active and what they have not done yet',
    counts,
  )
    .input(z.object({ query: Of }))
    .output(Statistics),
  types: route('GET /dashboard/users_type', sees, 'People who learn by type', counts)
    .input(z.object({ query: Of }))
    .output(
      z.object({
        ...figures,
        users_type_count: z.array(z.object({ type: z.enum(personTypes), count: Figure })),
      }),
    ),
  activation: route(
    'GET /dashboard/users/activation/count',
    sees,
    'People who learn, and how many of them are active',
    counts,
  )
    .input(z.object({ query: Of }))
    .output(Statistics.pick({ as_of: true, active_users: true, all_users: true })),
  institutions: route(
    'GET /dashboard/org_count',
    sees,
    'People who learn by institution: the largest, and all others together',
    counts,
  )
    .input(z.object({ query: Of }))
    .output(z.object({ ...figures, users_organization_count: z.array(OrganizationCount) })),
  tasks: route('GET /dashboard/task_count', sees, 'Tasks that people created by day', counts)
    .input(z.object({ query: Days }))
    .output(z.object({ ...figures, task_count: z.array(DayCount) })),
  activity: route(
    'GET /dashboard/logs_count',
    sees,
    'Entries of the log by day; none for groups, whose people would show in the differences',
    counts,
  )
    .input(z.object({ query: Days }))
    .output(z.object({ ...figures, logs_count: z.array(DayCount) })),
}
