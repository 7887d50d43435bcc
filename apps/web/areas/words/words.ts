import { limits } from '@quartet/contract/limits.ts'
import { areaChoices, patternChoices } from '../../lists/resource-screen/choices.ts'
import { resourceOf } from '../../lists/resource-screen/resource-of.ts'

/** A word has the language of its wall. */
export const words = resourceOf('words', {
  title: 'content.words',
  view: 'content.words_view',
  hint: 'content.words_hint',
  add: 'content.words_add',
  access: 'access_words',
  offers: ['export', 'import', 'languageExport', 'languageImport'],
  versions: false,
  fields: [
    { key: 'text', kind: 'text', label: 'content.word', max: limits.word.text },
    { key: 'wall_id', kind: 'row', label: 'content.wall', title: 'wall', filter: true },
    {
      key: 'pattern',
      kind: 'choice',
      label: 'content.pattern',
      options: patternChoices,
      filter: true,
    },
    {
      key: 'weight',
      kind: 'number',
      label: 'content.weight',
      hint: 'content.weight_hint',
      ...limits.word.weight,
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
export const walls = resourceOf('walls', {
  title: 'content.walls',
  view: 'content.walls_view',
  hint: 'content.walls_hint',
  add: 'content.walls_add',
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
