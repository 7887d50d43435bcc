import { areas } from '@quartet/domain/areas.ts'
import { bands } from '@quartet/domain/bands.ts'
import { feelings } from '@quartet/domain/career-match.ts'
import { neededDegrees } from '@quartet/domain/demand.ts'
import { assignedStatuses, drillSteps, taskStatuses } from '@quartet/domain/drill.ts'
import { fitActions } from '@quartet/domain/fit.ts'
import { patterns, perPattern } from '@quartet/domain/patterns.ts'
import { taskBounds } from '@quartet/domain/task.ts'
import { z } from 'zod'
import { nameText, optionalName, optionalText, storedText, text } from '../fields.ts'
import { Day, ListQuery } from '../list.ts'
import { holding, Id, readsPerson } from '../route.ts'
import { Attribute } from './attributes.ts'
import { AgeGroupId, CmsText } from './cms.ts'
import { MailedPdf } from './sharing.ts'

const Pattern = z.enum(patterns)
export const Needed = z.object(perPattern(() => z.enum(neededDegrees)))
Needed.register(z.globalRegistry, { id: 'Needed' })
const Place = z.number().int().min(0).max(taskBounds.description)

export const Mark = z.strictObject({
  start: Place,
  end: Place,
  text: z.string().max(400),
  pattern: Pattern.nullable(),
  source: z.enum(['auto', 'user']),
})
Mark.register(z.globalRegistry, {
  id: 'Mark',
  description:
    'A marked range of the description in UTF-16 units, end exclusive (method D17); a null pattern is a cleared cue.',
})
const DrillNote = z.object({
  step: z.enum(drillSteps),
  note: z.string(),
  rating: z
    .literal([1, 2, 3, 4, 5])
    .optional()
    .describe('For Assess: whether the result met the expectations.'),
  at: z.string().describe('ISO 8601.'),
})
DrillNote.register(z.globalRegistry, { id: 'DrillNote' })
const Duty = z.strictObject({ text: storedText(2000), feeling: z.enum(feelings) })
Duty.register(z.globalRegistry, {
  id: 'Duty',
  description:
    'A line of a job description: what a person would do there, and how the user feels about it (method D25).',
})

export const Task = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  area: z.enum(areas),
  name: z.string(),
  description: z
    .string()
    .describe(
      'Empty for readers who can only see names and states, as are category, marks, notes, strategies and everything derived from the text.',
    ),
  topic_id: z.number().int().describe('The version of the topic in the reader’s language.'),
  topic_name: z.string(),
  status: z.enum(taskStatuses),
  priority: z.literal([1, 2, 3]).nullable().describe('1 high, 2 normal, 3 low.'),
  due_date: z.string().nullable(),
  category: z.string().describe('A label chosen by the person for sorting.'),
  pushed_by: z
    .object({ id: z.number().int(), name: z.string() })
    .nullable()
    .describe(
      'Who pushed the task; null for other tasks, or when the sender is no longer visible.',
    ),
  removed: z.literal([0, 1]),
  created_at: z.string().describe('ISO 8601.'),
  updated_at: z.string(),
  version: z
    .number()
    .int()
    .describe('Incremented with every change; a change names the version on which it is based.'),
})
Task.register(z.globalRegistry, { id: 'Task', description: 'A row of the task lists.' })

export const Strategy = z.object({
  id: z.number().int(),
  pattern: Pattern,
  action: z.enum(fitActions),
  title: z.string(),
  body: z.string(),
  worked_before: z
    .number()
    .int()
    .describe(
      'How often it worked for this person minus how often it did not; strategies that worked come first.',
    ),
})
Strategy.register(z.globalRegistry, {
  id: 'TaskStrategy',
  description:
    'A strategy for a pattern. `own` ones were written on this task, the others are from the catalogue.',
})
const OwnStrategy = z.object({ id: z.number().int(), pattern: Pattern, body: z.string() })
OwnStrategy.register(z.globalRegistry, { id: 'OwnStrategy' })
const Chosen = z.strictObject({
  kind: z.enum(['strategy', 'statement', 'own']),
  id: Id,
  worked: z.boolean().nullable().default(null),
})
Chosen.register(z.globalRegistry, {
  id: 'Chosen',
  description:
    'An entry of the strategy card: from the catalogue, a ticked or own statement, or an own strategy. `worked` is filled in afterwards.',
})

export const WholeTask = Task.extend({
  language_id: z
    .number()
    .int()
    .nullable()
    .describe('The language of the text; null for the person’s language.'),
  marks: z.array(Mark),
  needed: Needed.nullable(),
  needed_source: z
    .enum(['proposed', 'judged'])
    .nullable()
    .describe('Whether the degrees are as proposed, or the person has changed one.'),
  decoded_at: z.string().nullable(),
  decoder_version: z.number().int().nullable(),
  drill: z.array(DrillNote),
  duties: z.array(Duty),
  chosen: z.array(Chosen),
  strategies: z
    .array(Strategy)
    .describe(
      'All strategies of the topic for every pattern and action, the encouragements of Use, and the chosen ones, in the person’s language or else in English.',
    ),
  own_strategies: z.array(OwnStrategy),
  statements: z.array(Attribute).describe('The person’s ticked and own statements.'),
  person: z
    .object({
      id: z.number().int(),
      name: z.string(),
      age_group_id: AgeGroupId,
      scores: z.object(perPattern(() => z.number().int())).nullable(),
      bands: z.object(perPattern(() => z.enum(bands))).nullable(),
    })
    .describe(
      'The owner with their scores and degrees; null without a result or when not visible to the reader.',
    ),
  may_edit: z.boolean(),
})
WholeTask.register(z.globalRegistry, {
  id: 'WholeTask',
  description:
    'A task with everything its page needs except the word wall, which has its own route.',
})

export type TaskView = z.infer<typeof Task>
export type WholeTaskView = z.infer<typeof WholeTask>

const Name = nameText(taskBounds.name, 'required')
const Description = text(taskBounds.description, 'required')
/**
 * Omitted fields stay unchanged; null clears them. `language_id` is the language of the text, which
 * selects the word wall; null means the person's language.
 */
const extras = {
  priority: z.literal([1, 2, 3]).nullable().optional(),
  due_date: Day.nullable().optional(),
  category: optionalName(taskBounds.category).optional(),
  language_id: Id.nullable().optional(),
}
const TaskFields = z.strictObject({
  name: Name,
  description: Description,
  topic_id: z.number({ error: 'required' }).pipe(Id),
  ...extras,
})
const NewTask = TaskFields.extend({ request_id: z.uuid().optional() })
NewTask.register(z.globalRegistry, {
  id: 'NewTask',
  description:
    '`request_id`: repeating a request with the same id returns the task created by the first one.',
})
const Version = z.number().int().positive()
const EditedTask = TaskFields.partial().extend({ version: Version.optional() })
EditedTask.register(z.globalRegistry, {
  id: 'EditedTask',
  description:
    'Changes from the task dialog. Without `version` the change is always made; with an outdated version it is rejected with task_changed.',
})
const UpdatedTask = z.strictObject({
  version: Version.optional(),
  marks: z.array(Mark).max(taskBounds.marks).optional(),
  needed: Needed.nullable().optional(),
  needed_source: z.enum(['proposed', 'judged']).optional(),
  decoded: z
    .boolean()
    .optional()
    .describe('Whether the task is saved as decoded (method D16, step 6); false reverts it.'),
  chosen: z.array(Chosen).max(taskBounds.chosen).optional(),
  drill: z
    .array(
      z.strictObject({
        step: z.enum(drillSteps),
        note: optionalText(taskBounds.note),
        rating: z.literal([1, 2, 3, 4, 5]).optional(),
        done: z.literal(false).optional().describe('Removes the step and its note.'),
      }),
    )
    .max(drillSteps.length)
    .optional(),
  duties: z.array(Duty).max(taskBounds.duties).optional(),
})
UpdatedTask.register(z.globalRegistry, {
  id: 'UpdatedTask',
  description: 'Changes from the page of a task; omitted fields stay unchanged.',
})

const byTask = z.object({ task_id: Id })
/** Ids are in the body or in the query; an empty list is rejected. */
const Ids = z.array(Id).min(1, { error: 'required' }).max(100)
/** In a query string, a single id is parsed as a list of one: `?ids=7`, `?ids[]=7&ids[]=8`. */
const IdsInAddress = z.union([Ids, Id.transform((id) => [id])])
const ByIds = z.object({
  body: z.strictObject({ ids: Ids.optional() }).optional(),
  query: z.object({ ids: IdsInAddress.optional() }).optional(),
})

const taskOrders = [
  'id',
  'name',
  'topic_name',
  'status',
  'priority',
  'due_date',
  'created_at',
  'updated_at',
] as const
export type TaskOrder = (typeof taskOrders)[number]

export const TaskQuery = ListQuery.extend({
  order_by: z.enum(taskOrders).default('id'),
  topic_id: Id.optional(),
  category: optionalName(taskBounds.category).optional(),
  priority: z.coerce
    .number<number>()
    .pipe(z.literal([1, 2, 3]))
    .optional(),
  status: z.enum(taskStatuses).optional(),
  done: z.coerce
    .number<number>()
    .pipe(z.literal([0, 1]))
    .optional()
    .describe('0 for tasks that are not done, 1 for those that are; both without it.'),
})
export type TaskListQuery = z.infer<typeof TaskQuery>
const List = z.object({
  list: z.array(Task),
  tasks: z.array(Task),
  count: z.number().int(),
  topics: z
    .array(z.object({ id: z.number().int(), name: z.string(), group_key: z.string() }))
    .describe('`group_key` is the same in every language.'),
})
List.register(z.globalRegistry, { id: 'TaskList' })

const AssignedTask = z.object({
  id: z.number().int(),
  area: z.enum(areas),
  name: z.string(),
  person: z.object({ id: z.number().int(), name: z.string() }),
  status: z.enum(taskStatuses),
  due_date: z.string().nullable(),
  assigned_at: z.string().describe('ISO 8601.'),
  removed: z.literal([0, 1]).describe('1 while it is in the bin of the person.'),
})
AssignedTask.register(z.globalRegistry, {
  id: 'AssignedTask',
  description:
    'A copy that the caller gave to somebody: name and status only, whoever the person is.',
})
export type AssignedTaskView = z.infer<typeof AssignedTask>

const assignedOrders = ['id', 'person', 'name', 'status', 'due_date', 'assigned_at'] as const
export type AssignedOrder = (typeof assignedOrders)[number]

/** Copies in a bin are part of the list, with the status `Deleted`. */
export const AssignedQuery = ListQuery.omit({ removed: true }).extend({
  order_by: z.enum(assignedOrders).default('id'),
  status: z.enum(assignedStatuses).optional(),
  group_id: Id.optional().describe('Only people of this group, which the caller looks after.'),
})
export type AssignedListQuery = z.infer<typeof AssignedQuery>
const Shown = z.object({ task: WholeTask })
Shown.register(z.globalRegistry, { id: 'TaskResponse' })
const Removed = z.object({ removed: z.array(z.number().int()) })
Removed.register(z.globalRegistry, { id: 'RemovedTasks' })
/** The recipients of pushed tasks; each person gets a task once. */
const Push = z.strictObject({
  task_ids: z.array(Id).max(50).default([]),
  template_ids: z.array(Id).max(50).default([]),
  user_ids: z.array(Id).max(1000).default([]),
  group_id: Id.optional().describe('Also everybody in this group, which the caller looks after.'),
  user_category_id: Id.optional().describe(
    'Also everybody in this category of people within the caller’s scope.',
  ),
})
const Pushed = z.object({
  created: z.number().int(),
  skipped: z
    .number()
    .int()
    .describe(
      'People who already had the task, are outside the caller’s scope, cannot have tasks of this area, or have no storage left.',
    ),
})
Pushed.register(z.globalRegistry, { id: 'PushedTasks' })
/** The inputs and outputs shared by the three areas. */
export const shapes = {
  add: z.object({ body: NewTask }),
  edit: z.object({ params: byTask, body: EditedTask }),
  update: z.object({ params: byTask, body: UpdatedTask }),
  byTask: z.object({ params: byTask }),
  byIds: ByIds,
  print: z.object({ query: z.object({ ids: IdsInAddress.optional(), user_id: Id.optional() }) }),
  printed: z.object({ tasks: z.array(WholeTask) }),
  ownStrategy: z.object({
    params: byTask,
    body: z.strictObject({ pattern: Pattern, body: text(taskBounds.ownStrategy, 'required') }),
  }),
  strategyAdded: z.object({ strategy: OwnStrategy }),
  restore: z.object({ body: z.strictObject({ ids: Ids }) }),
  push: z.object({ body: Push }),
  share: z.object({ params: byTask, body: MailedPdf }),
  shareOwn: z.object({ body: MailedPdf }),
  list: List,
  shown: Shown,
  removed: Removed,
  pushed: Pushed,
  assigned: z.object({ list: z.array(AssignedTask), count: z.number().int() }),
  content: z.object({ content: z.array(CmsText) }),
  topics: z.object({ topics: z.array(z.object({ id: z.number().int(), name: z.string() })) }),
} as const

export const byUser = z.object({ params: z.object({ user_id: Id }), query: TaskQuery })
/**
 * The caller's own tasks, or those of a person within the scope of access_users; both require
 * show_tasks.
 */
export const readsTasksOf = holding('show_tasks', readsPerson('access_users'))
