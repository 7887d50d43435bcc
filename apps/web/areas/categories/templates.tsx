import { useMemo } from 'react'
import { client } from '../../data/client.ts'
import type { Choice } from '../../lists/record/field.ts'
import { type Place, TemplatesTable } from './templates-table.tsx'

/** The task templates of a category; each has a topic in the language of the category. */
export function CategoryTemplates({ category_id }: { category_id: number }) {
  const place: Place = useMemo(
    () => ({
      name: 'categoryTasks',
      fixed: { category_id },
      chosen: {
        ...{ key: 'topic_id', kind: 'row', label: 'tasks.topic', title: 'topic' },
      },
      sort: 'topic',
      load: async (query, options) => {
        const { topics, ...page } = await client.categoryTasks.list(
          { params: { id: category_id }, query },
          options,
        )
        return {
          ...page,
          choices: topics.map((topic) => ({ ...choiceOf(topic), language_id: null })),
        }
      },
    }),
    [category_id],
  )
  return <TemplatesTable place={place} />
}

/** The templates of one topic, of any category. */
export function TopicTemplates({ topic_id }: { topic_id: number }) {
  const place: Place = useMemo(
    () => ({
      name: 'topicTasks',
      fixed: { topic_id },
      chosen: {
        ...{ key: 'category_id', kind: 'row', label: 'tasks.category', title: 'category' },
      },
      load: async (query, options) => {
        const [page, categories] = await Promise.all([
          client.categoryTasks.ofTopic({ params: { id: topic_id }, query }, options),
          client.categories.list(
            { query: { limit: 998, order_by: 'name', order_direction: 'ASC' } },
            options,
          ),
        ])
        return { ...page, choices: categories.list.map(choiceOf) }
      },
    }),
    [topic_id],
  )
  return <TemplatesTable place={place} />
}

const choiceOf = ({ id, name, language_id = null }: Named): Choice => ({
  value: String(id),
  title: name,
  language_id,
})
type Named = { id: number; name: string; language_id?: number | null }
