import { expect, test } from 'vitest'
import { firstLanguages } from './languages.ts'
import { readTable } from './table.ts'

const strategiesIn = (locale: string) =>
  [...readTable('strategies', locale).rows, ...readTable('career-strategies', locale).rows].map(
    ({
      cells: { id = '', title = '', body = '', children, area = 'career', topic_key, pattern },
    }) => ({
      ...{ id, title, body, isForChildren: children === 'yes' },
      place: [children, area, topic_key, pattern].join('.'),
    }),
  )
const words = (text: string) => text.split(/\s+/).length

test.each(firstLanguages)(
  'strategies in $title have at most 20 words, 15 for children, and do not repeat within a topic',
  ({ locale }) => {
    const all = strategiesIn(locale)
    expect(all).toHaveLength(1032)
    expect(
      all.filter(({ body, isForChildren }) => words(body) > (isForChildren ? 15 : 20)),
    ).toEqual([])
    for (const same of Map.groupBy(all, ({ place }) => place).values())
      expect(new Set(same.map(({ body }) => body)).size).toBe(same.length)
    for (const { id, title, body } of all)
      expect([id, title.length > 1 && title.length <= 60, body.length > 5]).toEqual([
        id,
        true,
        true,
      ])
  },
)
