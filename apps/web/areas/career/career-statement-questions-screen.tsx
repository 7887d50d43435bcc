import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { client } from '../../base/api.ts'
import type { Resource } from '../../base/resource-screen/resource.ts'
import { ResourceScreen } from '../../base/resource-screen/resource-screen.tsx'

type Question = InferContractRouterOutputs<typeof contract>['careerQuestions']['show']['row']

const questions: Resource<Question> = {
  name: 'careerQuestions',
  title: 'content.career_questions',
  view: 'content.questions_view',
  hint: 'content.questions_hint',
  add: 'content.questions_add',
  access: 'access_strategies',
  calls: client.careerQuestions,
  offers: ['order'],
  nameOf: ({ title }) => title,
  fields: [{ key: 'title', kind: 'lines', label: 'content.title', most: 300 }],
}

/** Under what the career statements stand. */
export const CareerStatementQuestionsScreen = () => <ResourceScreen resource={questions} />
