import { Title, VisuallyHidden } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermissions } from '../../data/use-permissions.ts'
import { useLanguage } from '../../i18n/language.ts'
import { DataTable } from '../table/data-table.tsx'
import { useTableState } from '../table/use-table-state.ts'
import { Completeness } from './completeness.tsx'
import { NoAccess } from './no-access.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import { mayEditList, type Resource, type ResourceRow, type RowExtras } from './resource.ts'
import { ResourceButtons } from './resource-buttons.tsx'
import { filtersOf } from './resource-columns.tsx'
import { bulkOf, rowActionsOf } from './resource-menu.ts'
import styles from './resource-screen.module.css'
import { RowDialog, type RowDialogKind } from './row-dialog.tsx'
import { useLanguageNames } from './use-language-names.ts'
import { useOrdering } from './use-ordering.ts'
import { useRemoval } from './use-removal.ts'
import { useKeys, useRows } from './use-resource.ts'
import { useRowColumns } from './use-row-columns.tsx'

type Props<Row extends ResourceRow> = {
  resource: Resource<Row>
  extras?: RowExtras<Row>
  children?: ReactNode
}

/**
 * The screen of an area with rows: list, search, filters, bin, versions in other languages, order,
 * sheets. The area describes its rows:
 *
 *     const topics: Resource<Topic> = { name: 'topics', calls: client.topics, fields: [...], … }
 *     export const TopicsScreen = () => <ResourceScreen resource={topics} />
 *
 * Define the resource outside the component, so that it stays the same object. Each field is a
 * column and a field of the dialog; `offers` names the calls that only some areas have. `children`
 * are shown between the heading and the list. See areas/topics.
 */
export function ResourceScreen<Row extends ResourceRow>({
  resource,
  extras,
  children,
}: Props<Row>) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (permissions && !permissions.has(resource.access))
    return <NoAccess title={t(resource.title)} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t(resource.title)}</Title>
      {permissions?.has(resource.access) && children}
      <ResourceTable resource={resource} extras={extras} />
    </article>
  )
}

/** The same list for a page with a heading of its own. */
export function ResourceTable<Row extends ResourceRow>({ resource, extras }: Tabled<Row>) {
  const permissions = usePermissions()
  return permissions?.has(resource.access) ? (
    <RowTable resource={resource} extras={extras} permissions={permissions} />
  ) : null
}

type Tabled<Row extends ResourceRow> = {
  resource: Resource<Row>
  extras?: RowExtras<Row> | undefined
}
const none = {}

function RowTable<Row extends ResourceRow>({
  resource,
  extras,
  permissions,
}: Tabled<Row> & { permissions: ReadonlySet<string> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { all } = useLanguageNames()
  const { state, change } = useTableState(useKeys(resource))
  const { page, matching } = useRows(resource, state)
  const { list = [], count = 0, languages = [], choices = none } = page.data ?? {}
  const navigate = useNavigate()
  const [epoch, setEpoch] = useState(0)
  const [kind, setKind] = useState<RowDialogKind<Row> | null>(null)
  const removal = useRemoval(resource, () => setEpoch((before) => before + 1))
  const ordering = useOrdering(resource, state, {
    rows: list,
    choices,
    isOfBefore: page.isPlaceholderData,
  })
  const { columns, announcement } = useRowColumns(resource, ordering)
  const doing = {
    edit: (row: Row) => setKind({ type: 'edit', row }),
    versions: (row: Row) => setKind({ type: 'versions', row }),
    remove: removal.ask,
    restore: removal.restore,
    visit: (href: string) => void navigate({ href }),
  }
  const ownLanguage = resource.versions === false ? 0 : language.id
  const mayEditRows = mayEditList(resource, permissions) && !resource.fixed
  const add = () =>
    setKind({ type: 'add', language_id: Number(state.filters.language ?? ownLanguage) })
  return (
    <>
      {resource.versions !== false && languages.length > 0 && (
        <Completeness languages={languages} state={state} change={change} />
      )}
      {ordering.isOn && <NoteBox mood="info">{t('content.order_text')}</NoteBox>}
      <DataTable
        name={resource.name}
        view={t(resource.view)}
        state={state}
        change={change}
        query={{ ...page, data: page.data && { rows: ordering.rows, count } }}
        columns={columns}
        filters={useMemo(
          () => filtersOf(t, resource, all, choices, language.id),
          [t, resource, all, choices, language.id],
        )}
        hasBin={!resource.fixed}
        nameOf={resource.nameOf}
        actionsOf={(row) => rowActionsOf(t, resource, row, doing, permissions, extras)}
        bulk={mayEditRows ? bulkOf(t, state, doing, extras) : []}
        epoch={epoch + (extras?.epoch ?? 0)}
        matching={matching}
        hint={t(resource.hint)}
      >
        <ResourceButtons
          resource={resource}
          state={state}
          change={change}
          narrowed={ordering.narrowed}
          count={count}
          permissions={permissions}
          isInOrder={ordering.isOn}
          onAdd={mayEditRows ? add : undefined}
        />
      </DataTable>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <RowDialog resource={resource} kind={kind} choices={choices} onClose={() => setKind(null)} />
      <RemovalDialog resource={resource} removal={removal} />
    </>
  )
}
