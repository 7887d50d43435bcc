import { areas } from '@quartet/domain/areas.ts'
import { bands } from '@quartet/domain/bands.ts'
import { perPattern } from '@quartet/domain/patterns.ts'
import { taskBounds } from '@quartet/domain/task.ts'
import { teamTaskStatuses } from '@quartet/domain/teams.ts'
import { z } from 'zod'
import { nameText, text } from '../fields.ts'
import { ListQuery } from '../list.ts'
import { Id, route, signedIn } from '../route.ts'
import { Mark, Needed } from './tasks-schemas.ts'

const TeamTask = z.object({
  id: z.number().int(),
  team_id: z.number().int(),
  team_name: z.string(),
  name: z.string(),
  description: z.string(),
  area: z.enum(areas).describe('The area of its topic.'),
  topic_id: z.number().int().describe('The version of the topic in the reader’s language.'),
  topic_name: z.string(),
  status: z.enum(teamTaskStatuses),
  decoded: z.boolean().describe('Whether the team has saved it as decoded.'),
  created_by: z
    .object({ id: z.number().int(), name: z.string() })
    .nullable()
    .describe('The member who added it; null once they are no longer in the team.'),
  created_at: z.string().describe('ISO 8601.'),
  updated_at: z.string(),
  version: z
    .number()
    .int()
    .describe('Incremented with every change; a change names the version on which it is based.'),
  may_edit: z
    .boolean()
    .describe('Whether the caller may edit its text and delete it: its author, and the leader.'),
})
TeamTask.register(z.globalRegistry, { id: 'TeamTask', description: 'A task of a whole team.' })
export type TeamTaskView = z.infer<typeof TeamTask>

const Teammate = z.object({
  id: z.number().int(),
  name: z.string(),
  bands: z
    .object(perPattern(() => z.enum(bands)))
    .nullable()
    .describe('Null without a result.'),
})
export const WholeTeamTask = TeamTask.extend({
  language_id: z
    .number()
    .int()
    .nullable()
    .describe('The language of the text; null for the reader’s language.'),
  marks: z
    .array(Mark)
    .describe('All marks of a decoded task, otherwise only those that members made.'),
  needed: Needed.nullable().describe('What the team judged; null while it has not.'),
  decoded_at: z.string().nullable(),
  members: z
    .array(Teammate)
    .describe('The members, who share their degrees with this team; the caller first.'),
})
WholeTeamTask.register(z.globalRegistry, {
  id: 'WholeTeamTask',
  description: 'A task of a team with everything its page needs except the word wall.',
})
export type WholeTeamTaskView = z.infer<typeof WholeTeamTask>

const orders = [
  'id',
  'name',
  'team_name',
  'topic_name',
  'status',
  'created_at',
  'updated_at',
] as const
export type TeamTaskOrder = (typeof orders)[number]

const Query = ListQuery.omit({ removed: true }).extend({
  order_by: z.enum(orders).default('id'),
  status: z.enum(teamTaskStatuses).optional(),
})
export type TeamTaskListQuery = z.infer<typeof Query>

const named = { id: z.number().int(), name: z.string() }
const List = z.object({
  list: z.array(TeamTask),
  tasks: z.array(TeamTask),
  count: z.number().int(),
  teams: z.array(z.object(named)).describe('The teams whose tasks these are, by name.'),
  topics: z
    .array(z.object({ ...named, area: z.enum(areas), group_key: z.string() }))
    .describe('The topics for new tasks; `group_key` is the same in every language.'),
})
List.register(z.globalRegistry, { id: 'TeamTaskList' })
export type TeamTaskPage = z.infer<typeof List>

const fields = {
  name: nameText(taskBounds.name, 'required'),
  description: text(taskBounds.description, 'required'),
  topic_id: z.number({ error: 'required' }).pipe(Id),
  language_id: Id.nullable().optional(),
}
const NewTeamTask = z.strictObject(fields)
NewTeamTask.register(z.globalRegistry, {
  id: 'NewTeamTask',
  description:
    '`language_id`: the language of the text, which selects the word wall; null means the language of each reader.',
})
const EditedTeamTask = z
  .strictObject(fields)
  .partial()
  .extend({
    version: z.number().int().positive().optional(),
    status: z.enum(teamTaskStatuses).optional(),
    marks: z.array(Mark).max(taskBounds.marks).optional(),
    needed: Needed.nullable().optional(),
    decoded: z
      .boolean()
      .optional()
      .describe('Whether it is saved as decoded for the whole team; false reverts it.'),
  })
EditedTeamTask.register(z.globalRegistry, {
  id: 'EditedTeamTask',
  description:
    'Omitted fields stay unchanged. Every member may change status, marks and degrees; the text is edited by its author and the leader. A change based on an outdated `version` is rejected with team_task_changed.',
})

const byTeam = z.object({ team_id: Id })
const byTask = z.object({ task_id: Id })
const Shown = z.object({ task: WholeTeamTask })
Shown.register(z.globalRegistry, { id: 'TeamTaskResponse' })

/** Tasks of teams: for the members who have accepted, of teams that are not archived. */
export const teamTasks = {
  list: route('POST /teams/tasks', signedIn('access_team'), 'The tasks of all teams of the caller')
    .input(z.object({ query: Query }))
    .output(List),
  listOfTeam: route(
    'POST /teams/tasks/{team_id}',
    signedIn('access_team'),
    'The tasks of one team of the caller',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: byTeam, query: Query }))
    .output(List),
  add: route(
    'POST /teams/add/task/{team_id}',
    signedIn('access_team'),
    'Add a task to a team; the other members are notified',
    { errors: ['not_found', 'language_unknown', 'team_tasks_full'] },
  )
    .input(z.object({ params: byTeam, body: NewTeamTask }))
    .output(Shown),
  show: route(
    'GET /tasks/show/team/task/{task_id}',
    signedIn('access_team'),
    'One task of a team, with the degrees of its members',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: byTask }))
    .output(Shown),
  edit: route(
    'PUT /tasks/team/edit/{task_id}',
    signedIn('access_team'),
    'Change a task of a team: its text, its status, or what the team marked and judged',
    { errors: ['not_found', 'team_task_changed', 'language_unknown', 'team_tasks_full'] },
  )
    .input(z.object({ params: byTask, body: EditedTeamTask }))
    .output(Shown),
  remove: route(
    'DELETE /tasks/delete/team/task/{task_id}',
    signedIn('access_team'),
    'Delete a task of a team for all its members; it cannot be restored',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: byTask }))
    .output(z.object({ removed: z.array(z.number().int()) })),
}
