import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { itemCount, openCount } from '@quartet/domain/inventory.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { client } from '../../../data/client.ts'
import type { Resource, ResourceCalls } from '../../../lists/resource-screen/resource.ts'

type Question = InferContractRouterOutputs<typeof contract>['questions']['show']['row']

export const questions: Resource<Question> = {
  name: 'questions',
  title: 'forms.questions',
  view: 'forms.questions_view',
  hint: 'forms.questions_hint',
  add: 'forms.questions_add',
  access: 'access_questions',
  calls: client.questions as unknown as ResourceCalls<Question>,
  offers: ['export', 'import', 'languageExport', 'languageImport'],
  nameOf: ({ text }) => text,
  pageOf: ({ id }) => `/questions/${id}`,
  fields: [
    { key: 'text', kind: 'lines', label: 'forms.question', max: 300 },
    { key: 'form_id', kind: 'row', label: 'forms.form', title: 'form', filter: true },
    { key: 'number', kind: 'number', label: 'forms.number', min: 1, max: itemCount + openCount },
    {
      key: 'pattern',
      kind: 'choice',
      label: 'content.pattern',
      hint: 'forms.pattern_hint',
      optional: true,
      options: patterns.map((value) => ({ value, label: `pattern.${value}` as const })),
      filter: true,
    },
  ],
}
