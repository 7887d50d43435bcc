import { limits } from '@quartet/contract/limits.ts'
import { areaChoices, patternChoices } from '../../lists/resource-screen/choices.ts'
import type { Field } from '../../lists/resource-screen/resource.ts'
import { type RowOf, resourceOf } from '../../lists/resource-screen/resource-of.ts'

type Strategy = RowOf<'strategies'> | RowOf<'careerStrategies'>

const actionChoices = (['Forge', 'Intensify', 'Tether', 'Use'] as const).map((value) => ({
  value,
  label: `decode.action_${value}` as const,
}))
const notCareer = areaChoices.filter(({ value }) => value !== 'career')

const heading: Field<Strategy> = {
  key: 'title',
  kind: 'text',
  label: 'content.heading',
  max: limits.strategy.title,
}
const fields: readonly Field<Strategy>[] = [
  {
    key: 'topic_key',
    kind: 'row',
    label: 'tasks.topic',
    hint: 'content.topic_hint',
    title: 'topic',
    shared: true,
    optional: true,
    filter: true,
  },
  {
    key: 'pattern',
    kind: 'choice',
    label: 'content.pattern',
    options: patternChoices,
    filter: true,
  },
  { key: 'action', kind: 'choice', label: 'content.action', options: actionChoices, filter: true },
  { key: 'children', kind: 'flag', label: 'content.children', sort: false, column: 'hidden' },
  {
    key: 'body',
    kind: 'lines',
    label: 'content.title',
    max: limits.strategy.body,
    sort: false,
    column: 'hidden',
  },
]

const titles = {
  view: 'content.strategies_view',
  add: 'content.strategies_add',
  access: 'access_strategies',
} as const

/** Strategies for tasks at school and at work. */
export const strategies = resourceOf('strategies', {
  ...titles,
  title: 'content.strategies',
  hint: 'content.strategies_hint',
  offers: ['order', 'export', 'import', 'languageExport', 'languageImport'],
  orderWithin: ['area', 'topic_key', 'pattern', 'action'],
  pageOf: ({ id }) => `/Strategy/${id}`,
  fields: [
    heading,
    {
      key: 'area',
      kind: 'choice',
      label: 'content.area',
      options: notCareer,
      sort: false,
      filter: true,
    },
    ...fields,
  ],
})

/** Strategies for steps towards a job. */
export const careerStrategies = resourceOf('careerStrategies', {
  ...titles,
  title: 'content.career_strategies',
  hint: 'content.career_strategies_hint',
  offers: ['order', 'export', 'import'],
  orderWithin: ['topic_key', 'pattern', 'action'],
  pageOf: ({ id }) => `/career-strategies/${id}`,
  fields: [heading, ...fields],
})
