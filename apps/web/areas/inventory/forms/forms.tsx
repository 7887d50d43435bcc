import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useTranslation } from 'react-i18next'
import { client } from '../../../data/client.ts'
import type { Resource, ResourceCalls, Sent } from '../../../lists/resource-screen/resource.ts'

/** `copy_of` is sent for a new form and never returned. */
export type Form = InferContractRouterOutputs<typeof contract>['forms']['show']['row'] & {
  copy_of?: null
}

const { list, show, add, edit, removeMany, restore } =
  client.forms as unknown as ResourceCalls<Form>
/** Status and statements have their own calls. */
const draftIn = ({ status: _, statements: __, ...draft }: Sent) => draft

export const forms: Resource<Form> = {
  name: 'forms',
  title: 'forms.forms',
  view: 'forms.forms_view',
  hint: 'forms.forms_hint',
  add: 'forms.forms_add',
  access: 'access_questions',
  calls: {
    ...{ list, show, removeMany, restore },
    add: ({ body }) => add({ body: draftIn(body) }),
    edit: ({ params, body }) => edit({ params, body: draftIn(body) }),
  },
  nameOf: ({ title, version }) => `${title} · ${version}`,
  pageOf: ({ id }) => `/forms/${id}`,
  fields: [
    { key: 'title', kind: 'text', label: 'content.name', max: 120 },
    {
      key: 'age_group_id',
      kind: 'choice',
      label: 'content.age_group',
      options: ([1, 2, 3] as const).map((age) => ({
        value: String(age),
        label: `register.age_${age}` as const,
      })),
      filter: true,
    },
    {
      key: 'version',
      kind: 'number',
      label: 'forms.version',
      hint: 'forms.version_hint',
      min: 1,
      max: 999,
      optional: true,
    },
    {
      key: 'status',
      kind: 'slot',
      label: 'forms.status',
      optional: true,
      input: () => null,
      cell: (form) => <Status form={form} />,
    },
    {
      key: 'statements',
      kind: 'slot',
      label: 'forms.questions',
      optional: true,
      sort: false,
      input: () => null,
      cell: ({ statements, open }) => <bdi dir="ltr">{`${statements} + ${open}`}</bdi>,
    },
    {
      key: 'scale',
      kind: 'list',
      label: 'forms.scale',
      hint: 'forms.scale_hint',
      max: 40,
      column: 'hidden',
      sort: false,
    },
    {
      key: 'copy_of',
      kind: 'row',
      label: 'forms.copy_of',
      hint: 'forms.copy_of_hint',
      written: 'once',
      title: 'title',
      optional: true,
      column: 'none',
      sort: false,
    },
  ],
}

function Status({ form: { status, pilot } }: { form: Form }) {
  const { t } = useTranslation()
  return [t(`forms.${status}`), ...(pilot && status === 'active' ? [t('forms.pilot')] : [])].join(
    ' · ',
  )
}
