import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { client } from '../../base/api.ts'
import type { Resource } from '../../base/resource-screen/resource.ts'
import { ResourceScreen } from '../../base/resource-screen/resource-screen.tsx'

type Question = InferContractRouterOutputs<typeof contract>['statementQuestions']['show']['row']

const questions: Resource<Question> = {
  name: 'statementQuestions',
  title: 'content.statement_questions',
  view: 'content.questions_view',
  hint: 'content.questions_hint',
  add: 'content.questions_add',
  access: 'access_strategies',
  calls: client.statementQuestions,
  offers: ['order'],
  nameOf: ({ title }) => title,
  fields: [
    { key: 'title', kind: 'lines', label: 'content.title', most: 300 },
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
}

/** Under what the team statements stand. */
export const StatementQuestionsScreen = () => <ResourceScreen resource={questions} />
