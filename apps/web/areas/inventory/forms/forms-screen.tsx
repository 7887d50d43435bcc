import { Button, Title } from '@mantine/core'
import { IconLanguage, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { api, client } from '../../../data/client.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { ageChoices } from '../../../lists/content/choices.ts'
import { Completeness } from '../../../lists/content/completeness.tsx'
import { changedColumn, languageFilter } from '../../../lists/content/content-columns.tsx'
import { NoAccess } from '../../../lists/no-access.tsx'
import { choiceFilter } from '../../../lists/record/choice-filter.ts'
import { ConfirmRemove } from '../../../lists/record/confirm-remove.tsx'
import { fieldValue } from '../../../lists/record/field-value.tsx'
import { RecordDialog, VersionsDialog } from '../../../lists/record/record-dialog.tsx'
import type { OpenForm } from '../../../lists/record/record-form.tsx'
import { useRemoval } from '../../../lists/record/use-removal.ts'
import { useRemovalNote } from '../../../lists/record/use-removal-note.ts'
import styles from '../../../lists/screen.module.css'
import type { Column, RowAction } from '../../../lists/table/column.ts'
import { DataTable } from '../../../lists/table/data-table.tsx'
import { bulkRemoval, editAction, removalAction } from '../../../lists/table/row-actions.ts'
import type { TableKeys } from '../../../lists/table/table-state.ts'
import { useList } from '../../../lists/table/use-list.ts'
import { type NamedLanguage, useLanguageNames } from '../../../lists/use-language-names.ts'
import { FormForm, formFields, QuestionCount } from './form-screen.tsx'
import { type Form, nameOfForm, statusText } from './form-text.ts'
import { FormsLinks } from './forms-links.tsx'

const keys: TableKeys = {
  sorts: ['id', 'title', 'age_group_id', 'version', 'status', 'language_id', 'edited_at'],
  filters: { age_group_id: /^[123]$/, language: /^[1-9]\d{0,8}$/ },
}

/** The forms of the inventory, by age and language. */
export function FormsScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (permissions && !permissions.has('access_questions'))
    return <NoAccess title={t('forms.forms')} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('forms.forms')}</Title>
      {permissions && (
        <>
          <FormsLinks />
          <Forms />
        </>
      )}
    </article>
  )
}

function Forms() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { all, find } = useLanguageNames()
  const list = useList({ queryKey: ['forms'], keys, load: client.forms.list })
  const { state, change, page } = list
  const removal = useRemoval<Form>(client.forms, list.selection.clear)
  const [editing, setEditing] = useState<Form | 'new' | null>(null)
  const [translating, setTranslating] = useState<Form | null>(null)
  const versions = useQuery(
    api.forms.show.queryOptions({
      input: { params: { id: translating?.id ?? 0 } },
      enabled: translating !== null,
      meta: { quiet: true },
    }),
  )
  const form = (open: OpenForm<Form>) => <FormForm copies={page?.forms} {...open} />
  const columns = useMemo(() => columnsOf(t, find), [t, find])
  const filters = [
    choiceFilter(t, 'age_group_id', 'content.age_group', ageChoices),
    languageFilter(t, all),
  ]
  const actionsOf = (row: Form): RowAction[] => {
    if (row.removed === 1) return [removalAction(t, row, removal)]
    return [
      editAction(t, () => setEditing(row)),
      {
        key: 'versions',
        label: t('content.languages'),
        icon: IconLanguage,
        go: () => setTranslating(row),
      },
      removalAction(t, row, removal),
    ]
  }
  return (
    <>
      {page && page.languages.length > 0 && (
        <Completeness languages={page.languages} state={state} change={change} />
      )}
      <DataTable
        name="forms"
        view={t('forms.forms_view')}
        list={list}
        columns={columns}
        filters={filters}
        hasBin
        isDense
        nameOf={nameOfForm}
        actionsOf={actionsOf}
        bulk={[bulkRemoval(t, state.removed, removal)]}
        hint={t('forms.forms_hint')}
      >
        <Button size="sm" leftSection={<Icon of={IconPlus} />} onClick={() => setEditing('new')}>
          {t('forms.forms_add')}
        </Button>
      </DataTable>
      <RecordDialog
        editing={editing}
        addTitle={t('forms.forms_add')}
        nameOf={nameOfForm}
        language={Number(state.filters.language ?? language.id)}
        form={form}
        onClose={() => setEditing(null)}
      />
      <VersionsDialog
        translating={translating && { row: translating }}
        versions={versions}
        nameOf={nameOfForm}
        form={form}
        onClose={() => setTranslating(null)}
      />
      <ConfirmRemove
        removal={removal}
        nameOf={nameOfForm}
        {...useRemovalNote('forms', client.forms, removal.deleting)}
      />
    </>
  )
}

function columnsOf(t: TFunction, find: (id: number) => NamedLanguage | undefined): Column<Form>[] {
  const text = (key: 'title' | 'age_group_id' | 'scale') => (form: Form) =>
    fieldValue(t, formFields[key], form, find(form.language_id))
  return [
    {
      key: 'title',
      title: t('content.name'),
      sort: 'title',
      cell: (form) =>
        form.removed === 1 ? (
          text('title')(form)
        ) : (
          <a href={`/forms/${form.id}`}>{text('title')(form)}</a>
        ),
    },
    {
      key: 'age_group_id',
      title: t('content.age_group'),
      sort: 'age_group_id',
      cell: text('age_group_id'),
    },
    { key: 'version', title: t('forms.version'), sort: 'version', cell: ({ version }) => version },
    {
      key: 'status',
      title: t('forms.status'),
      sort: 'status',
      cell: (form) => statusText(t, form),
    },
    {
      key: 'statements',
      title: t('forms.questions'),
      cell: (form) => <QuestionCount form={form} />,
    },
    { key: 'scale', title: t('forms.scale'), cell: text('scale'), hiddenAtFirst: true },
    {
      key: 'language',
      title: t('content.language'),
      sort: 'language_id',
      cell: ({ language_id }) => find(language_id)?.name,
    },
    changedColumn(t),
  ]
}
