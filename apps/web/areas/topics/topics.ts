import { limits } from '@quartet/contract/limits.ts'
import { areaChoices } from '../../lists/resource-screen/choices.ts'
import { resourceOf } from '../../lists/resource-screen/resource-of.ts'

export const topics = resourceOf('topics', {
  title: 'content.topics',
  view: 'content.topics_view',
  hint: 'content.topics_hint',
  add: 'content.topics_add',
  access: 'access_topics',
  offers: ['order', 'export', 'import'],
  orderWithin: ['area'],
  pageOf: ({ id }) => `/topic/${id}`,
  fields: [
    { key: 'name', kind: 'text', label: 'content.name', max: limits.topic.name },
    { key: 'area', kind: 'choice', label: 'content.area', options: areaChoices, filter: true },
  ],
})
