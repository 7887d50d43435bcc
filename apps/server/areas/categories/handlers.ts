import { fieldErrors, notFound, unwrap } from '../../api-error.ts'
import type { Db } from '../../db/db.ts'
import { api, getWriter } from '../../http/context.ts'
import { wrongName } from '../../lists/row-references.ts'
import { addRow, editRow } from '../content/commands.ts'
import {
  adding,
  editing,
  listing,
  removing,
  removingMany,
  restoring,
  showing,
} from '../content/shared-handlers.ts'
import { topicRows } from '../topics/queries.ts'
import { categoryRows, findCategory, templateRows } from './queries.ts'

export const categories = api.categories.router({
  list: api.categories.list.handler(listing(categoryRows)),
  show: api.categories.show.handler(showing(categoryRows)),
  add: api.categories.add.handler(adding(categoryRows)),
  edit: api.categories.edit.handler(editing(categoryRows)),
  remove: api.categories.remove.handler(removing(categoryRows)),
  removeMany: api.categories.removeMany.handler(removingMany(categoryRows)),
  restore: api.categories.restore.handler(restoring(categoryRows)),
})

export const categoryTasks = api.categoryTasks.router({
  list: api.categoryTasks.list.handler(async ({ context: { db }, input }) => {
    const category = await findCategory(db, input.params.id)
    if (!category) throw notFound()
    const { list, count } = await templateRows.list(db, {
      ...input.query,
      category_id: category.id,
    })
    const topics = await topicRows.list(db, { ...everyTopic, language: category.language_id })
    return {
      list,
      count,
      topics: topics.list.map(({ id, name, area }) => ({ id, name, area })),
      category,
    }
  }),
  ofTopic: api.categoryTasks.ofTopic.handler(async ({ context: { db }, input }) => {
    const [topic] = await topicRows.find(db, [input.params.id], 0)
    if (!topic) throw notFound()
    const { list, count } = await templateRows.list(db, { ...input.query, topic_id: topic.id })
    return { list, count, topic, used_by: await topicRows.countUses(db, topic) }
  }),
  show: api.categoryTasks.show.handler(showing(templateRows)),
  add: api.categoryTasks.add.handler(async ({ context, input: { body } }) => {
    const place = await placeOf(context.db, body)
    return unwrap(await addRow(getWriter(context), templateRows, { ...body, ...place }))
  }),
  edit: api.categoryTasks.edit.handler(async ({ context, input: { params, body } }) => {
    const place = await placeOf(context.db, body)
    return unwrap(await editRow(getWriter(context), templateRows, params.id, { ...body, ...place }))
  }),
  remove: api.categoryTasks.remove.handler(removing(templateRows)),
  removeMany: api.categoryTasks.removeMany.handler(removingMany(templateRows)),
  restore: api.categoryTasks.restore.handler(restoring(templateRows)),
})

const everyTopic = {
  limit: 998,
  offset: 0,
  order_by: 'order',
  order_direction: 'ASC',
  removed: 0,
} as const

/**
 * Returns the area of the template's topic. Throws field errors when the category or topic does
 * not exist.
 */
async function placeOf(db: Db, draft: { topic_id: number; category_id: number }) {
  const wrong = await wrongName(db, templateRows.names, draft)
  if (wrong) throw fieldErrors(wrong)
  const [topic] = await topicRows.find(db, [draft.topic_id], 0)
  if (!topic) throw fieldErrors({ topic_id: 'topic_unknown' })
  return { area: topic.area }
}
