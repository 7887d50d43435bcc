import { AttributeDraft } from '@quartet/contract/areas/attributes.ts'
import { sheetOf } from '../../sheets/area-sheet.ts'
import { catalogueRows } from './queries.ts'

export const catalogueSheet = sheetOf({
  name: 'attributes',
  access: 'access_strategies',
  rows: catalogueRows,
  draft: AttributeDraft,
  columns: {
    title: 'text',
    pattern: 'text',
    type: 'text',
    age_group_id: 'number',
    language_id: 'language',
  },
  versions: { texts: ['title'] },
})
