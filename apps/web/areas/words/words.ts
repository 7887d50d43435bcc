import { limits } from '@quartet/contract/limits.ts'
import { areaChoices, patternChoices } from '../../lists/content/choices.ts'
import { content } from '../../lists/content/content.ts'

/** A word has the language of its wall. */
export const words = content('words', {
  texts: {
    title: 'content.words',
    view: 'content.words_view',
    hint: 'content.words_hint',
    add: 'content.words_add',
  },
  access: 'access_words',
  sheets: ['rows', 'texts'],
  versions: false,
  byLanguage: true,
  fields: [
    { key: 'text', kind: 'text', label: 'content.word', max: limits.word.text },
    {
      key: 'wall_id',
      kind: 'row',
      label: 'content.wall',
      title: 'wall',
      from: 'walls',
      filter: true,
      bulk: true,
    },
    {
      key: 'pattern',
      kind: 'choice',
      label: 'content.pattern',
      options: patternChoices,
      filter: true,
      bulk: true,
    },
    {
      key: 'weight',
      kind: 'number',
      label: 'content.weight',
      hint: 'content.weight_hint',
      ...limits.word.weight,
      bulk: true,
    },
    {
      key: 'forms',
      kind: 'list',
      label: 'content.forms',
      hint: 'content.forms_hint',
      max: limits.word.text,
      sort: false,
      column: 'hidden',
    },
    {
      key: 'note',
      kind: 'lines',
      label: 'content.note',
      max: limits.word.note,
      optional: true,
      sort: false,
      column: 'hidden',
    },
  ],
})

/** One wall per area, age group and language. */
export const walls = content('walls', {
  texts: {
    title: 'content.walls',
    view: 'content.walls_view',
    hint: 'content.walls_hint',
    add: 'content.walls_add',
  },
  access: 'access_words',
  fields: [
    {
      key: 'title',
      kind: 'text',
      label: 'content.name',
      max: limits.wall.title,
    },
    { key: 'area', kind: 'choice', label: 'content.area', options: areaChoices, filter: true },
    { key: 'children', kind: 'flag', label: 'content.children' },
  ],
})
