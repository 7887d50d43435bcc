import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { client } from '../../base/api.ts'
import { areaChoices, patternChoices } from '../../base/resource-screen/choices.ts'
import type { Field, Resource } from '../../base/resource-screen/resource.ts'

type Strategy = InferContractRouterOutputs<typeof contract>['strategies']['show']['row']

const title: Field<Strategy> = { key: 'title', kind: 'text', label: 'content.heading', most: 200 }
const told: readonly Field<Strategy>[] = [
  {
    key: 'topic_key',
    kind: 'row',
    label: 'tasks.topic',
    hint: 'content.topic_hint',
    title: 'topic',
    sort: 'topic',
    shared: true,
    optional: true,
    filter: true,
  },
  { key: 'pattern', kind: 'choice', label: 'content.pattern', options: patternChoices, filter: true },
  {
    key: 'action',
    kind: 'choice',
    label: 'content.action',
    options: (['Forge', 'Intensify', 'Tether', 'Use'] as const).map((value) => ({ value, label: `decode.action_${value}` as const })),
    filter: true,
  },
  { key: 'children', kind: 'flag', label: 'content.children', sort: false, column: 'hidden' },
  { key: 'body', kind: 'lines', label: 'content.title', most: 1000, sort: false, column: 'hidden' },
]

/** Of tasks at school and at work. */
export const strategies: Resource<Strategy> = {
  name: 'strategies',
  title: 'content.strategies',
  view: 'content.strategies_view',
  hint: 'content.strategies_hint',
  add: 'content.strategies_add',
  access: 'access_strategies',
  calls: client.strategies,
  offers: ['order', 'export', 'import', 'languageExport', 'languageImport'],
  nameOf: (row) => row.title,
  orderWithin: ['area', 'topic_key', 'pattern', 'action'],
  pageOf: ({ id }) => `/Strategy/${id}`,
  fields: [
    title,
    {
      key: 'area',
      kind: 'choice',
      label: 'content.area',
      options: areaChoices.filter(({ value }) => value !== 'career'),
      sort: false,
      filter: true,
    },
    ...told,
  ],
}

/** Of steps on the way to a job. */
export const careerStrategies: Resource<Strategy> = {
  ...strategies,
  name: 'careerStrategies',
  title: 'content.career_strategies',
  hint: 'content.career_strategies_hint',
  calls: client.careerStrategies,
  offers: ['order', 'export', 'import'],
  orderWithin: ['topic_key', 'pattern', 'action'],
  pageOf: ({ id }) => `/career-strategies/${id}`,
  fields: [title, ...told],
}
