import { WordDraft } from '@quartet/contract/areas/words.ts'
import { sheetOf } from '../../base/area-sheet.ts'
import { siblingWalls, wordRows } from './queries.ts'

export const wordSheet = sheetOf({
  name: 'words',
  access: 'access_words',
  file: 'words.xlsx',
  rows: wordRows,
  draft: WordDraft,
  columns: { text: 'text', forms: 'list', wall_id: 'number', pattern: 'text', weight: 'number', note: 'text' },
  versions: { file: 'Temp_words.xlsx', texts: ['text'], parent: { column: 'wall_id', siblings: siblingWalls } },
})
