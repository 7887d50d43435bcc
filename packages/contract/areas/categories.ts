import { areas } from '@quartet/domain/areas.ts'
import { taskBounds } from '@quartet/domain/task.ts'
import { z } from 'zod'
import { nameText, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { ContentDraft, ContentQuery, ContentRow, resource, Use } from '../resource.ts'
import { Id, route, signedIn } from '../route.ts'

const Category = ContentRow.extend({
  name: z.string(),
  tasks: z.number().int(),
  topics: z.array(z.string()),
})
Category.register(z.globalRegistry, { id: 'TaskCategory' })
const Template = ContentRow.extend({
  name: z.string(),
  description: z.string(),
  area: z.enum(areas),
  topic_id: z.number().int(),
  topic: z.string(),
  category_id: z.number().int(),
  category: z.string(),
})
Template.register(z.globalRegistry, { id: 'TaskTemplate' })

export const CategoryDraft = ContentDraft.extend({
  name: nameText(limits.category.name, 'required'),
})
const CategoryQuery = ContentQuery.extend({
  order_by: z.enum(['id', 'name', 'language_id', 'edited_at']).default('id'),
})
export const TemplateDraft = ContentDraft.omit({ language_id: true }).extend({
  name: nameText(taskBounds.name, 'required'),
  description: text(taskBounds.description, 'required'),
  topic_id: z.coerce.number<number>().pipe(Id),
  category_id: z.coerce.number<number>().pipe(Id),
})
const TemplateQuery = ContentQuery.extend({
  order_by: z.enum(['id', 'name', 'topic', 'area', 'edited_at']).default('id'),
  area: z.enum(areas).optional(),
  topic_id: Id.optional(),
  category_id: Id.optional(),
})
export type CategoryView = z.infer<typeof Category>
export type CategoryListQuery = z.infer<typeof CategoryQuery>
export type TemplateView = z.infer<typeof Template>
export type TemplateListQuery = z.infer<typeof TemplateQuery>

const templateListInput = z.object({ params: z.object({ id: Id }), query: TemplateQuery })

/** A category of task templates (method D36). */
const category = resource({
  named: 'task categories',
  access: 'access_topics',
  row: Category,
  draft: CategoryDraft,
  query: CategoryQuery,
})
const template = resource({
  named: 'task templates',
  access: 'access_topics',
  row: Template,
  draft: TemplateDraft,
  query: TemplateQuery,
})

export const categories = {
  list: category.list('POST /categories'),
  show: category.show('GET /categories/show/{id}'),
  add: category.add('PUT /categories/save'),
  edit: category.edit('PUT /categories/save/{id}'),
  remove: category.remove('DELETE /categories/delete/{id}'),
  history: category.history('GET /categories/history/{id}'),
  removeMany: category.removeMany('POST /categories/remove'),
  restore: category.restore('POST /categories/restore'),
}

export const categoryTasks = {
  /** The templates of one category. */
  list: route(
    'POST /categories/tasks/{id}',
    signedIn('access_topics'),
    'The task templates of a category',
    { errors: ['not_found'] },
  )
    .input(templateListInput)
    .output(
      z.object({
        list: z.array(Template),
        count: z.number().int(),
        topics: z.array(z.object({ id: z.number().int(), name: z.string(), area: z.enum(areas) })),
        category: z.object({ id: z.number().int(), name: z.string() }),
      }),
    ),
  /** The templates of one topic in all categories. */
  ofTopic: route(
    'POST /topics/tasks/{id}',
    signedIn('access_topics'),
    'The task templates of a topic, and how many tasks of people have it',
    { errors: ['not_found'] },
  )
    .input(templateListInput)
    .output(
      z.object({
        list: z.array(Template),
        count: z.number().int(),
        topic: z.object({ id: z.number().int(), name: z.string(), area: z.enum(areas) }),
        uses: z.array(Use),
      }),
    ),
  show: template.show('GET /categories/tasks/show/{id}'),
  add: template.add('PUT /categories/tasks/save'),
  edit: template.edit('PUT /categories/tasks/save/{id}'),
  remove: template.remove('DELETE /categories/tasks/delete/{id}'),
  history: template.history('GET /categories/tasks/history/{id}'),
  removeMany: template.removeMany('POST /categories/tasks/remove'),
  restore: template.restore('POST /categories/tasks/restore'),
}
