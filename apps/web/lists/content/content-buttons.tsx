import { Button } from '@mantine/core'
import { IconArrowsMoveVertical, IconPlus, IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { SheetDialog } from '../sheets/sheet-dialog.tsx'
import { type List, queryOf } from '../table/use-list.ts'
import type { Content, ContentRow } from './content.ts'
import type { useOrdering } from './use-ordering.ts'

type Props<Row extends ContentRow> = {
  content: Content<Row>
  list: List<Row>
  ordering: ReturnType<typeof useOrdering<Row>>
  maySheets: boolean
  onAdd: () => void
}

/** Actions on a whole list: order it, export and import sheets, add a row. */
export function ContentButtons<Row extends ContentRow>({
  content: { name, calls, texts, order, sheets },
  list: { state, change, count },
  ordering: { isOn, narrowed },
  maySheets,
  onAdd,
}: Props<Row>) {
  const { t } = useTranslation()
  const [inSheets, setInSheets] = useState(false)
  return (
    <>
      {order && state.removed === 0 && (
        <Button
          variant={isOn ? 'light' : 'default'}
          leftSection={<Icon of={IconArrowsMoveVertical} />}
          aria-pressed={isOn}
          onClick={() => change(isOn ? { order_by: 'id', order_direction: 'DESC' } : narrowed)}
        >
          {t('content.order')}
        </Button>
      )}
      {sheets && maySheets && (
        <>
          <Button
            variant="default"
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
      <Button leftSection={<Icon of={IconPlus} />} onClick={onAdd}>
        {t(texts.add)}
      </Button>
    </>
  )
}
