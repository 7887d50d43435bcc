import { Button } from '@mantine/core'
import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { taskBounds } from '@quartet/domain/task.ts'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { client } from '../../data/client.ts'
import { changedColumn } from '../../lists/content/content-columns.tsx'
import { ConfirmRemove } from '../../lists/record/confirm-remove.tsx'
import type { Choice, Field } from '../../lists/record/field.ts'
import { CellText } from '../../lists/record/field-value.tsx'
import { RecordDialog } from '../../lists/record/record-dialog.tsx'
import { RecordForm } from '../../lists/record/record-form.tsx'
import { useRemoval } from '../../lists/record/use-removal.ts'
import { useRemovalNote } from '../../lists/record/use-removal-note.ts'
import type { Column } from '../../lists/table/column.ts'
import { DataTable } from '../../lists/table/data-table.tsx'
import { bulkRemoval, editAction, removalAction } from '../../lists/table/row-actions.ts'
import type { TableKeys } from '../../lists/table/table-state.ts'
import { type ListQuery, useList } from '../../lists/table/use-list.ts'

type Calls = InferContractRouterInputs<typeof contract>['categoryTasks']
type Template = InferContractRouterOutputs<typeof contract>['categoryTasks']['show']['row']
type Options = { signal?: AbortSignal }

const id = /^[1-9]\d{0,8}$/
const nameOf = ({ name }: Template) => name

/** Templates have a category and a topic; one is that of the page, the other one is chosen. */
export type Place = {
  name: string
  fixed: { category_id: number } | { topic_id: number }
  chosen: Extract<Field<Template>, { kind: 'row' }>
  sort?: string
  load: (
    query: ListQuery,
    options?: Options,
  ) => Promise<{ list: readonly Template[]; count: number; choices: readonly Choice[] }>
}

/** A table of templates, with their form. */
export function TemplatesTable({ place: { name, fixed, chosen, sort, load } }: { place: Place }) {
  const { t } = useTranslation()
  const keys = useMemo(
    (): TableKeys => ({
      sorts: ['id', 'name', 'edited_at', ...(sort ? [sort] : [])],
      filters: { [chosen.key]: id },
    }),
    [chosen, sort],
  )
  const list = useList({
    queryKey: [name, fixed],
    keys,
    load: ({ query }, options) => load(query, options),
  })
  const options = list.page?.choices ?? []
  const [editing, setEditing] = useState<Template | 'new' | null>(null)
  const removal = useRemoval<Template>(client.categoryTasks, list.selection.clear)
  const note = useRemovalNote(name, client.categoryTasks, removal.deleting)
  const columns = useMemo(
    (): Column<Template>[] => [
      {
        key: 'name',
        title: t('tasks.name'),
        sort: 'name',
        cell: (row) => <CellText>{row.name}</CellText>,
      },
      {
        key: chosen.key,
        title: t(chosen.label),
        ...(sort && { sort }),
        cell: (row) => String(row[chosen.title]),
      },
      {
        key: 'description',
        title: t('tasks.description'),
        cell: ({ description }) => description && <CellText>{description}</CellText>,
      },
      changedColumn(t),
    ],
    [t, chosen, sort],
  )
  return (
    <>
      <DataTable
        name={name}
        view={t('content.templates_view')}
        list={list}
        columns={columns}
        filters={[
          {
            key: chosen.key,
            title: t(chosen.label),
            options: options.map(({ value, title }) => ({ value, label: title })),
          },
        ]}
        hasBin
        nameOf={nameOf}
        actionsOf={(row) => [
          ...(row.removed === 0 ? [editAction(t, () => setEditing(row))] : []),
          removalAction(t, row, removal),
        ]}
        bulk={[bulkRemoval(t, list.state.removed, removal)]}
        hint={t('content.templates_hint')}
      >
        <Button leftSection={<Icon of={IconPlus} />} onClick={() => setEditing('new')}>
          {t('content.templates_add')}
        </Button>
      </DataTable>
      <RecordDialog
        editing={editing}
        addTitle={t('content.templates_add')}
        nameOf={nameOf}
        form={(open) => (
          <RecordForm<Template, Calls['add']['body'], Calls['edit']['body']>
            name={name}
            fields={[nameField, { ...chosen, options }, descriptionField]}
            add={async (draft) =>
              (await client.categoryTasks.add({ body: { ...draft, ...fixed } })).row
            }
            edit={async (id, draft) =>
              (await client.categoryTasks.edit({ params: { id }, body: { ...draft, ...fixed } }))
                .row
            }
            show={async (id) => (await client.categoryTasks.show({ params: { id } })).row}
            {...open}
          />
        )}
        onClose={() => setEditing(null)}
      />
      <ConfirmRemove removal={removal} nameOf={nameOf} {...note} />
    </>
  )
}

const nameField: Field<Template> = {
  key: 'name',
  kind: 'text',
  label: 'tasks.name',
  max: taskBounds.name,
}
const descriptionField: Field<Template> = {
  key: 'description',
  kind: 'lines',
  label: 'tasks.description',
  max: taskBounds.description,
}
