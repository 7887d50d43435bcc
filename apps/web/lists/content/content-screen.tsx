import { Title, VisuallyHidden } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermissions } from '../../data/use-permissions.ts'
import { useLanguage } from '../../i18n/language.ts'
import { NoAccess } from '../no-access.tsx'
import { ConfirmRemove } from '../record/confirm-remove.tsx'
import { useOpenRow } from '../record/use-open-row.ts'
import styles from '../screen.module.css'
import type { BulkAction } from '../table/column.ts'
import { DataTable } from '../table/data-table.tsx'
import { bulkRemoval, editAction, removalAction } from '../table/row-actions.ts'
import { useLanguageNames } from '../use-language-names.ts'
import { Completeness } from './completeness.tsx'
import { type Content, type ContentRow, choicesIn, mayChange, nameIn } from './content.ts'
import { ContentButtons } from './content-buttons.tsx'
import { filtersOf } from './content-columns.tsx'
import { useContentForm } from './content-form.tsx'
import { ContentPanel } from './content-panel.tsx'
import { useBulkEdit } from './use-bulk-edit.tsx'
import { useContentList } from './use-content.ts'
import { useMovableColumns } from './use-movable-columns.tsx'
import { useOrdering } from './use-ordering.ts'
import { useRowRemoval } from './use-row-removal.ts'
import { useSelectedExport } from './use-selected-export.ts'

type Props<Row extends ContentRow> = {
  content: Content<Row>
  /** Shown between the heading and the list. */
  children?: ReactNode
  /** Shown below the texts of an open row. */
  below?: (row: Row) => ReactNode
  /** Further actions on selected rows outside the bin. */
  bulk?: readonly BulkAction<Row>[]
}

/**
 * The screen of a content list: search, filters, bin, a panel with the texts of a row in each
 * language, order, sheets.
 *
 *     const topics = content('topics', { texts: …, access: 'access_topics', fields: […] })
 *     export const TopicsScreen = () => <ContentScreen content={topics} />
 *
 * Define the content outside the component, so that it stays the same object. For rows that are not
 * content, build a screen of the same parts, like areas/users.
 */
export function ContentScreen<Row extends ContentRow>({
  content,
  children,
  below,
  bulk,
}: Props<Row>) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const title = t(content.texts.title)
  if (permissions && !permissions.has(content.access)) return <NoAccess title={title} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{title}</Title>
      {permissions && children}
      {permissions && (
        <ContentTable content={content} permissions={permissions} below={below} bulk={bulk} />
      )}
    </article>
  )
}

type TableProps<Row extends ContentRow> = {
  content: Content<Row>
  permissions: ReadonlySet<string>
  below: Props<Row>['below']
  bulk?: Props<Row>['bulk']
}

function ContentTable<Row extends ContentRow>({
  content,
  permissions,
  below,
  bulk = [],
}: TableProps<Row>) {
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
  const hasVersions = content.versions !== false
  const isWhole = hasVersions && !content.byLanguage && !state.filters.language
  const rowRemoval = useRowRemoval(content, isWhole, list.selection.clear)
  const exportSelected = useSelectedExport(content, list, isWhole)
  const bulkEdit = useBulkEdit(content, choices, list.selection)
  const mayActOnTables = permissions.has('admin_tasks')
  const { close } = useOpenRow()
  const show = useShowRow(content)
  const versionRemoval = useRowRemoval(content, false, close)
  const form = useContentForm(content, choices, Number(state.filters.language ?? own))
  const nameOf = nameIn(content)
  const { missing_in, outdated_in } = state.filters
  const version = Number(missing_in ?? outdated_in) || undefined
  const open = useCallback((row: Row) => show(row.id, version), [show, version])
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
        isDense
        savedViews={content.name}
        nameOf={nameOf}
        onOpen={open}
        actionsOf={(row) =>
          mayChange(content, row, permissions)
            ? [
                ...(row.removed === 0 ? [editAction(t, () => open(row))] : []),
                removalAction(t, row, rowRemoval.removal),
              ]
            : []
        }
        bulk={[
          ...(mayActOnTables && content.calls.editMany && state.removed === 0
            ? [bulkEdit.action]
            : []),
          ...(state.removed === 0 ? bulk : []),
          bulkRemoval(t, state.removed, rowRemoval.removal),
          ...(mayActOnTables && content.sheets?.includes('rows') ? [exportSelected] : []),
        ]}
        hint={t(content.texts.hint)}
      >
        <ContentButtons
          content={content}
          list={list}
          ordering={ordering}
          mayActOnTables={mayActOnTables}
          onAdd={() => show('new')}
        />
      </DataTable>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {!content.editorOf && (
        <ContentPanel
          content={content}
          list={list}
          permissions={permissions}
          form={form}
          onRemove={(row) => versionRemoval.removal.ask([row])}
          below={below}
        />
      )}
      {bulkEdit.dialog}
      <ConfirmRemove nameOf={nameOf} {...rowRemoval} />
      <ConfirmRemove nameOf={nameOf} {...versionRemoval} />
    </>
  )
}

/** Opens a row, with one of its versions, in the panel or on the page that edits it. */
function useShowRow<Row extends ContentRow>({ editorOf }: Content<Row>) {
  const { show } = useOpenRow()
  const navigate = useNavigate()
  return useCallback(
    (row: number | 'new', version?: number) =>
      editorOf ? void navigate({ href: editorOf(row, version) }) : show(row, { version }),
    [editorOf, navigate, show],
  )
}
