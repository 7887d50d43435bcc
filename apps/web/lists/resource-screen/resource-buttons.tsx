import { Button } from '@mantine/core'
import { IconArrowsMoveVertical, IconPlus, IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import type { TableState } from '../table/table-state.ts'
import type { ChangeTable } from '../table/use-table-state.ts'
import type { Resource, ResourceRow } from './resource.ts'
import { hasSheets, SheetsDialog } from './sheets-dialog.tsx'

type Props<Row extends ResourceRow> = {
  resource: Resource<Row>
  state: TableState
  change: ChangeTable
  /** The filters that the list needs before it can be ordered. */
  narrowed: Partial<TableState>
  count: number
  permissions: ReadonlySet<string>
  isInOrder: boolean
  /** Undefined where nothing can be added. */
  onAdd: (() => void) | undefined
}

/** Actions on a whole list: order it, export and import sheets, add a row. */
export function ResourceButtons<Row extends ResourceRow>({
  resource,
  state,
  change,
  narrowed,
  count,
  permissions,
  isInOrder,
  onAdd,
}: Props<Row>) {
  const { t } = useTranslation()
  const [inSheets, setInSheets] = useState(false)
  const toggleOrder = () =>
    change(isInOrder ? { order_by: 'id', order_direction: 'DESC' } : narrowed)
  return (
    <>
      {resource.offers?.includes('order') && state.removed === 0 && (
        <Button
          variant={isInOrder ? 'light' : 'default'}
          leftSection={<Icon of={IconArrowsMoveVertical} />}
          aria-pressed={isInOrder}
          onClick={toggleOrder}
        >
          {t('content.order')}
        </Button>
      )}
      {hasSheets(resource) && permissions.has('admin_tasks') && (
        <>
          <Button
            variant="default"
            leftSection={<Icon of={IconTable} />}
            onClick={() => setInSheets(true)}
          >
            {t('content.sheets')}
          </Button>
          <SheetsDialog
            resource={resource}
            opened={inSheets}
            onClose={() => setInSheets(false)}
            state={state}
            count={count}
          />
        </>
      )}
      {onAdd && (
        <Button leftSection={<Icon of={IconPlus} />} onClick={onAdd}>
          {t(resource.add)}
        </Button>
      )}
    </>
  )
}
