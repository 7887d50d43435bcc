import { Button, Title, VisuallyHidden } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../data-table/column.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { TableIcon } from '../data-table/table-icon.tsx'
import { useTableState } from '../data-table/use-table-state.ts'
import { useLanguage } from '../language.ts'
import { usePermissions } from '../permissions.ts'
import { Closed } from './closed.tsx'
import { Completeness } from './completeness.tsx'
import { MoveHandle } from './move-handle.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import type { Resource, ResourceRow } from './resource.ts'
import { columnsOf, filtersOf } from './resource-columns.tsx'
import { bulkOf, rowActionsOf } from './resource-menu.ts'
import styles from './resource-screen.module.css'
import { RowDialog, type RowDialogKind } from './row-dialog.tsx'
import { useLanguageNames } from './use-language-names.ts'
import { useOrdering } from './use-ordering.ts'
import { useRemoval } from './use-removal.ts'
import { useKeys, useRows } from './use-resource.ts'

type Props<Row extends ResourceRow> = { resource: Resource<Row>; children?: ReactNode }

/**
 * The screen of an area that keeps rows: list, search, filters, bin, versions in other languages, order, sheets. An area says what its rows have:
 *
 *     const topics: Resource<Topic> = { name: 'topics', title: …, access: 'access_topics', calls: client.topics, fields: [...], nameOf: … }
 *     export const TopicsScreen = () => <ResourceScreen resource={topics} />
 *
 * The resource stands outside of the component, so that it stays the same object. Each field is a column and a field of the dialog; calls that an
 * area does not have are not offered. `children` stand between the heading and the list. See areas/topics.
 */
export function ResourceScreen<Row extends ResourceRow>({ resource, children }: Props<Row>) {
  const { t } = useTranslation()
  const held = usePermissions()
  if (held && !held.has(resource.access)) return <Closed title={t(resource.title)} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t(resource.title)}</Title>
      {held?.has(resource.access) && (
        <>
          {children}
          <RowTable resource={resource} />
        </>
      )}
    </article>
  )
}

const none = {}

function RowTable<Row extends ResourceRow>({ resource }: { resource: Resource<Row> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { all, find } = useLanguageNames()
  const { state, change } = useTableState(useKeys(resource))
  const { page, matching } = useRows(resource, state)
  const [epoch, setEpoch] = useState(0)
  const [kind, setKind] = useState<RowDialogKind<Row> | null>(null)
  const [said, setSaid] = useState('')
  const removal = useRemoval(resource, () => setEpoch((before) => before + 1))
  const ordering = useOrdering(resource, state, page.data?.list ?? [])
  const { isOn, move, placeOf, rest, keep } = ordering
  const choices = page.data?.choices ?? none
  const columns = useMemo(() => {
    const handle = {
      key: 'order',
      title: t('content.order'),
      cell: (row: Row) => (
        <MoveHandle
          id={row.id}
          name={resource.nameOf(row)}
          ordering={{ move, placeOf, rest, keep }}
          onMoved={(name, place) => setSaid(t('content.moved', { name, place }))}
        />
      ),
    } satisfies Column<Row>
    const told = columnsOf(t, resource, find)
    return isOn ? [...told.slice(0, 1), handle, ...told.slice(1)] : told
  }, [t, resource, find, isOn, move, placeOf, rest, keep])
  const doing = {
    edit: (row: Row) => setKind({ type: 'edit', row }),
    versions: (row: Row) => setKind({ type: 'versions', row }),
    remove: removal.ask,
    restore: removal.restore,
  }
  const inOrder = {
    order_by: 'order',
    order_direction: 'ASC',
    filters: { ...state.filters, language: state.filters.language ?? '1' },
  } as const
  return (
    <>
      {page.data?.languages && page.data.languages.length > 0 && (
        <Completeness languages={page.data.languages} state={state} change={change} />
      )}
      {isOn && <NoteBox mood="info">{t('content.order_text')}</NoteBox>}
      <DataTable
        name={resource.name}
        view={t(resource.view)}
        state={state}
        change={change}
        query={{ ...page, data: page.data && { rows: ordering.rows, count: page.data.count } }}
        columns={columns}
        filters={useMemo(() => filtersOf(t, resource, all, choices), [t, resource, all, choices])}
        hasBin
        nameOf={resource.nameOf}
        actionsOf={(row) => rowActionsOf(t, resource, row, doing)}
        bulk={bulkOf(t, state.removed, doing)}
        epoch={epoch}
        matching={matching}
        hint={t(resource.hint)}
      >
        {resource.calls.order && state.removed === 0 && (
          <Button
            variant="default"
            leftSection={<TableIcon name="both" />}
            aria-pressed={isOn}
            onClick={() => change(isOn ? { order_by: 'id', order_direction: 'DESC' } : inOrder)}
          >
            {t('content.order')}
          </Button>
        )}
        <Button
          leftSection={<TableIcon name="add" />}
          onClick={() => setKind({ type: 'add', language_id: Number(state.filters.language ?? language.id) })}
        >
          {t(resource.add)}
        </Button>
      </DataTable>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <RowDialog resource={resource} kind={kind} choices={choices} onClose={() => setKind(null)} />
      <RemovalDialog resource={resource} removal={removal} />
    </>
  )
}
