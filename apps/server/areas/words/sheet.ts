import { WordDraft } from '@quartet/contract/areas/words.ts'
import { sheetOf } from '../../sheets/area-sheet.ts'
import { siblingWalls, wordRows } from './queries.ts'

export const wordSheet = sheetOf({
  name: 'words',
  access: 'access_words',
  rows: wordRows,
  draft: WordDraft,
  columns: {
    text: 'text',
    forms: 'list',
    wall_id: 'number',
    pattern: 'text',
    weight: 'number',
    note: 'text',
  },
  versions: { texts: ['text'], parent: { column: 'wall_id', siblings: siblingWalls } },
})
