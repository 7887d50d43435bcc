import {
  CareerQuestionDraft,
  CareerStatementDraft,
} from '@quartet/contract/areas/career-catalogue.ts'
import { sheetOf } from '../../sheets/area-sheet.ts'
import { questionRows, statementRows } from './queries.ts'

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

export const questionSheet = sheetOf({
  name: 'careerQuestions',
  access: 'access_strategies',
  rows: questionRows,
  draft: CareerQuestionDraft,
  columns: { title: 'text', language_id: 'language' },
})
