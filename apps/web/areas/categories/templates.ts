import type { InferContractRouterInputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { taskBounds } from '@quartet/domain/task.ts'
import { client } from '../../data/client.ts'
import type { Field, Resource, ResourceCalls, Sent } from '../../lists/resource-screen/resource.ts'
import type { RowOf } from '../../lists/resource-screen/resource-of.ts'

type Template = RowOf<'categoryTasks'>
type TemplateFilter = InferContractRouterInputs<typeof contract>['categoryTasks']
type Calls = ResourceCalls<Template>

const { show, add, edit, removeMany, restore, list, ofTopic } = client.categoryTasks

const fieldsWith = (place: Field<Template>): readonly Field<Template>[] => [
  { key: 'name', kind: 'text', label: 'tasks.name', max: taskBounds.name },
  place,
  {
    key: 'description',
    kind: 'lines',
    label: 'tasks.description',
    max: taskBounds.description,
    sort: false,
  },
]

/**
 * The calls for the templates of one page, with the page's category or topic added to every write.
 */
const callsOf = (fixed: Sent, read: Calls['list']): Calls => ({
  list: read,
  show,
  add: ({ body }) => add({ body: { ...body, ...fixed } as TemplateFilter['add']['body'] }),
  edit: ({ params, body }) =>
    edit({ params, body: { ...body, ...fixed } as TemplateFilter['edit']['body'] }),
  removeMany,
  restore,
})

const templates = {
  view: 'content.templates_view',
  hint: 'content.templates_hint',
  add: 'content.templates_add',
  access: 'access_topics',
  versions: false,
  nameOf: ({ name }: Template) => name,
} as const

/** The task templates of a category; each has a topic in the language of the category. */
export const templatesOf = (category_id: number): Resource<Template> => ({
  ...templates,
  name: 'categoryTasks',
  title: 'content.templates',
  calls: callsOf({ category_id }, async ({ query }, options) => {
    const { topics, ...page } = await list(
      { params: { id: category_id }, query: query as TemplateFilter['list']['query'] },
      options,
    )
    return {
      ...page,
      choices: {
        topic_id: topics.map(({ id, name }) => ({
          value: String(id),
          title: name,
          language_id: null,
        })),
      },
    }
  }),
  fields: fieldsWith({
    key: 'topic_id',
    kind: 'row',
    label: 'tasks.topic',
    title: 'topic',
    filter: true,
  }),
})

/** The templates of one topic, of any category. */
export const templatesOn = (topic_id: number): Resource<Template> => ({
  ...templates,
  name: 'topicTasks',
  title: 'content.topic_tasks',
  calls: callsOf({ topic_id }, async ({ query }, options) => {
    const [page, shelves] = await Promise.all([
      ofTopic(
        { params: { id: topic_id }, query: query as TemplateFilter['ofTopic']['query'] },
        options,
      ),
      client.categories.list(
        { query: { limit: 998, order_by: 'name', order_direction: 'ASC' } },
        options,
      ),
    ])
    const categories = shelves.list.map(({ id, name, language_id }) => ({
      value: String(id),
      title: name,
      language_id,
    }))
    return { ...page, choices: { category_id: categories } }
  }),
  fields: fieldsWith({
    key: 'category_id',
    kind: 'row',
    label: 'tasks.category',
    title: 'category',
    sort: false,
    filter: true,
  }),
})
