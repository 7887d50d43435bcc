import { CareerStatementDraft } from '@quartet/contract/areas/career-catalogue.ts'
import { sheetOf } from '../../sheets/area-sheet.ts'
import { statementRows } from './queries.ts'

export const statementSheet = sheetOf({
  name: 'careerStatements',
  access: 'access_strategies',
  rows: statementRows,
  draft: CareerStatementDraft,
  columns: {
    title: 'text',
    question_id: 'number',
    pattern: 'text',
    type: 'text',
    language_id: 'language',
  },
})
