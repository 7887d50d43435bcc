import { IconLanguage, IconPencil, IconRestore, IconTrash } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { BulkAction, RowAction } from '../table/column.ts'
import { maxSelected } from '../table/selection-bar.tsx'
import type { TableState } from '../table/table-state.ts'
import {
  mayChange,
  mayEditList,
  type Resource,
  type ResourceRow,
  type RowExtras,
} from './resource.ts'

type Doing<Row> = {
  edit: (row: Row) => void
  versions: (row: Row) => void
  remove: (rows: readonly Row[]) => void
  restore: (rows: readonly Row[]) => void
  visit: (address: string) => void
}

export function rowActionsOf<Row extends ResourceRow>(
  t: TFunction,
  resource: Resource<Row>,
  row: Row,
  doing: Doing<Row>,
  permissions: ReadonlySet<string>,
  extras?: RowExtras<Row>,
): RowAction[] {
  const own = mayEditList(resource, permissions)
    ? (extras?.actions.filter(({ fits }) => fits(row)) ?? [])
    : []
  return [
    ...plainActionsOf(t, resource, row, doing, permissions).filter(
      ({ key }) => !own.some(({ instead }) => instead === key),
    ),
    ...own.map(({ key, label, icon, go }) => ({ key, label: t(label), icon, go: () => go([row]) })),
  ]
}

function plainActionsOf<Row extends ResourceRow>(
  t: TFunction,
  resource: Resource<Row>,
  row: Row,
  doing: Doing<Row>,
  permissions: ReadonlySet<string>,
): RowAction[] {
  const { versions, fixed, extraActions = [] } = resource
  const others = extraActions
    .filter(({ needs }) => permissions.has(needs))
    .map(
      ({ key, label, icon, to }): RowAction => ({
        key,
        label: t(label),
        icon,
        go: () => doing.visit(to(row)),
      }),
    )
  if (!mayChange(resource, row, permissions)) return row.removed === 1 ? [] : others
  if (row.removed === 1)
    return [
      {
        key: 'restore',
        label: t('table.restore'),
        icon: IconRestore,
        go: () => doing.restore([row]),
      },
    ]
  const languages: RowAction = {
    key: 'versions',
    label: t('content.languages'),
    icon: IconLanguage,
    go: () => doing.versions(row),
  }
  return [
    { key: 'edit', label: t('content.edit'), icon: IconPencil, go: () => doing.edit(row) },
    ...(versions === false ? [] : [languages]),
    ...others,
    ...(fixed
      ? []
      : [
          {
            key: 'delete',
            label: t('table.delete'),
            icon: IconTrash,
            go: () => doing.remove([row]),
          },
        ]),
  ]
}

export const bulkOf = <Row extends ResourceRow>(
  t: TFunction,
  state: TableState,
  doing: Pick<Doing<Row>, 'remove' | 'restore'>,
  extras?: RowExtras<Row>,
): BulkAction<Row>[] => {
  const plain: BulkAction<Row> =
    state.removed === 1
      ? {
          key: 'restore',
          label: t('table.restore'),
          icon: IconRestore,
          max: maxSelected,
          go: doing.restore,
        }
      : {
          key: 'delete',
          label: t('table.delete'),
          icon: IconTrash,
          max: maxSelected,
          go: doing.remove,
        }
  const own = extras?.actions.filter(({ among }) => among(state)) ?? []
  return [
    ...(extras?.mixed(state) ? [] : [plain]),
    ...own.map(
      ({ key, label, icon, go }): BulkAction<Row> => ({
        key,
        label: t(label),
        icon,
        max: maxSelected,
        go,
      }),
    ),
  ]
}
