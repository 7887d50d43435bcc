import { limits } from '@quartet/contract/limits.ts'
import { content } from '../../lists/content/content.ts'
import { ContentScreen } from '../../lists/content/content-screen.tsx'

const questions = content('careerQuestions', {
  texts: {
    title: 'content.career_questions',
    view: 'content.questions_view',
    hint: 'content.questions_hint',
    add: 'content.questions_add',
  },
  access: 'access_strategies',
  sharesValues: true,
  sheets: ['rows'],
  order: [],
  fields: [{ key: 'title', kind: 'lines', label: 'content.title', max: limits.statement.title }],
})

/** The questions that group the career statements. */
export const CareerStatementQuestionsScreen = () => <ContentScreen content={questions} />
