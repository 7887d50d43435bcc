import { fieldErrors, notFound, unwrap } from '../../api-error.ts'
import type { Db } from '../../db/db.ts'
import { api, getWriter } from '../../http/context.ts'
import { findWrongReference } from '../../lists/row-references.ts'
import { addRow, editRow } from '../content/commands.ts'
import {
  createAddHandler,
  createEditHandler,
  createHistoryHandler,
  createListHandler,
  createRemoveHandler,
  createRemoveManyHandler,
  createRestoreHandler,
  createShowHandler,
} from '../content/shared-handlers.ts'
import { topicRows } from '../topics/queries.ts'
import { categoryRows, findCategory, templateRows } from './queries.ts'

export const categories = api.categories.router({
  list: api.categories.list.handler(createListHandler(categoryRows)),
  show: api.categories.show.handler(createShowHandler(categoryRows)),
  add: api.categories.add.handler(createAddHandler(categoryRows)),
  edit: api.categories.edit.handler(createEditHandler(categoryRows)),
  remove: api.categories.remove.handler(createRemoveHandler(categoryRows)),
  history: api.categories.history.handler(createHistoryHandler(categoryRows)),
  removeMany: api.categories.removeMany.handler(createRemoveManyHandler(categoryRows)),
  restore: api.categories.restore.handler(createRestoreHandler(categoryRows)),
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
    return { list, count, topic, uses: await topicRows.readUses(db, topic) }
  }),
  show: api.categoryTasks.show.handler(createShowHandler(templateRows)),
  add: api.categoryTasks.add.handler(async ({ context, input: { body } }) => {
    const place = await placeOf(context.db, body)
    return unwrap(await addRow(getWriter(context), templateRows, { ...body, ...place }))
  }),
  edit: api.categoryTasks.edit.handler(async ({ context, input: { params, body } }) => {
    const place = await placeOf(context.db, body)
    return unwrap(await editRow(getWriter(context), templateRows, params.id, { ...body, ...place }))
  }),
  remove: api.categoryTasks.remove.handler(createRemoveHandler(templateRows)),
  history: api.categoryTasks.history.handler(createHistoryHandler(templateRows)),
  removeMany: api.categoryTasks.removeMany.handler(createRemoveManyHandler(templateRows)),
  restore: api.categoryTasks.restore.handler(createRestoreHandler(templateRows)),
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
  const wrong = await findWrongReference(db, templateRows.names, draft)
  if (wrong) throw fieldErrors(wrong)
  const [topic] = await topicRows.find(db, [draft.topic_id], 0)
  if (!topic) throw fieldErrors({ topic_id: 'topic_unknown' })
  return { area: topic.area }
}
