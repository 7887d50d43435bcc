import type { Area } from '@quartet/domain/areas.ts'
import type { FitAction } from '@quartet/domain/fit.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, pgTable, pgView, text, unique } from 'drizzle-orm/pg-core'
import { searched } from '../../db/columns.ts'
import {
  groupColumns,
  versionColumns,
  versionsWithGroups,
  viewColumns,
} from '../languages/tables.ts'
import { topicGroups } from '../topics/tables.ts'

const shared = () => ({
  area: text().$type<Area>().notNull(),
  topicKey: text('topic_key'),
  pattern: text().$type<Pattern>().notNull(),
  action: text().$type<FitAction>().notNull(),
  children: boolean().notNull().default(false),
})
const texts = () => ({
  title: text().notNull(),
  body: text().notNull(),
  searched: searched(sql`"title" || ' ' || "body"`),
})

/**
 * What a person can do about a pattern in a task (method D19). `topicKey` is null for
 * encouragements of Use, which fit every topic of the area.
 */
export const strategyGroups = pgTable(
  'strategy_groups',
  { ...groupColumns(), ...shared() },
  (t) => [
    // the strategies of a topic move with it to another area
    foreignKey({
      columns: [t.area, t.topicKey],
      foreignColumns: [topicGroups.area, topicGroups.key],
    }).onUpdate('cascade'),
    index('strategy_groups_topic').on(t.area, t.topicKey, t.children),
  ],
)

export const strategyVersions = pgTable(
  'strategy_versions',
  { ...versionColumns(() => strategyGroups.key), ...texts() },
  (t) => [
    unique('strategy_versions_language').on(t.groupKey, t.languageId),
    index('strategy_versions_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)

export const strategyTables = { versions: strategyVersions, groups: strategyGroups }

/** Strategies in each language. */
export const strategies = pgView('strategies', { ...viewColumns(), ...shared(), ...texts() })
  .with({ securityInvoker: true })
  .as(versionsWithGroups(strategyVersions, strategyGroups))
