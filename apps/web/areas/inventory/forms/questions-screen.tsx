import { limits } from '@quartet/contract/limits.ts'
import { itemCount, openCount } from '@quartet/domain/inventory.ts'
import { patternChoices } from '../../../lists/content/choices.ts'
import { content } from '../../../lists/content/content.ts'
import { ContentPage } from '../../../lists/content/content-page.tsx'
import { ContentScreen } from '../../../lists/content/content-screen.tsx'
import { FormsLinks } from './forms-links.tsx'

const questions = content('questions', {
  texts: {
    title: 'forms.questions',
    view: 'forms.questions_view',
    hint: 'forms.questions_hint',
    add: 'forms.questions_add',
  },
  access: 'access_questions',
  sheets: ['rows', 'texts'],
  page: '/questions',
  fields: [
    { key: 'text', kind: 'lines', label: 'forms.question', max: limits.question.text },
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

/** One question, or one of its language versions. */
export const QuestionScreen = (one: { id: number; versionId?: number | undefined }) => (
  <ContentPage content={questions} list="/questions" {...one} />
)
