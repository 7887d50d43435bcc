import { logActions } from '@quartet/domain/log-actions.ts'
import { logFaults } from '@quartet/domain/log-faults.ts'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../../db/columns.ts'
import {
  currentPerson,
  insertPolicy,
  maintenancePolicy,
  ownPolicy,
  platformPolicy,
} from '../../db/policies.ts'

const currentAlias = sql`(select users.log_alias from users where users.id = ${currentPerson})`

/**
 * Append-only (method 4.8): the application only inserts and reads rows, only quartet_keeper may do
 * more. `digest` is a salted digest of the values. A job chains the rows after the commit with
 * `chainHash`, in the order of `chainNumber`.
 */
export const logs = pgTable(
  'logs',
  {
    id: id(),
    at: moment('at').notNull(),
    action: text({ enum: logActions }).notNull(),
    entity: text().notNull(),
    entityId: integer('entity_id'),
    count: integer().notNull().default(1),
    actor: uuid(),
    subject: uuid(),
    digest: text().notNull(),
    chainNumber: integer('seal_number').unique(),
    chainHash: text('seal'),
  },
  (t) => [
    // each with the time and the id, by which the list is sorted and counted without the rows
    index('logs_at').on(t.at, t.id),
    index('logs_action').on(t.action, t.at, t.id),
    index('logs_subject').on(t.subject, t.at, t.id, t.action),
    index('logs_actor').on(t.actor, t.at, t.id, t.action, t.subject),
    index('logs_entity').on(t.entity, t.entityId, t.id),
    platformPolicy(),
    maintenancePolicy(),
    insertPolicy('written'),
    ownPolicy(sql`${currentAlias} = ${t.subject} or ${currentAlias} = ${t.actor}`, 'select'),
  ],
)

/** Stored apart from the log rows, so that values can be erased while the chain stays valid. */
export const logValues = pgTable(
  'log_values',
  {
    logId: integer('log_id')
      .primaryKey()
      .references(() => logs.id),
    salt: text().notNull(),
    oldValue: jsonb('old_value'),
    newValue: jsonb('new_value'),
  },
  (t) => [
    platformPolicy(),
    maintenancePolicy(),
    insertPolicy('written'),
    ownPolicy(sql`exists (select from logs where logs.id = ${t.logId})`, 'select'),
  ],
)

/**
 * A month of rows that retention deleted, with their last chain hash, from which the chain
 * continues (method 4.8).
 */
export const logCheckpoints = pgTable(
  'log_checkpoints',
  {
    /**
     * yyyy-MM in UTC; `key-start` for all rows chained before the key was first used, including
     * those deleted since.
     */
    month: text().primaryKey(),
    rows: integer().notNull(),
    chainNumber: integer('seal_number').notNull(),
    chainHash: text('seal').notNull(),
    /** Signature of the four columns above; null until the key is first used. */
    mac: text(),
  },
  () => [platformPolicy(), maintenancePolicy()],
)

/** Verifications of the chain that administrators began; a job makes them. */
export const logChecks = pgTable(
  'log_checks',
  {
    id: id(),
    state: text({ enum: ['running', 'unbroken', 'broken', 'failed'] })
      .notNull()
      .default('running'),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    entries: integer().notNull().default(0),
    unchained: integer().notNull().default(0),
    firstAt: moment('first_at'),
    lastAt: moment('last_at'),
    fault: text({ enum: logFaults }),
    faultId: integer('fault_id'),
    faultAt: moment('fault_at'),
    /** The end of an unbroken chain, which the next verification expects to find again. */
    chainNumber: integer('seal_number'),
    chainHash: text('seal'),
  },
  (t) => [
    uniqueIndex('log_checks_one_at_a_time').on(t.state).where(sql`${t.state} = 'running'`),
    platformPolicy(),
  ],
)
