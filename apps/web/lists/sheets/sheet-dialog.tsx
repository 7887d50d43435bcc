import { NativeSelect } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { requestedSheet } from '../../data/running-imports.ts'
import { useStore } from '../../data/store.ts'
import { english } from '../../i18n/language.ts'
import { counted } from '../../i18n/numbers.ts'
import { useLanguageNames } from '../use-language-names.ts'
import { ExportButton } from './export-button.tsx'
import { SheetImportForm } from './sheet-import.tsx'
import styles from './sheets.module.css'
import type { SendSheet } from './use-import.ts'

/** The calls for the sheets of one list; a part without its call is left out. */
export type SheetCalls = {
  export?: (input: { query: Record<string, unknown> }, options?: Options) => Promise<File>
  import?: SendSheet
  languageExport?: (input: { query: { language: number } }, options?: Options) => Promise<File>
  languageImport?: SendSheet
}

type Options = { signal: AbortSignal }

type Props = {
  opened: boolean
  onClose: () => void
  /** The name of the sheet, and of the one for translation before `-language`. */
  sheet: string
  calls: SheetCalls
  /** The rows to export and their number. */
  query: Record<string, unknown>
  count: number
}

/**
 * Exports rows to a spreadsheet and imports them, and texts for translation. Also opens when it is
 * requested from elsewhere.
 */
export function SheetDialog({ opened, onClose, ...sheets }: Props) {
  const { t } = useTranslation()
  const request = useRequest(sheets.sheet)
  const isOpen = opened || request.isOpen
  const close = () => {
    request.close()
    onClose()
  }
  return (
    <Dialog opened={isOpen} onClose={close} title={t('content.sheets')}>
      {isOpen && <Sheets {...sheets} />}
    </Dialog>
  )
}

function useRequest(sheet: string) {
  const isRequested = useStore(requestedSheet, (requested) => requested === sheet)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isRequested) return
    setIsOpen(true)
    requestedSheet.set(null)
  }, [isRequested])
  return { isOpen, close: () => setIsOpen(false) }
}

function Sheets({ sheet, calls, query, count }: Omit<Props, 'opened' | 'onClose'>) {
  const { t } = useTranslation()
  const { export: exportRows, import: importRows, languageExport, languageImport } = calls
  return (
    <div className={styles.sheets}>
      {exportRows && (
        <Part title={t('content.sheets_out')} text={t('content.sheets_out_text')}>
          <ExportButton
            label={t('content.sheets_export', counted(count))}
            disabled={count === 0}
            request={(options) => exportRows({ query }, options)}
          />
        </Part>
      )}
      {importRows && (
        <Part title={t('content.sheets_in')} text={t('content.sheets_in_text')}>
          <SheetImportForm sheet={sheet} label={t('content.sheets_file')} send={importRows} />
        </Part>
      )}
      {(languageExport || languageImport) && (
        <Part title={t('content.sheets_translate')} text={t('content.sheets_translate_text')}>
          {languageExport && (
            <ForTranslation
              onExport={(language, options) => languageExport({ query: { language } }, options)}
            />
          )}
          {languageImport && (
            <SheetImportForm
              sheet={`${sheet}-language`}
              label={t('content.sheets_file_language')}
              send={languageImport}
            />
          )}
        </Part>
      )}
    </div>
  )
}

function ForTranslation({
  onExport,
}: {
  onExport: (language: number, options: Options) => Promise<File>
}) {
  const { t } = useTranslation()
  const others = useLanguageNames().all.filter(({ id }) => id !== english.id)
  const [chosen, setChosen] = useState<string>()
  const language = chosen ?? String(others[0]?.id ?? '')
  return (
    <div className={styles.line}>
      <NativeSelect
        label={t('content.language')}
        value={language}
        data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <ExportButton
        label={t('content.sheets_export_language')}
        disabled={language === ''}
        request={(options) => onExport(Number(language), options)}
      />
    </div>
  )
}

const Part = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    <p>{text}</p>
    {children}
  </section>
)
