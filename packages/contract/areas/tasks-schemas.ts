import { areas } from '@quartet/domain/areas.ts'
import { bands } from '@quartet/domain/bands.ts'
import { feelings } from '@quartet/domain/career-match.ts'
import { neededDegrees } from '@quartet/domain/decoding.ts'
import { drillSteps, taskStatuses } from '@quartet/domain/drill.ts'
import { isEmail } from '@quartet/domain/email.ts'
import { fitActions } from '@quartet/domain/fit.ts'
import { patterns, perPattern } from '@quartet/domain/patterns.ts'
import { maxAddresses } from '@quartet/domain/sharing.ts'
import { taskBounds } from '@quartet/domain/task.ts'
import { z } from 'zod'
import { nameText, optionalName, optionalText, storedText, text } from '../fields.ts'
import { Day, ListQuery } from '../list.ts'
import { holding, Id, readsPerson } from '../route.ts'
import { Attribute } from './attributes.ts'
import { CmsText } from './cms.ts'

const Pattern = z.enum(patterns)
const Needed = z.object(perPattern(() => z.enum(neededDegrees)))
const Place = z.number().int().min(0).max(taskBounds.description)

/** A marked stretch of the description, end exclusive, in UTF-16 units (method D17); a null pattern is a cue that was cleared. */
const Mark = z.strictObject({
  start: Place,
  end: Place,
  text: z.string().max(400),
  pattern: Pattern.nullable(),
  source: z.enum(['auto', 'user']),
})
const DrillNote = z.object({
  step: z.enum(drillSteps),
  note: z.string(),
  /** Of Assess: did it meet what was wanted? */
  rating: z.literal([1, 2, 3, 4, 5]).optional(),
  /** ISO 8601. */
  at: z.string(),
})
/** A line of a job's description: what one would do there, and how one feels about it (method D25). */
const Duty = z.strictObject({ text: storedText(2000), feeling: z.enum(feelings) })

/** A row of the lists. */
export const Task = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  area: z.enum(areas),
  name: z.string(),
  /** Empty, as are category, marks, notes, strategies and all that follows from the text, for a reader who sees names and states only. */
  description: z.string(),
  /** The version of the topic in the reader's language. */
  topic_id: z.number().int(),
  topic_name: z.string(),
  status: z.enum(taskStatuses),
  /** 1 high, 2 normal, 3 low. */
  priority: z.literal([1, 2, 3]).nullable(),
  due_date: z.string().nullable(),
  /** A word of the person's own to sort by. */
  category: z.string(),
  /** Who gave it, when it was pushed and the giver is still to be seen. */
  pushed_by: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  removed: z.literal([0, 1]),
  /** ISO 8601. */
  created_at: z.string(),
  updated_at: z.string(),
  /** Counts every change: a change names the one it was made on. */
  version: z.number().int(),
})

/** Something to do about a pattern: of the catalogue, or, with `own`, written on this task. */
export const Strategy = z.object({
  id: z.number().int(),
  pattern: Pattern,
  action: z.enum(fitActions),
  title: z.string(),
  body: z.string(),
  /** How often it has worked for this person before, less how often it has not: what worked comes first. */
  worked_before: z.number().int(),
})
const OwnStrategy = z.object({ id: z.number().int(), pattern: Pattern, body: z.string() })
/** What is on the strategy card: of the catalogue, of the own ticked statements, or own words. `worked` is told afterwards. */
const Chosen = z.strictObject({
  kind: z.enum(['strategy', 'statement', 'own']),
  id: Id,
  worked: z.boolean().nullable().default(null),
})

/** One task with all that its page needs; the word wall is its own call. */
export const WholeTask = Task.extend({
  /** Of the text; null: that of the person. */
  language_id: z.number().int().nullable(),
  marks: z.array(Mark),
  needed: Needed.nullable(),
  /** Whether the person has changed a proposed degree. */
  needed_source: z.enum(['proposed', 'judged']).nullable(),
  decoded_at: z.string().nullable(),
  decoder_version: z.number().int().nullable(),
  drill: z.array(DrillNote),
  duties: z.array(Duty),
  chosen: z.array(Chosen),
  /** All of the topic for every pattern and action, the encouragements of Use, and what is chosen; in the language of the person, English behind it. */
  strategies: z.array(Strategy),
  own_strategies: z.array(OwnStrategy),
  /** The person's ticked and own statements. */
  statements: z.array(Attribute),
  /** Whose it is, with the own degrees; null where there is no result, or it is not the reader's to see. */
  person: z.object({
    id: z.number().int(),
    name: z.string(),
    scores: z.object(perPattern(() => z.number().int())).nullable(),
    bands: z.object(perPattern(() => z.enum(bands))).nullable(),
  }),
  may_edit: z.boolean(),
})

export type TaskView = z.infer<typeof Task>
export type WholeTaskView = z.infer<typeof WholeTask>

const Name = nameText(taskBounds.name, 'required')
const Description = text(taskBounds.description, 'required')
/** Left out, they stay; null empties them. `language_id`: of the text, by which its words are found; null is that of the person. */
const extras = {
  priority: z.literal([1, 2, 3]).nullable().optional(),
  due_date: Day.nullable().optional(),
  category: optionalName(taskBounds.category).optional(),
  language_id: Id.nullable().optional(),
}
const TaskFields = z.strictObject({ name: Name, description: Description, topic_id: z.number({ error: 'required' }).pipe(Id), ...extras })
/** `request_id`: sent again with the same, the answer is the task that was made the first time. */
const NewTask = TaskFields.extend({ request_id: z.uuid().optional() })
const Version = z.number().int().positive()
/** What the dialog changes. Without `version` the change is made whatever the task has become; with it an older one is refused, task_changed. */
const EditedTask = TaskFields.partial().extend({ version: Version.optional() })
/** What the page of a task saves; only the fields that are there. */
const UpdatedTask = z.strictObject({
  version: Version.optional(),
  marks: z.array(Mark).max(taskBounds.marks).optional(),
  needed: Needed.nullable().optional(),
  needed_source: z.enum(['proposed', 'judged']).optional(),
  /** Saved as decoded (method D16, step 6); false takes it back. */
  decoded: z.boolean().optional(),
  chosen: z.array(Chosen).max(taskBounds.chosen).optional(),
  drill: z
    .array(
      z.strictObject({
        step: z.enum(drillSteps),
        note: optionalText(taskBounds.note),
        rating: z.literal([1, 2, 3, 4, 5]).optional(),
        /** The step is taken back, with its note. */
        done: z.literal(false).optional(),
      }),
    )
    .max(drillSteps.length)
    .optional(),
  duties: z.array(Duty).max(taskBounds.duties).optional(),
})

const byTask = z.object({ task_id: Id })
/** Ids travel in the body or in the query; none is refused. */
const Ids = z.array(Id).min(1, { error: 'required' }).max(100)
/** In an address one id alone is a list of one: `?ids=7`, `?ids[]=7&ids[]=8`. */
const IdsInAddress = z.union([Ids, Id.transform((id) => [id])])
const ByIds = z.object({
  body: z.strictObject({ ids: Ids.optional() }).optional(),
  query: z.object({ ids: IdsInAddress.optional() }).optional(),
})

const taskOrders = ['id', 'name', 'topic_name', 'status', 'priority', 'due_date', 'created_at', 'updated_at'] as const
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
})
export type TaskListQuery = z.infer<typeof TaskQuery>
const List = z.object({
  list: z.array(Task),
  tasks: z.array(Task),
  count: z.number().int(),
  topics: z.array(z.object({ id: z.number().int(), name: z.string() })),
})
const Shown = z.object({ task: WholeTask })
const Removed = z.object({ removed: z.array(z.number().int()) })
/** Whom a pushed task is for; each person gets it once. */
const Push = z.strictObject({
  task_ids: z.array(Id).max(50).default([]),
  template_ids: z.array(Id).max(50).default([]),
  user_ids: z.array(Id).min(1, { error: 'required' }).max(1000),
})
const Pushed = z.object({
  created: z.number().int(),
  /** Those who had it already, are not the caller's to give tasks to, may have none of this area, or have no room for it. */
  skipped: z.number().int(),
})
const Address = text(254, 'email_missing').refine(isEmail, { error: 'email_wrong' })
const Document = z.object({
  pdf: z.file(),
  emails: z.array(Address, { error: 'email_missing' }).min(1, { error: 'email_missing' }).max(maxAddresses, { error: 'emails_many' }),
})

/** The bodies and answers that each of the three areas has. */
export const shapes = {
  add: z.object({ body: NewTask }),
  edit: z.object({ params: byTask, body: EditedTask }),
  update: z.object({ params: byTask, body: UpdatedTask }),
  byTask: z.object({ params: byTask }),
  byIds: ByIds,
  print: z.object({ query: z.object({ ids: IdsInAddress.optional(), user_id: Id.optional() }) }),
  printed: z.object({ tasks: z.array(WholeTask) }),
  ownStrategy: z.object({ params: byTask, body: z.strictObject({ pattern: Pattern, body: text(taskBounds.ownStrategy, 'required') }) }),
  strategyAdded: z.object({ strategy: OwnStrategy }),
  restore: z.object({ body: z.strictObject({ ids: Ids }) }),
  push: z.object({ body: Push }),
  share: z.object({ params: byTask, body: Document }),
  shareOwn: z.object({ body: Document }),
  list: List,
  shown: Shown,
  removed: Removed,
  pushed: Pushed,
  content: z.object({ content: z.array(CmsText) }),
  topics: z.object({ topics: z.array(z.object({ id: z.number().int(), name: z.string() })) }),
} as const

export const byUser = z.object({ params: z.object({ user_id: Id }), query: TaskQuery })
/** The own tasks, or those of a person within the scope of access_users: both for who may look at tasks. */
export const readsTasksOf = holding('show_tasks', readsPerson('access_users'))
