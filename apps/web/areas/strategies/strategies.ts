import { limits } from '@quartet/contract/limits.ts'
import { areaChoices, patternChoices } from '../../lists/content/choices.ts'
import { type ContentField, content, type RowOf } from '../../lists/content/content.ts'

type Strategy = RowOf<'strategies'> | RowOf<'careerStrategies'>

const actionChoices = (['Forge', 'Intensify', 'Tether', 'Use'] as const).map((value) => ({
  value,
  label: `decode.action_${value}` as const,
}))
const notCareer = areaChoices.filter(({ value }) => value !== 'career')

const heading: ContentField<Strategy> = {
  key: 'title',
  kind: 'text',
  label: 'content.heading',
  max: limits.strategy.title,
}
const fields: readonly ContentField<Strategy>[] = [
  {
    key: 'topic_key',
    kind: 'row',
    label: 'tasks.topic',
    hint: 'content.topic_hint',
    title: 'topic',
    from: 'topics',
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
    bulk: true,
  },
  {
    key: 'action',
    kind: 'choice',
    label: 'content.action',
    options: actionChoices,
    filter: true,
  },
  {
    key: 'children',
    kind: 'flag',
    label: 'content.children',
    sort: false,
    column: 'hidden',
    bulk: true,
  },
  {
    key: 'body',
    kind: 'lines',
    label: 'content.title',
    max: limits.strategy.body,
    sort: false,
    column: 'hidden',
  },
]

const texts = { view: 'content.strategies_view', add: 'content.strategies_add' } as const

/** Strategies for tasks at school and at work. */
export const strategies = content('strategies', {
  texts: { ...texts, title: 'content.strategies', hint: 'content.strategies_hint' },
  access: 'access_strategies',
  sharesValues: true,
  sheets: ['rows', 'texts'],
  order: ['area', 'topic_key', 'pattern', 'action'],
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
export const careerStrategies = content('careerStrategies', {
  texts: {
    ...texts,
    title: 'content.career_strategies',
    hint: 'content.career_strategies_hint',
  },
  access: 'access_strategies',
  sharesValues: true,
  sheets: ['rows'],
  order: ['topic_key', 'pattern', 'action'],
  fields: [heading, ...fields],
})
