import { Button } from '@mantine/core'
import { IconArrowsMoveVertical, IconPlus, IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { SheetDialog } from '../sheets/sheet-dialog.tsx'
import { type PageSize, pageSizes } from '../table/paging.ts'
import type { TableState } from '../table/table-state.ts'
import { type List, queryOf } from '../table/use-list.ts'
import { usePageSize } from '../table/use-page-size.ts'
import type { Content, ContentRow } from './content.ts'
import type { useOrdering } from './use-ordering.ts'

type Props<Row extends ContentRow> = {
  content: Content<Row>
  list: List<Row>
  ordering: ReturnType<typeof useOrdering<Row>>
  mayActOnTables: boolean
  onAdd: () => void
}

const withoutOrdering = (
  { filters: { ordering: _, ...filters } }: TableState,
  per_page: PageSize = pageSizes[0],
) => ({ filters, per_page })

/** Actions on a whole list: order it, export and import sheets, add a row. */
export function ContentButtons<Row extends ContentRow>({
  content: { name, calls, texts, order, sheets },
  list: { state, change, count },
  ordering: { isOn, narrowed },
  mayActOnTables,
  onAdd,
}: Props<Row>) {
  const { t } = useTranslation()
  const [pageSize] = usePageSize()
  const [inSheets, setInSheets] = useState(false)
  return (
    <>
      {order && state.removed === 0 && (
        <Button
          size="sm"
          variant={isOn ? 'light' : 'default'}
          title={t('content.order')}
          leftSection={<Icon of={IconArrowsMoveVertical} />}
          aria-pressed={isOn}
          onClick={() => change(isOn ? withoutOrdering(state, pageSize) : narrowed)}
        >
          {t('content.order')}
        </Button>
      )}
      {sheets && mayActOnTables && (
        <>
          <Button
            size="sm"
            variant="default"
            title={t('content.sheets')}
            leftSection={<Icon of={IconTable} />}
            onClick={() => setInSheets(true)}
          >
            {t('content.sheets')}
          </Button>
          <SheetDialog
            opened={inSheets}
            onClose={() => setInSheets(false)}
            sheet={name}
            // the typed client has a function for every name
            calls={{
              ...(sheets.includes('rows') && { export: calls.export, import: calls.import }),
              ...(sheets.includes('texts') && {
                languageExport: calls.languageExport,
                languageImport: calls.languageImport,
              }),
            }}
            query={{ ...queryOf(state), offset: 0 }}
            count={count}
          />
        </>
      )}
      <Button size="sm" leftSection={<Icon of={IconPlus} />} onClick={onAdd}>
        {t(texts.add)}
      </Button>
    </>
  )
}
