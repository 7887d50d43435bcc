import { limits } from '@quartet/contract/limits.ts'
import { itemCount, openCount } from '@quartet/domain/inventory.ts'
import { patternChoices } from '../../../lists/content/choices.ts'
import { content } from '../../../lists/content/content.ts'
import { ContentScreen } from '../../../lists/content/content-screen.tsx'
import { FormsLinks } from './forms-links.tsx'
import { QuestionText } from './question-text.tsx'

const questions = content('questions', {
  texts: {
    title: 'forms.questions',
    view: 'forms.questions_view',
    hint: 'forms.questions_hint',
    add: 'forms.questions_add',
  },
  access: 'access_questions',
  sheets: ['rows', 'texts'],
  byLanguage: true,
  fields: [
    {
      key: 'text',
      kind: 'lines',
      label: 'forms.question',
      max: limits.question.text,
      cell: (question) => <QuestionText question={question} />,
    },
    {
      key: 'form_id',
      kind: 'row',
      label: 'forms.form',
      title: 'form',
      from: 'forms',
      filter: true,
    },
    { key: 'number', kind: 'number', label: 'forms.number', min: 1, max: itemCount + openCount },
    {
      key: 'pattern',
      kind: 'choice',
      label: 'content.pattern',
      hint: 'forms.pattern_hint',
      optional: true,
      options: patternChoices,
      filter: true,
    },
  ],
})

export const QuestionsScreen = () => (
  <ContentScreen content={questions}>
    <FormsLinks />
  </ContentScreen>
)
