import type { TFunction } from 'i18next'
import type { BulkAction, RowAction } from '../data-table/column.ts'
import { mostChosen } from '../data-table/selection-bar.tsx'
import type { Resource, ResourceRow } from './resource.ts'

type Doing<Row> = {
  edit: (row: Row) => void
  versions: (row: Row) => void
  remove: (rows: readonly Row[]) => void
  restore: (rows: readonly Row[]) => void
}

export function rowActionsOf<Row extends ResourceRow>(t: TFunction, { versions }: Resource<Row>, row: Row, doing: Doing<Row>): RowAction[] {
  if (row.removed === 1) return [{ key: 'restore', label: t('table.restore'), icon: 'restore', go: () => doing.restore([row]) }]
  const languages: RowAction = { key: 'versions', label: t('content.languages'), icon: 'language', go: () => doing.versions(row) }
  return [
    { key: 'edit', label: t('content.edit'), icon: 'edit', go: () => doing.edit(row) },
    ...(versions === false ? [] : [languages]),
    { key: 'delete', label: t('table.delete'), icon: 'bin', go: () => doing.remove([row]) },
  ]
}

export const bulkOf = <Row extends ResourceRow>(t: TFunction, removed: 0 | 1, doing: Doing<Row>): BulkAction<Row>[] =>
  removed === 1
    ? [{ key: 'restore', label: t('table.restore'), icon: 'restore', most: mostChosen, go: doing.restore }]
    : [{ key: 'delete', label: t('table.delete'), icon: 'bin', most: mostChosen, go: doing.remove }]
