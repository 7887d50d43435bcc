import { Button, NativeSelect } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { download } from '../../data/download.ts'
import { english } from '../../i18n/language.ts'
import type { TableState } from '../table/table-state.ts'
import type { Resource, ResourceRow } from './resource.ts'
import { SheetImportForm } from './sheet-import.tsx'
import styles from './sheets.module.css'
import { useLanguageNames } from './use-language-names.ts'
import { queryOf } from './use-resource.ts'

type Props<Row extends ResourceRow> = {
  resource: Resource<Row>
  opened: boolean
  onClose: () => void
  /** The state of the list on screen and its number of rows. */
  state: TableState
  count: number
}

export const hasSheets = <Row extends ResourceRow>({ offers = [] }: Resource<Row>) =>
  offers.some((offer) => offer !== 'order')

/** Exports rows to a spreadsheet and imports them, and texts for translation. */
export function SheetsDialog<Row extends ResourceRow>({
  resource,
  opened,
  onClose,
  ...shown
}: Props<Row>) {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={onClose} title={t('content.sheets')}>
      {opened && <Sheets resource={resource} {...shown} />}
    </Dialog>
  )
}

function Sheets<Row extends ResourceRow>({
  resource,
  state,
  count,
}: Omit<Props<Row>, 'opened' | 'onClose'>) {
  const { t } = useTranslation()
  const { name, calls, offers = [] } = resource
  const out = useMutation({
    mutationFn: async () => calls.export?.({ query: { ...queryOf(state), offset: 0 } }),
    onSuccess: (file) => file && download(file),
  })
  const take = offers.includes('import') ? calls.import : undefined
  const languageExport = offers.includes('languageExport') ? calls.languageExport : undefined
  const languageImport = offers.includes('languageImport') ? calls.languageImport : undefined
  return (
    <div className={styles.sheets}>
      {offers.includes('export') && (
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
      {take && (
        <Part title={t('content.sheets_in')} text={t('content.sheets_in_text')}>
          <SheetImportForm
            sheet={name}
            label={t('content.sheets_file')}
            send={(input, options) => take(input, options)}
          />
        </Part>
      )}
      {(languageExport || languageImport) && (
        <Part title={t('content.sheets_translate')} text={t('content.sheets_translate_text')}>
          {languageExport && (
            <ForTranslation onExport={(language) => languageExport({ query: { language } })} />
          )}
          {languageImport && (
            <SheetImportForm
              sheet={`${name}-language`}
              label={t('content.sheets_file_language')}
              send={(input, options) => languageImport(input, options)}
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
