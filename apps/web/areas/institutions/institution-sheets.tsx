import { Button } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { client } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { type SheetCalls, SheetDialog } from '../../lists/sheets/sheet-dialog.tsx'
import type { TableState } from '../../lists/table/table-state.ts'
import { queryOf } from '../../lists/table/use-list.ts'

const calls: SheetCalls = {
  export: (input, options) => client.organizations.export(input, options),
  import: (body, options) => client.organizations.import(body, options),
}

/** Exports the institutions of the list as a spreadsheet, and imports them. */
export function InstitutionSheets({ state, count }: { state: TableState; count: number }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const [isOpen, setIsOpen] = useState(false)
  if (!permissions?.has('admin_tasks')) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconTableImport} />}
        onClick={() => setIsOpen(true)}
      >
        {t('content.sheets')}
      </Button>
      <SheetDialog
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        sheet="organizations"
        calls={calls}
        query={{ ...queryOf(state), offset: 0 }}
        count={count}
      />
    </>
  )
}
