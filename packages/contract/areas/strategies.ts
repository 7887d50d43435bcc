import { fitActions } from '@quartet/domain/fit.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { z } from 'zod'
import { text } from '../fields.ts'
import { limits } from '../limits.ts'
import { Choices, ContentDraft, ContentQuery, ContentRow, resource } from '../resource.ts'

const Strategy = ContentRow.extend({
  title: z.string(),
  body: z.string(),
  area: z.enum(['school', 'work']),
  topic_key: z
    .string()
    .nullable()
    .describe('Null for an encouragement of Use, which applies to every topic of its area.'),
  topic: z.string().describe('The name of the topic in the language of the row.'),
  pattern: z.enum(patterns),
  action: z.enum(fitActions),
  children: z.boolean().describe('Whether the strategy is for age group 1.'),
})
Strategy.register(z.globalRegistry, { id: 'CatalogueStrategy' })
const CareerStrategy = Strategy.extend({ area: z.literal('career') })
CareerStrategy.register(z.globalRegistry, { id: 'CareerStrategy' })
const Draft = ContentDraft.extend({
  title: text(limits.strategy.title, 'required'),
  body: text(limits.strategy.body, 'required'),
  topic_key: z.string().max(60).nullable(),
  pattern: z.enum(patterns),
  action: z.enum(fitActions),
  children: z.boolean().default(false),
})
const Query = ContentQuery.extend({
  order_by: z
    .enum(['id', 'title', 'topic', 'pattern', 'action', 'language_id', 'order', 'edited_at'])
    .default('id'),
  pattern: z.enum(patterns).optional(),
  action: z.enum(fitActions).optional(),
  topic_key: z.string().max(60).optional(),
})

export const CareerStrategyDraft = Draft
export const StrategyDraft = Draft.extend({ area: z.enum(['school', 'work']) })
const StrategyQuery = Query.extend({ area: z.enum(['school', 'work']).optional() })
export type StrategyView = z.infer<typeof Strategy>
export type CareerStrategyView = z.infer<typeof CareerStrategy>
export type StrategyListQuery = z.infer<typeof StrategyQuery>

/**
 * Not the action, which depends on whether the strategy has a topic. `children` without its
 * default, which every bulk edit would set.
 */
const bulkFields = {
  pattern: z.enum(patterns),
  children: z.boolean(),
}

/** Strategies for tasks at school and at work. */
const strategy = resource({
  named: 'strategies',
  access: 'access_strategies',
  row: Strategy,
  draft: StrategyDraft,
  query: StrategyQuery,
  beside: { topics: Choices },
})
const career = resource({
  named: 'career strategies',
  access: 'access_strategies',
  row: CareerStrategy,
  draft: Draft,
  query: Query,
  beside: { topics: Choices },
})

export const strategies = {
  list: strategy.list('POST /strategies'),
  show: strategy.show('GET /strategies/show/{id}'),
  add: strategy.add('POST /strategies/add_strategy'),
  edit: strategy.edit('PUT /strategies/update/{id}'),
  editMany: strategy.editMany('PUT /strategies/update_many', bulkFields),
  remove: strategy.remove('DELETE /strategies/delete/{id}'),
  history: strategy.history('GET /strategies/history/{id}'),
  removeMany: strategy.removeMany('POST /strategies/remove'),
  restore: strategy.restore('POST /strategies/restore'),
  order: strategy.order('PUT /strategies/order'),
  export: strategy.export('POST /strategies/export'),
  exportSelected: strategy.exportSelected('POST /strategies/export/selected'),
  import: strategy.import('POST /strategies/import'),
  languageExport: strategy.languageExport('POST /strategies-language/export'),
  languageImport: strategy.languageImport('POST /strategies-language/import'),
}

export const careerStrategies = {
  list: career.list('POST /career/strategies'),
  show: career.show('GET /career/strategies/show/{id}'),
  add: career.add('POST /career/strategies/add_strategy'),
  edit: career.edit('PUT /career/strategies/update/{id}'),
  editMany: career.editMany('PUT /career/strategies/update_many', bulkFields),
  remove: career.remove('DELETE /career/strategies/delete/{id}'),
  history: career.history('GET /career/strategies/history/{id}'),
  removeMany: career.removeMany('POST /career/strategies/remove'),
  restore: career.restore('POST /career/strategies/restore'),
  order: career.order('PUT /career/strategies/order'),
  export: career.export('GET /career/strategies/export'),
  exportSelected: career.exportSelected('POST /career/strategies/export/selected'),
  import: career.import('POST /career/strategies/import'),
}
