import type { Area } from '@quartet/domain/areas.ts'
import type { Feeling } from '@quartet/domain/career-match.ts'
import type { Mark } from '@quartet/domain/decoding.ts'
import type { Needed } from '@quartet/domain/demand.ts'
import type { DrillNote, TaskStatus } from '@quartet/domain/drill.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { platformPolicy, taskPolicy, userPolicy } from '../../db/policies.ts'
import { folded } from '../../db/search.ts'
import { attributeVersions } from '../attributes/tables.ts'
import { languages } from '../languages/tables.ts'
import { strategyVersions } from '../strategies/tables.ts'
import { topicVersions } from '../topics/tables.ts'
import { users } from '../users/tables.ts'

/**
 * A task of any area: its text, the marks and judgements in it, and the notes on working through it
 * (method D13, D17, D18, D25).
 */
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    area: text().$type<Area>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    /**
     * The language of the text if it differs from the person's; it selects the wall for decoding.
     */
    languageId: integer('language_id').references(() => languages.id),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topicVersions.id),
    status: text().$type<TaskStatus>().notNull().default('New'),
    priority: smallint().$type<1 | 2 | 3>(),
    dueDate: date('due_date'),
    category: text().notNull().default(''),
    marks: jsonb().$type<Mark[]>().notNull().default([]),
    needed: jsonb().$type<Needed>(),
    neededSource: text('needed_source').$type<'proposed' | 'judged'>(),
    decodedAt: moment('decoded_at'),
    decoderVersion: smallint('decoder_version'),
    drill: jsonb().$type<DrillNote[]>().notNull().default([]),
    duties: jsonb().$type<{ text: string; feeling: Feeling }[]>().notNull().default([]),
    /**
     * Who pushed it, and the source of the copy (`task:7` or `template:3`), so that nobody gets a
     * copy twice.
     */
    pushedBy: integer('pushed_by').references(() => users.id, { onDelete: 'set null' }),
    copyOf: text('copy_of'),
    /** The coursework of the classroom service from which it was created. */
    classroomRef: text('classroom_ref'),
    /** Sent with the request that created it, so that a repeated request creates nothing. */
    requestId: uuid('request_id'),
    /** Text for searches: name, category and description without case and accents. */
    searched: text()
      .notNull()
      .generatedAlwaysAs(folded(sql`"name" || ' ' || "category" || ' ' || "description"`)),
    /** The size of everything in it that people write. */
    bytes: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`octet_length("name") + octet_length("description") + octet_length("category") + octet_length("marks"::text) + octet_length("drill"::text) + octet_length("duties"::text)`,
      ),
    version: integer().notNull().default(1),
    removed: smallint().$type<0 | 1>().notNull().default(0),
    removedAt: moment('removed_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('tasks_list').on(t.userId, t.area, t.removed, t.id),
    uniqueIndex('tasks_copy').on(t.userId, t.copyOf).where(sql`${t.copyOf} is not null`),
    uniqueIndex('tasks_coursework')
      .on(t.userId, t.classroomRef)
      .where(sql`${t.classroomRef} is not null`),
    uniqueIndex('tasks_request')
      .on(t.userId, t.area, t.requestId)
      .where(sql`${t.requestId} is not null`),
    index('tasks_topic').on(t.topicId),
    index('tasks_pushed_by').on(t.pushedBy),
    index('tasks_created').on(t.createdAt, t.userId),
    index('tasks_decoded').on(t.userId).where(sql`${t.decodedAt} is not null`),
    index('tasks_bin').on(t.removedAt).where(sql`${t.removed} = 1`),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)

/** A strategy that a person wrote for one task. */
export const ownStrategies = pgTable(
  'own_strategies',
  {
    id: id(),
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    pattern: text().$type<Pattern>().notNull(),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('own_strategies_task').on(t.taskId), platformPolicy(), taskPolicy(t.taskId)],
)

/**
 * The strategy card of a task: catalogue strategies, statements of the person or own strategies,
 * and whether they worked.
 */
export const chosenStrategies = pgTable(
  'chosen_strategies',
  {
    id: id(),
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    strategyId: integer('strategy_id').references(() => strategyVersions.id, {
      onDelete: 'cascade',
    }),
    attributeId: integer('attribute_id').references(() => attributeVersions.id, {
      onDelete: 'cascade',
    }),
    ownStrategyId: integer('own_strategy_id').references(() => ownStrategies.id, {
      onDelete: 'cascade',
    }),
    /** Null until rated after the task. */
    worked: boolean(),
    order: smallint().notNull().default(0),
  },
  (t) => [
    index('chosen_strategies_task').on(t.taskId),
    index('chosen_strategies_strategy').on(t.strategyId),
    index('chosen_strategies_attribute').on(t.attributeId),
    index('chosen_strategies_own').on(t.ownStrategyId),
    platformPolicy(),
    taskPolicy(t.taskId),
  ],
)
