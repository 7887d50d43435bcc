import type { InferContractRouterInputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { limits } from '@quartet/contract/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../../data/client.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { useStillOpen } from '../../../data/use-still-open.ts'
import { ageChoices } from '../../../lists/content/choices.ts'
import { NoAccess } from '../../../lists/no-access.tsx'
import { ConfirmRemove } from '../../../lists/record/confirm-remove.tsx'
import type { Field } from '../../../lists/record/field.ts'
import { fieldValue } from '../../../lists/record/field-value.tsx'
import { RecordDialog, VersionsDialog } from '../../../lists/record/record-dialog.tsx'
import { type OpenForm, RecordForm } from '../../../lists/record/record-form.tsx'
import {
  Facts,
  RecordCard,
  RecordHead,
  RecordLoading,
  RecordPage,
} from '../../../lists/record/record-page.tsx'
import { useRemoval } from '../../../lists/record/use-removal.ts'
import { useRemovalNote, usesText } from '../../../lists/record/use-removal-note.ts'
import { VersionPage } from '../../../lists/record/version-page.tsx'
import { Versions } from '../../../lists/record/versions.tsx'
import { useLanguageNames } from '../../../lists/use-language-names.ts'
import { type CopyChoice, copyChoices } from './copy-choices.ts'
import { FormFigures } from './form-figures.tsx'
import { type Form, nameOfForm, statusText } from './form-text.ts'
import { FormUse, type ShownForm } from './form-use.tsx'
import { UntranslatedBadge } from './untranslated-badge.tsx'

type Draft = InferContractRouterInputs<typeof contract>['forms']['add']['body']
export const formFields = {
  title: { key: 'title', kind: 'text', label: 'content.name', max: limits.form.title },
  age_group_id: {
    key: 'age_group_id',
    kind: 'choice',
    label: 'content.age_group',
    options: ageChoices,
  },
  version: {
    key: 'version',
    kind: 'number',
    label: 'forms.version',
    hint: 'forms.version_hint',
    ...limits.form.version,
    optional: true,
  },
  scale: {
    key: 'scale',
    kind: 'list',
    label: 'forms.scale',
    hint: 'forms.scale_hint',
    max: limits.form.scaleWord,
  },
} as const satisfies Record<string, Field<Form>>

/** The numbers of statements and of open questions, and how many are untranslated. */
export const QuestionCount = ({ form: { statements, open, untranslated } }: { form: Form }) => (
  <>
    <bdi dir="ltr">{`${statements} + ${open}`}</bdi>
    {untranslated > 0 && (
      <>
        {' '}
        <UntranslatedBadge count={untranslated} />
      </>
    )}
  </>
)

type FormFormProps = OpenForm<Form> & { copies: readonly CopyChoice[] | undefined }

export function FormForm({ copies = [], ...open }: FormFormProps) {
  const { all } = useLanguageNames()
  const { title, age_group_id, version, scale } = formFields
  const copyOf: Field<Form> = {
    key: 'copy_of',
    kind: 'row',
    label: 'forms.copy_of',
    hint: 'forms.copy_of_hint',
    written: 'once',
    title: 'title',
    offer: ({ age_group_id: age = '' }) => copyChoices(copies, age, all),
    optional: true,
  }
  return (
    <RecordForm<Form, Draft, Draft>
      name="forms"
      fields={[title, age_group_id, version, scale, copyOf]}
      add={async (body) => (await client.forms.add({ body })).row}
      edit={async (id, body) => (await client.forms.edit({ params: { id }, body })).row}
      show={async (id) => (await client.forms.show({ params: { id } })).row}
      {...open}
    />
  )
}

const list = '/forms'

/** One form: its fields, whether it is in use, and a preview; or one of its language versions. */
export function FormScreen({ id, versionId }: { id: number; versionId?: number | undefined }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const query = useQuery(
    api.forms.show.queryOptions({
      input: { params: { id } },
      enabled: permissions?.has('access_questions') === true,
      meta: { quiet: true },
    }),
  )
  if (permissions && !permissions.has('access_questions'))
    return <NoAccess title={t('forms.forms')} />
  if (!query.data) return <RecordLoading query={query} />
  const { row, versions } = query.data
  const name = nameOfForm(row)
  const address = `${list}/${row.id}`
  return versionId === undefined ? (
    <RecordPage back={{ to: list, title: t('forms.forms') }} name={name}>
      <Details shown={query.data} />
      <FormUse id={id} />
      <FormFigures form={row} />
    </RecordPage>
  ) : (
    <RecordPage back={{ to: address, title: name }} name={name}>
      <VersionPage
        {...{ row, versions, versionId, address }}
        nameOf={nameOfForm}
        form={(open) => <FormForm copies={[]} {...open} />}
      />
    </RecordPage>
  )
}

function Details({ shown }: { shown: ShownForm }) {
  const { t } = useTranslation()
  const { row, versions, uses } = shown
  const { find } = useLanguageNames()
  const navigate = useNavigate()
  const [editing, setEditing] = useState<Form | null>(null)
  const [language, setLanguage] = useState<number | null>(null)
  const isStillOpen = useStillOpen(String(row.id))
  const removal = useRemoval<Form>(
    client.forms,
    () => isStillOpen() && void navigate({ href: list }),
  )
  const all = useQuery(
    api.forms.show.queryOptions({ input: { params: { id: row.id } }, meta: { quiet: true } }),
  )
  const note = useRemovalNote('forms', client.forms, removal.deleting)
  const form = (open: OpenForm<Form>) => <FormForm copies={[]} {...open} />
  const own = find(row.language_id)
  return (
    <>
      <RecordHead
        name={nameOfForm(row)}
        lang={own?.tag}
        onEdit={() => setEditing(row)}
        onRemove={() => removal.ask([row])}
      />
      <Facts
        facts={[
          {
            label: t('content.age_group'),
            value: fieldValue(t, formFields.age_group_id, row, own),
          },
          { label: t('forms.version'), value: row.version },
          { label: t('forms.status'), value: statusText(t, row) },
          { label: t('forms.questions'), value: <QuestionCount form={row} /> },
          { label: t('forms.scale'), value: fieldValue(t, formFields.scale, row, own) },
          { label: t('content.in_use'), value: usesText(t, uses) },
        ]}
        edited_at={row.edited_at}
      />
      <RecordCard title={t('content.in_all_languages')}>
        <Versions
          versions={versions}
          nameOf={nameOfForm}
          onEdit={(version) => void navigate({ href: `${list}/${row.id}/${version.id}` })}
          onAdd={setLanguage}
        />
      </RecordCard>
      <RecordDialog
        editing={editing}
        addTitle=""
        nameOf={nameOfForm}
        language={row.language_id}
        form={form}
        onClose={() => setEditing(null)}
      />
      <VersionsDialog
        translating={language === null ? null : { row, language }}
        versions={all}
        nameOf={nameOfForm}
        form={form}
        onClose={() => setLanguage(null)}
      />
      <ConfirmRemove removal={removal} nameOf={nameOfForm} {...note} />
    </>
  )
}
