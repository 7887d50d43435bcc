import { bands } from '@quartet/domain/bands.ts'
import { splitCell } from '@quartet/domain/list-cell.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { describe, expect, test } from 'vitest'
import { firstLanguages } from './languages.ts'
import { readTable, type Table, tables } from './table.ts'
import { topicKeys } from './topics/topic.ts'
import { readWalls } from './walls/wall.ts'

/**
 * The columns that are translated in each language; all others equal the English ones. The words of
 * walls are separate in each language.
 */
const translated: Partial<Record<Table, readonly string[]>> = {
  topics: ['name'],
  forms: ['title', 'scale'],
  questions: ['text'],
  strategies: ['title', 'body'],
  'career-strategies': ['title', 'body'],
}
const versioned = tables.filter((table) => table !== 'words')
const othersOf = (table: Table, locale: string) => {
  const own = new Set([...(translated[table] ?? ['title']), 'language'])
  return readTable(table, locale).rows.map(({ cells }) =>
    Object.entries(cells).filter(([heading]) => !own.has(heading)),
  )
}

describe.each(firstLanguages)('the tables in $title', ({ locale }) => {
  test.each(versioned)(
    'have the same rows of %s as in English, with the same keys and order',
    (table) => {
      expect(othersOf(table, locale)).toEqual(othersOf(table, 'en'))
      expect(readTable(table, locale).headings).toEqual(readTable(table, 'en').headings)
    },
  )

  test('name their language in each row', () => {
    for (const table of tables)
      for (const { line, cells } of readTable(table, locale).rows)
        expect([table, line, cells.language ?? locale]).toEqual([table, line, locale])
  })

  test('have words for each pattern on every wall, each word once', () => {
    for (const { words } of readWalls(locale)) {
      expect(new Set(words.map(({ text }) => text)).size).toBe(words.length)
      for (const pattern of patterns)
        expect(words.filter((word) => word.pattern === pattern).length).toBeGreaterThan(0)
    }
  })
})

/** Counts the rows for each combination of values in these columns. */
const cellsOf = (table: Table, headings: readonly string[]) => {
  const cells = Map.groupBy(readTable(table, 'en').rows, ({ cells }) =>
    headings.map((heading) => cells[heading]).join('/'),
  )
  return [...cells].map(([cell, rows]) => [cell, rows.length])
}
const times = (...lists: (readonly (string | number)[])[]) =>
  lists.reduce<string[]>(
    (places, list) =>
      places.flatMap((place) => list.map((one) => (place ? `${place}/${one}` : `${one}`))),
    [''],
  )

describe('complete tables:', () => {
  test('eight profile statements for each age, pattern and degree of use, and four order notes', () => {
    const expected = times([1, 2, 3], patterns, [...bands, 'Sequence']).map((cell) => [
      cell,
      cell.endsWith('Sequence') ? 4 : 8,
    ])
    expect(cellsOf('attributes', ['age_group_id', 'pattern', 'type'])).toEqual(expected)
  })

  test('four career statements for each question, pattern and degree of use', () => {
    const cells = times(['best_work', 'bring', 'need'], patterns, bands)
    expect(cellsOf('career-statements', ['question_id', 'pattern', 'type'])).toEqual(
      cells.map((cell) => [cell, 4]),
    )
  })

  test('four team statements from age 13, two for children, for each question, pattern and degree of use', () => {
    const cells = times(['bring', 'need'], patterns, bands).flatMap((cell) => [
      [`${cell}/2`, 4],
      [`${cell}/1`, 2],
    ])
    expect(cellsOf('team-statements', ['question_id', 'pattern', 'type', 'age_group_id'])).toEqual(
      cells,
    )
  })

  test('strategies for each topic, pattern and action, and encouragements for each area and pattern', () => {
    const forTopics = (area: 'school' | 'work', children: string) =>
      times([area], topicKeys[area], patterns, ['Forge', 'Intensify', 'Tether'], [children])
    const headings = ['area', 'topic_key', 'pattern', 'action', 'children']
    const found = cellsOf('strategies', headings).map(([cell]) => cell)
    expect(found.slice(0, -8)).toEqual([
      ...forTopics('school', 'no'),
      ...forTopics('school', 'yes'),
      ...forTopics('work', 'no'),
    ])
    expect(found.slice(-8)).toEqual(times(['school', 'work'], [''], patterns, ['Use'], ['no']))
    expect(cellsOf('career-strategies', headings.slice(1)).map(([cell]) => cell)).toEqual([
      ...times(topicKeys.career, patterns, ['Forge', 'Intensify', 'Tether'], ['no']),
      ...patterns.map((pattern) => `/${pattern}/Use/no`),
    ])
  })

  test('the topics of tasks, four walls, and three forms of 31 questions with five scale words', () => {
    const topics = readTable('topics', 'en').rows.map(({ cells }) => [cells.area, cells.id])
    expect(topics).toEqual(
      Object.entries(topicKeys).flatMap(([area, keys]) => keys.map((key) => [area, key])),
    )
    expect(readWalls('en').map(({ key }) => key)).toEqual([
      'school',
      'school-children',
      'work',
      'career',
    ])
    expect(cellsOf('questions', ['form_id'])).toEqual(
      ['primary', 'secondary', 'adult'].map((form) => [form, 31]),
    )
    for (const { locale } of firstLanguages)
      for (const { cells } of readTable('forms', locale).rows)
        expect(splitCell(cells.scale ?? '')).toHaveLength(5)
  })
})
