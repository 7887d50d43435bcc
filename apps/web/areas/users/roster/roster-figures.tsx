import type { RosterImport } from '@quartet/contract/areas/roster.ts'
import { useTranslation } from 'react-i18next'
import { Figures } from '../../../lists/sheets/figures.tsx'

/** How many people a roster adds, changes and lets go, and how many rows do nothing. */
export function RosterFigures({ report }: { report: RosterImport }) {
  const { t } = useTranslation()
  const figures = [
    { key: 'added', title: t('content.sheets_added'), count: report.added },
    { key: 'changed', title: t('content.sheets_changed'), count: report.changed },
    { key: 'leaving', title: t('roster.leaving'), count: report.leaving },
    { key: 'unchanged', title: t('content.sheets_unchanged'), count: report.unchanged },
    { key: 'ignored', title: t('roster.ignored'), count: report.ignored },
    { key: 'errors', title: t('content.sheets_errors'), count: report.error_count },
  ]
  return <Figures figures={figures} />
}
