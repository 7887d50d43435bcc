import { done, missing } from '../../api-error.ts'
import type { Db } from '../../db/db.ts'
import { os, writerOf } from '../../http/context.ts'
import { wrongName } from '../../lists/row-names.ts'
import { addRow, editRow } from '../content/commands.ts'
import { adding, editing, listing, removing, removingMany, restoring, showing } from '../content/shared-handlers.ts'
import { topicRows } from '../topics/queries.ts'
import { categoryRows, findCategory, templateRows } from './queries.ts'

export const categories = os.categories.router({
  list: os.categories.list.handler(listing(categoryRows)),
  show: os.categories.show.handler(showing(categoryRows)),
  add: os.categories.add.handler(adding(categoryRows)),
  edit: os.categories.edit.handler(editing(categoryRows)),
  remove: os.categories.remove.handler(removing(categoryRows)),
  removeMany: os.categories.removeMany.handler(removingMany(categoryRows)),
  restore: os.categories.restore.handler(restoring(categoryRows)),
})

export const categoryTasks = os.categoryTasks.router({
  list: os.categoryTasks.list.handler(async ({ context: { db }, input }) => {
    const category = await findCategory(db, input.params.id)
    if (!category) throw missing()
    const { list, count } = await templateRows.list(db, { ...input.query, category_id: category.id })
    const topics = await topicRows.list(db, { ...everyTopic, language: category.language_id })
    return { list, count, topics: topics.list.map(({ id, name, area }) => ({ id, name, area })), category }
  }),
  ofTopic: os.categoryTasks.ofTopic.handler(async ({ context: { db }, input }) => {
    const [topic] = await topicRows.find(db, [input.params.id], 0)
    if (!topic) throw missing()
    const { list, count } = await templateRows.list(db, { ...input.query, topic_id: topic.id })
    return { list, count, topic, used_by: await topicRows.countUses(db, topic) }
  }),
  show: os.categoryTasks.show.handler(showing(templateRows)),
  add: os.categoryTasks.add.handler(async ({ context, input: { body } }) => {
    const area = done(await placeOf(context.db, body))
    return done(await addRow(writerOf(context), templateRows, { ...body, ...area }))
  }),
  edit: os.categoryTasks.edit.handler(async ({ context, input: { params, body } }) => {
    const area = done(await placeOf(context.db, body))
    return done(await editRow(writerOf(context), templateRows, params.id, { ...body, ...area }))
  }),
  remove: os.categoryTasks.remove.handler(removing(templateRows)),
  removeMany: os.categoryTasks.removeMany.handler(removingMany(templateRows)),
  restore: os.categoryTasks.restore.handler(restoring(templateRows)),
})

const everyTopic = { limit: 998, offset: 0, order_by: 'order', order_direction: 'ASC', removed: 0 } as const

/** The area of a template is that of its topic; its category is one that there is. */
async function placeOf(db: Db, draft: { topic_id: number; category_id: number }) {
  const wrong = await wrongName(db, templateRows.names, draft)
  if (wrong) return wrong
  const [topic] = await topicRows.find(db, [draft.topic_id], 0)
  return topic ? { area: topic.area } : { fields: { topic_id: 'topic_unknown' as const } }
}
