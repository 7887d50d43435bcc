import { Title, VisuallyHidden } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { IconLanguage } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermissions } from '../../data/use-permissions.ts'
import { useLanguage } from '../../i18n/language.ts'
import { NoAccess } from '../no-access.tsx'
import { ConfirmRemove } from '../record/confirm-remove.tsx'
import { RecordDialog, VersionsDialog } from '../record/record-dialog.tsx'
import { useRemoval } from '../record/use-removal.ts'
import { useRemovalNote } from '../record/use-removal-note.ts'
import styles from '../screen.module.css'
import type { RowAction } from '../table/column.ts'
import { DataTable } from '../table/data-table.tsx'
import { bulkRemoval, editAction, removalAction } from '../table/row-actions.ts'
import { useLanguageNames } from '../use-language-names.ts'
import { Completeness } from './completeness.tsx'
import { type Content, type ContentRow, choicesIn, mayChange, nameIn } from './content.ts'
import { ContentButtons } from './content-buttons.tsx'
import { filtersOf } from './content-columns.tsx'
import { useContentForm } from './content-form.tsx'
import { useContentList, useContentRow } from './use-content.ts'
import { useMovableColumns } from './use-movable-columns.tsx'
import { useOrdering } from './use-ordering.ts'

type Props<Row extends ContentRow> = {
  content: Content<Row>
  /** Shown between the heading and the list. */
  children?: ReactNode
}

/**
 * The screen of a content list: search, filters, bin, versions in other languages, order, sheets.
 *
 *     const topics = content('topics', { texts: …, access: 'access_topics', fields: […] })
 *     export const TopicsScreen = () => <ContentScreen content={topics} />
 *
 * Define the content outside the component, so that it stays the same object. For rows that are not
 * content, build a screen of the same parts, like areas/users.
 */
export function ContentScreen<Row extends ContentRow>({ content, children }: Props<Row>) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const title = t(content.texts.title)
  if (permissions && !permissions.has(content.access)) return <NoAccess title={title} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{title}</Title>
      {permissions && children}
      {permissions && <ContentTable content={content} permissions={permissions} />}
    </article>
  )
}

function ContentTable<Row extends ContentRow>({
  content,
  permissions,
}: {
  content: Content<Row>
  permissions: ReadonlySet<string>
}) {
  const { t } = useTranslation()
  const own = useLanguage().id
  const { all } = useLanguageNames()
  const list = useContentList(content)
  const { state, change } = list
  const { languages = [] } = list.page ?? {}
  const choices = useMemo(() => choicesIn(content, list.page), [content, list.page])
  const ordering = useOrdering(content, list, choices)
  const { columns, announcement } = useMovableColumns(content, ordering)
  const filters = useMemo(
    () => filtersOf(t, content, all, { choices, own }),
    [t, content, all, choices, own],
  )
  const removal = useRemoval<Row>(content.calls, list.selection.clear)
  const [editing, setEditing] = useState<Row | 'new' | null>(null)
  const [translating, setTranslating] = useState<Row | null>(null)
  const versions = useContentRow(content, translating?.id)
  const form = useContentForm(content, choices)
  const hasVersions = content.versions !== false
  const nameOf = nameIn(content)
  const actionsOf = (row: Row): RowAction[] => {
    if (!mayChange(content, row, permissions)) return []
    if (row.removed === 1) return [removalAction(t, row, removal)]
    const languages: RowAction = {
      key: 'versions',
      label: t('content.languages'),
      icon: IconLanguage,
      go: () => setTranslating(row),
    }
    return [
      editAction(t, () => setEditing(row)),
      ...(hasVersions ? [languages] : []),
      removalAction(t, row, removal),
    ]
  }
  return (
    <>
      {hasVersions && languages.length > 0 && (
        <Completeness languages={languages} state={state} change={change} />
      )}
      {ordering.isOn && <NoteBox mood="info">{t('content.order_text')}</NoteBox>}
      <DataTable
        name={content.name}
        view={t(content.texts.view)}
        list={{ ...list, rows: list.rows && ordering.rows }}
        columns={columns}
        filters={filters}
        hasBin
        nameOf={nameOf}
        actionsOf={actionsOf}
        bulk={[bulkRemoval(t, state.removed, removal)]}
        hint={t(content.texts.hint)}
      >
        <ContentButtons
          content={content}
          list={list}
          ordering={ordering}
          maySheets={permissions.has('admin_tasks')}
          onAdd={() => setEditing('new')}
        />
      </DataTable>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <RecordDialog
        editing={editing}
        addTitle={t(content.texts.add)}
        nameOf={nameOf}
        language={hasVersions ? Number(state.filters.language ?? own) : undefined}
        form={form}
        onClose={() => setEditing(null)}
      />
      <VersionsDialog
        translating={translating && { row: translating }}
        versions={versions}
        nameOf={nameOf}
        form={form}
        onClose={() => setTranslating(null)}
      />
      <ConfirmRemove
        removal={removal}
        nameOf={nameOf}
        note={useRemovalNote(content.name, content.calls, removal.deleting, hasVersions)}
      />
    </>
  )
}
