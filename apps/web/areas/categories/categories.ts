import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { client } from '../../base/api.ts'
import type { Resource } from '../../base/resource-screen/resource.ts'

type Category = InferContractRouterOutputs<typeof contract>['categories']['show']['row']

export const categories: Resource<Category> = {
  name: 'categories',
  title: 'content.categories',
  view: 'content.categories_view',
  hint: 'content.categories_hint',
  add: 'content.categories_add',
  access: 'access_topics',
  calls: client.categories,
  nameOf: ({ name }) => name,
  pageOf: ({ id }) => `/task-categories/${id}`,
  fields: [{ key: 'name', kind: 'text', label: 'content.name', most: 120 }],
}
