import { Anchor, Group } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import { ChooseFile } from './choose-file.tsx'
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
        <ChooseFile accept={xlsx} label={label} onFile={(file) => check.mutate(file)} />
      )}
      {!current && last?.may_undo && <Last taking={taking} last={last} />}
    </>
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
