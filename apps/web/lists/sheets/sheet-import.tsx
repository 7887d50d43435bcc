import { Anchor, Button, FileButton, Group } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { IconAlertCircle } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import { ImportReport } from './import-report.tsx'
import styles from './sheets.module.css'
import { type Import, type SendSheet, useImport } from './use-import.ts'
import { Working } from './working.tsx'

const xlsx = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Props = { sheet: string; label: string; send: SendSheet }

/** Chooses a sheet, checks it, shows the report, and applies or cancels it. */
export function SheetImportForm({ sheet, label, send }: Props) {
  const { t } = useTranslation()
  const taking = useImport(sheet, send)
  const { check, step, current, last, leave } = taking
  const error = check.error ?? step.error
  if (check.isPending) return <Working text={t('content.sheets_reading')} onCancel={leave} />
  return (
    <>
      {error && (
        <NoteBox mood="bad" role="alert" title={t('content.sheets_failed')}>
          <p className={styles.failed}>
            <Icon of={IconAlertCircle} size={24} />
            {sentenceOf(asFailure(error))}
          </p>
        </NoteBox>
      )}
      {current ? (
        <ImportReport taking={taking} report={current} />
      ) : (
        <Choose label={label} onFile={(file) => check.mutate(file)} />
      )}
      {!current && last?.may_undo && <Last taking={taking} last={last} />}
    </>
  )
}

function Choose({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  const { t } = useTranslation()
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letting a file fall here is a second way; the keyboard has the button
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileButton
        accept={xlsx}
        onChange={(file) => file && onFile(file)}
        inputProps={{ 'aria-label': label }}
      >
        {(props) => (
          <Button {...props} variant="default">
            {label}
          </Button>
        )}
      </FileButton>
      <p>{t('content.sheets_drop')}</p>
    </div>
  )
}

function Last({ taking: { step }, last }: { taking: Import; last: NonNullable<Import['last']> }) {
  const { t } = useTranslation()
  return (
    <Group gap="xs" className={styles.last}>
      <span>
        {t('content.sheets_last', { file: last.file_name })}{' '}
        {t('content.sheets_done', {
          added: shownNumber(last.added),
          changed: shownNumber(last.changed),
        })}
      </span>
      <Anchor
        component="button"
        type="button"
        disabled={step.isPending}
        onClick={() => step.mutate({ id: last.id, go: 'undo' })}
      >
        {t('content.sheets_undo')}
      </Anchor>
    </Group>
  )
}
