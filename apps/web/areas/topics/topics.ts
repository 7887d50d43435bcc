import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { client } from '../../base/api.ts'
import { areaChoices } from '../../base/resource-screen/choices.ts'
import type { Resource } from '../../base/resource-screen/resource.ts'

type Topic = InferContractRouterOutputs<typeof contract>['topics']['show']['row']

export const topics: Resource<Topic> = {
  name: 'topics',
  title: 'content.topics',
  view: 'content.topics_view',
  hint: 'content.topics_hint',
  add: 'content.topics_add',
  access: 'access_topics',
  calls: client.topics,
  offers: ['order', 'export', 'import'],
  nameOf: ({ name }) => name,
  orderWithin: ['area'],
  pageOf: ({ id }) => `/topic/${id}`,
  fields: [
    { key: 'name', kind: 'text', label: 'content.name', most: 120 },
    { key: 'area', kind: 'choice', label: 'content.area', options: areaChoices, filter: true },
  ],
}
