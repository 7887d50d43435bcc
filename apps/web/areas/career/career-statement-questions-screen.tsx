import { limits } from '@quartet/contract/limits.ts'
import { resourceOf } from '../../lists/resource-screen/resource-of.ts'
import { ResourceScreen } from '../../lists/resource-screen/resource-screen.tsx'

const questions = resourceOf('careerQuestions', {
  title: 'content.career_questions',
  view: 'content.questions_view',
  hint: 'content.questions_hint',
  add: 'content.questions_add',
  access: 'access_strategies',
  offers: ['order'],
  fields: [{ key: 'title', kind: 'lines', label: 'content.title', max: limits.statement.title }],
})

/** The questions that group the career statements. */
export const CareerStatementQuestionsScreen = () => <ResourceScreen resource={questions} />
