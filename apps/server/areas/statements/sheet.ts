import { StatementQuestionDraft, TeamStatementDraft } from '@quartet/contract/areas/statements.ts'
import { sheetOf } from '../../sheets/area-sheet.ts'
import { questionRows, statementRows } from './queries.ts'

export const statementSheet = sheetOf({
  name: 'teamStatements',
  access: 'access_strategies',
  rows: statementRows,
  draft: TeamStatementDraft,
  columns: {
    title: 'text',
    question_id: 'number',
    pattern: 'text',
    type: 'text',
    age_group_id: 'number',
    language_id: 'language',
  },
})

export const questionSheet = sheetOf({
  name: 'statementQuestions',
  access: 'access_strategies',
  rows: questionRows,
  draft: StatementQuestionDraft,
  columns: { title: 'text', kind: 'text', language_id: 'language' },
})
