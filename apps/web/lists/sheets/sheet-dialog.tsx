import { Button, NativeSelect } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { download } from '../../data/download.ts'
import { english } from '../../i18n/language.ts'
import { useLanguageNames } from '../use-language-names.ts'
import { SheetImportForm } from './sheet-import.tsx'
import styles from './sheets.module.css'
import type { SendSheet } from './use-import.ts'

/** The calls for the sheets of one list; a part without its call is left out. */
export type SheetCalls = {
  export?: (input: { query: Record<string, unknown> }) => Promise<File>
  import?: SendSheet
  languageExport?: (input: { query: { language: number } }) => Promise<File>
  languageImport?: SendSheet
}

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

/** Exports rows to a spreadsheet and imports them, and texts for translation. */
export function SheetDialog({ opened, onClose, ...sheets }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={onClose} title={t('content.sheets')}>
      {opened && <Sheets {...sheets} />}
    </Dialog>
  )
}

function Sheets({ sheet, calls, query, count }: Omit<Props, 'opened' | 'onClose'>) {
  const { t } = useTranslation()
  const { import: importRows, languageExport, languageImport } = calls
  const out = useMutation({
    mutationFn: async () => calls.export?.({ query }),
    onSuccess: (file) => file && download(file),
  })
  return (
    <div className={styles.sheets}>
      {calls.export && (
        <Part title={t('content.sheets_out')} text={t('content.sheets_out_text')}>
          <Button
            variant="default"
            loading={out.isPending}
            disabled={count === 0}
            onClick={() => out.mutate()}
          >
            {t('content.sheets_export', { count })}
          </Button>
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
            <ForTranslation onExport={(language) => languageExport({ query: { language } })} />
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

function ForTranslation({ onExport }: { onExport: (language: number) => Promise<File> }) {
  const { t } = useTranslation()
  const others = useLanguageNames().all.filter(({ id }) => id !== english.id)
  const [chosen, setChosen] = useState<string>()
  const language = chosen ?? String(others[0]?.id ?? '')
  const out = useMutation({ mutationFn: () => onExport(Number(language)), onSuccess: download })
  return (
    <div className={styles.line}>
      <NativeSelect
        label={t('content.language')}
        value={language}
        data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button
        variant="default"
        loading={out.isPending}
        disabled={language === ''}
        onClick={() => out.mutate()}
      >
        {t('content.sheets_export_language')}
      </Button>
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
