import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermissions } from '../../data/use-permissions.ts'
import { useStillOpen } from '../../data/use-still-open.ts'
import { NoAccess } from '../no-access.tsx'
import { ConfirmRemove } from '../record/confirm-remove.tsx'
import { RecordDialog, VersionsDialog } from '../record/record-dialog.tsx'
import { Facts, RecordCard, RecordHead, RecordLoading, RecordPage } from '../record/record-page.tsx'
import { useRemoval } from '../record/use-removal.ts'
import { useRemovalNote, usesText } from '../record/use-removal-note.ts'
import { VersionPage } from '../record/version-page.tsx'
import { Versions } from '../record/versions.tsx'
import { useLanguageNames } from '../use-language-names.ts'
import { addressOf, type Content, type ContentRow, mayChange, nameIn } from './content.ts'
import { cellOf } from './content-columns.tsx'
import { useContentForm } from './content-form.tsx'
import { useChoices, useContentRow } from './use-content.ts'

type Props<Row extends ContentRow> = {
  content: Content<Row>
  id: number
  /** The version that is edited beside another one. */
  versionId?: number | undefined
  /** Address of the list of all rows. */
  list: string
  /** Shown below the row. */
  children?: ReactNode
}

/** The page of one content row, or of one of its language versions. */
export function ContentPage<Row extends ContentRow>({
  content,
  id,
  versionId,
  list,
  children,
}: Props<Row>) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const query = useContentRow(content, permissions?.has(content.access) ? id : undefined)
  const form = useContentForm(content, useChoices(content))
  const nameOf = nameIn(content)
  const title = t(content.texts.title)
  if (permissions && !permissions.has(content.access)) return <NoAccess title={title} />
  if (!query.data) return <RecordLoading query={query} />
  const { row, versions } = query.data
  const address = addressOf(content, row) ?? list
  if (versionId !== undefined)
    return (
      <RecordPage back={{ to: address, title: nameOf(row) }} name={nameOf(row)}>
        <VersionPage {...{ row, versions, versionId, nameOf, address, form }} />
      </RecordPage>
    )
  return (
    <RecordPage back={{ to: list, title }} name={nameOf(row)}>
      <Row content={content} shown={query.data} list={list} />
      {children}
    </RecordPage>
  )
}

type RowProps<Row extends ContentRow> = {
  content: Content<Row>
  shown: { row: Row; versions: readonly Row[]; used_by: number }
  list: string
}

/** The fields of a row, how often it is used, and its versions in each language. */
function Row<Row extends ContentRow>({
  content,
  shown: { row, versions, used_by },
  list,
}: RowProps<Row>) {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  const navigate = useNavigate()
  const permissions = usePermissions()
  const form = useContentForm(content, useChoices(content))
  const [editing, setEditing] = useState<Row | null>(null)
  const [language, setLanguage] = useState<number | null>(null)
  const isStillOpen = useStillOpen(String(row.id))
  const removal = useRemoval<Row>(
    content.calls,
    () => isStillOpen() && void navigate({ href: list }),
  )
  const nameOf = nameIn(content)
  const may = mayChange(content, row, permissions)
  return (
    <>
      <RecordHead
        name={nameOf(row)}
        lang={find(row.language_id)?.tag}
        onEdit={may ? () => setEditing(row) : undefined}
        onRemove={() => removal.ask([row])}
      />
      <Facts
        facts={[
          ...content.fields
            .slice(1)
            .map((field) => ({ label: t(field.label), value: cellOf(t, field, row, find) })),
          { label: t('content.in_use'), value: usesText(t, used_by) },
        ]}
        edited_at={row.edited_at}
      />
      <RecordCard title={t('content.in_all_languages')}>
        <Versions
          versions={versions}
          nameOf={nameOf}
          onEdit={({ id }) => void navigate({ href: `${addressOf(content, row)}/${id}` })}
          onAdd={setLanguage}
        />
      </RecordCard>
      <RecordDialog
        editing={editing}
        addTitle=""
        nameOf={nameOf}
        language={row.language_id}
        form={form}
        onClose={() => setEditing(null)}
      />
      <VersionsDialog
        translating={language === null ? null : { row, language }}
        versions={useContentRow(content, row.id)}
        nameOf={nameOf}
        form={form}
        onClose={() => setLanguage(null)}
      />
      <ConfirmRemove
        removal={removal}
        nameOf={nameOf}
        note={useRemovalNote(content.name, content.calls, removal.deleting)}
      />
    </>
  )
}
