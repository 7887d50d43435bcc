import { limits } from '@quartet/contract/limits.ts'
import { content } from '../../lists/content/content.ts'
import { ContentScreen } from '../../lists/content/content-screen.tsx'

const questions = content('statementQuestions', {
  texts: {
    title: 'content.statement_questions',
    view: 'content.questions_view',
    hint: 'content.questions_hint',
    add: 'content.questions_add',
  },
  access: 'access_strategies',
  sharesValues: true,
  sheets: ['rows'],
  order: [],
  fields: [
    { key: 'title', kind: 'lines', label: 'content.title', max: limits.statement.title },
    {
      key: 'kind',
      kind: 'choice',
      label: 'content.kind',
      options: [
        { value: 'bring', label: 'content.kind_bring' },
        { value: 'need', label: 'content.kind_need' },
      ],
      filter: true,
    },
  ],
})

/** The questions that group the team statements. */
export const StatementQuestionsScreen = () => <ContentScreen content={questions} />
