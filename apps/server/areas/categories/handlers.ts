import { os, writerOf } from '../../base/context.ts'
import { done, missing } from '../../base/refusal.ts'
import { addRow, editRow, removeRows, restoreRows } from '../content/commands.ts'
import { countReaders, namedBy, showRow, wrongChoice } from '../content/queries.ts'
import { countTasksOf, topicRows } from '../topics/queries.ts'
import { categoryRows, countCopies, templateRows } from './queries.ts'

export const categories = os.categories.router({
  list: os.categories.list.handler(async ({ context: { db }, input }) => ({ ...(await categoryRows.list(db, input.query)), choices: {} })),
  show: os.categories.show.handler(({ context: { db }, input }) => showRow(db, categoryRows, input.params.id, countReaders)),
  add: os.categories.add.handler(async ({ context, input }) => done(await addRow(writerOf(context), categoryRows, input.body))),
  edit: os.categories.edit.handler(async ({ context, input }) =>
    done(await editRow(writerOf(context), categoryRows, input.params.id, input.body)),
  ),
  remove: os.categories.remove.handler(async ({ context, input }) =>
    done(
      (await namedBy(context.db, templateRows, 'category_id', [input.params.id])) ??
        (await removeRows(writerOf(context), categoryRows, [input.params.id])),
    ),
  ),
  removeMany: os.categories.removeMany.handler(async ({ context, input }) =>
    done(
      (await namedBy(context.db, templateRows, 'category_id', input.body.ids)) ??
        (await removeRows(writerOf(context), categoryRows, input.body.ids)),
    ),
  ),
  restore: os.categories.restore.handler(async ({ context, input }) =>
    done(await restoreRows(writerOf(context), categoryRows, input.body.ids)),
  ),
})

export const categoryTasks = os.categoryTasks.router({
  list: os.categoryTasks.list.handler(async ({ context: { db }, input }) => {
    const [category] = await categoryRows.find(db, [input.params.id], 0)
    if (!category) throw missing()
    const { list, count } = await templateRows.list(db, { ...input.query, category_id: category.id })
    const topics = await topicRows.list(db, { ...everyTopic, language: category.language_id })
    return { list, count, topics: topics.list.map(({ id, name, area }) => ({ id, name, area })), category }
  }),
  ofTopic: os.categoryTasks.ofTopic.handler(async ({ context: { db }, input }) => {
    const [topic] = await topicRows.find(db, [input.params.id], 0)
    if (!topic) throw missing()
    const { list, count } = await templateRows.list(db, { ...input.query, topic_id: topic.id })
    return { list, count, topic, used_by: await countTasksOf(db, topic) }
  }),
  show: os.categoryTasks.show.handler(({ context: { db }, input }) => showRow(db, templateRows, input.params.id, countCopies)),
  add: os.categoryTasks.add.handler(async ({ context, input: { body } }) => {
    const area = done(await placeOf(context.db, body))
    return done(await addRow(writerOf(context), templateRows, { ...body, ...area }))
  }),
  edit: os.categoryTasks.edit.handler(async ({ context, input: { params, body } }) => {
    const area = done(await placeOf(context.db, body))
    return done(await editRow(writerOf(context), templateRows, params.id, { ...body, ...area }))
  }),
  remove: os.categoryTasks.remove.handler(async ({ context, input }) =>
    done(await removeRows(writerOf(context), templateRows, [input.params.id])),
  ),
  removeMany: os.categoryTasks.removeMany.handler(async ({ context, input }) =>
    done(await removeRows(writerOf(context), templateRows, input.body.ids)),
  ),
  restore: os.categoryTasks.restore.handler(async ({ context, input }) =>
    done(await restoreRows(writerOf(context), templateRows, input.body.ids)),
  ),
})

const everyTopic = { limit: 998, offset: 0, order_by: 'order', order_direction: 'ASC', removed: 0 } as const

/** The area of a template is that of its topic; its category is one that there is. */
async function placeOf(db: Parameters<typeof wrongChoice>[0], draft: { topic_id: number; category_id: number }) {
  const wrong = await wrongChoice(db, categoryRows, 'category_id', draft)
  if (wrong) return wrong
  const [topic] = await topicRows.find(db, [draft.topic_id], 0)
  return topic ? { area: topic.area } : { fields: { topic_id: 'topic_unknown' as const } }
}
