import { limits } from '@quartet/contract/limits.ts'
import { resourceOf } from '../../lists/resource-screen/resource-of.ts'

export const categories = resourceOf('categories', {
  title: 'content.categories',
  view: 'content.categories_view',
  hint: 'content.categories_hint',
  add: 'content.categories_add',
  access: 'access_topics',
  pageOf: ({ id }) => `/task-categories/${id}`,
  fields: [{ key: 'name', kind: 'text', label: 'content.name', max: limits.category.name }],
})
