import { limits } from '@quartet/contract/limits.ts'
import { resourceOf } from '../../lists/resource-screen/resource-of.ts'
import { ResourceScreen } from '../../lists/resource-screen/resource-screen.tsx'

const questions = resourceOf('statementQuestions', {
  title: 'content.statement_questions',
  view: 'content.questions_view',
  hint: 'content.questions_hint',
  add: 'content.questions_add',
  access: 'access_strategies',
  offers: ['order'],
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
export const StatementQuestionsScreen = () => <ResourceScreen resource={questions} />
