import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, real, smallint, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { platformPolicy } from '../../db/policies.ts'
import { organizations } from '../institutions/tables.ts'

/** The members of an institution; null for the whole installation. */
const counted = () => ({
  organizationId: integer('organization_id').references(() => organizations.id, {
    onDelete: 'cascade',
  }),
})

/** How many people who learn have done what, by type. Counted again by a job (method D38). */
export const figures = pgTable(
  'figures',
  {
    ...counted(),
    type: text().$type<'individual' | 'institution' | 'student' | 'coaching'>().notNull(),
    people: integer().notNull(),
    active: integer().notNull(),
    joined: integer().notNull(),
    inventory: integer().notNull(),
    profile: integer().notNull(),
    decodedTask: integer('decoded_task').notNull(),
    team: integer().notNull(),
  },
  (t) => [unique('figures_of').on(t.organizationId, t.type).nullsNotDistinct(), platformPolicy()],
)

/** How many tasks were created, and how many entries of the log written, on each day in UTC. */
export const dayFigures = pgTable(
  'day_figures',
  {
    ...counted(),
    kind: text({ enum: ['tasks', 'logs'] }).notNull(),
    day: date().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    unique('day_figures_of').on(t.organizationId, t.kind, t.day).nullsNotDistinct(),
    platformPolicy(),
  ],
)

/** When the figures were last counted, and how long that took; one row, none before the first time. */
export const figuresState = pgTable(
  'figures_state',
  {
    id: smallint().primaryKey().default(1),
    asOf: moment('as_of').notNull(),
    tookMs: real('took_ms').notNull(),
  },
  (t) => [check('figures_state_one', sql`${t.id} = 1`), platformPolicy()],
)
