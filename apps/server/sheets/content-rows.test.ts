import { parseTable } from '@quartet/content/table.ts'
import { TopicDraft } from '@quartet/contract/areas/topics.ts'
import { WordDraft } from '@quartet/contract/areas/words.ts'
import { describe, expect, test } from 'vitest'
import { topicSheet } from '../areas/topics/sheet.ts'
import { wordSheet } from '../areas/words/sheet.ts'
import { type ContentTable, checkRows } from './content-rows.ts'

const topics: ContentTable<typeof TopicDraft> = {
  ...topicSheet,
  name: 'topics',
  draft: TopicDraft,
  within: ['area'],
}
const words: ContentTable<typeof WordDraft> = {
  ...wordSheet,
  name: 'words',
  draft: WordDraft,
  within: [],
  isKeyless: true,
}
const english = { id: 1 }
const walls = { wall_id: new Map([['school', 7]]) }

const readTopics = (...lines: string[]) =>
  checkRows(topics, english, parseTable(['id,name,area,language', ...lines].join('\n'), 'en.csv'))
const readWords = (...lines: string[]) =>
  checkRows(
    words,
    english,
    parseTable(['id,text,forms,wall_id,pattern,weight,note', ...lines].join('\n'), 'en.csv'),
    walls,
  )

describe('checkRows', () => {
  test('returns the drafts of the rows, their keys, and their order within their group', () => {
    expect(
      readTopics(
        'reading,Reading,school,en',
        'reports,"Mail, reports",work,en',
        'math,Math,school,en',
      ),
    ).toEqual([
      { group_key: 'reading', order: 1, name: 'Reading', area: 'school', language_id: 1 },
      { group_key: 'reports', order: 1, name: 'Mail, reports', area: 'work', language_id: 1 },
      { group_key: 'math', order: 2, name: 'Math', area: 'school', language_id: 1 },
    ])
    expect(
      readWords(',one by one,one at a time | step at a time,school,sequence,1,'),
    ).toMatchObject([
      {
        group_key: '',
        text: 'one by one',
        forms: ['one at a time', 'step at a time'],
        wall_id: 7,
        weight: 1,
        note: '',
      },
    ])
  })

  test('lists file, line, column and reason of every invalid cell', () => {
    expect(() =>
      readTopics(
        'reading,,school,en',
        '"a\nb",Math,garden,en',
        ',Writing,school,en',
        'work,Work,work,ge',
      ),
    ).toThrow(
      [
        'en.csv, line 2, name: required',
        'en.csv, line 3, area: choice_unknown',
        'en.csv, line 5, id: required',
        'en.csv, line 6, language: choice_unknown',
      ].join('\n'),
    )
    expect(() => readWords(',one,,garden,sequence,1,', ',two,,school,order,4,')).toThrow(
      [
        'en.csv, line 2, wall_id: choice_unknown',
        'en.csv, line 3, pattern: choice_unknown',
        'en.csv, line 3, weight: choice_unknown',
      ].join('\n'),
    )
  })

  test('rejects a duplicate key and a duplicate row', () => {
    expect(() => readTopics('reading,Reading,school,en', 'reading,Reports,work,en')).toThrow(
      'en.csv, line 3, id: taken',
    )
    expect(() => readTopics('reading,Reading,school,en', 'books,Reading,school,en')).toThrow(
      'en.csv, line 3, name: taken',
    )
    expect(() => readWords(',one,,school,sequence,1,', ',one,,school,precision,1,')).toThrow(
      'en.csv, line 3, text: taken',
    )
  })

  test('rejects a missing column and a row with more cells than headings', () => {
    expect(() =>
      checkRows(topics, english, parseTable('id,title,language\nreading,Reading,en', 'en.csv')),
    ).toThrow('en.csv, line 1, name: heading_missing\nen.csv, line 1, area: heading_missing')
    expect(() => readTopics('reading,Reading, and more,school,en')).toThrow(
      'en.csv, line 2: 5 cells under 4 headings',
    )
  })
})
