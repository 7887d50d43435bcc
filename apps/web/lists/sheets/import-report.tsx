import { Button, Group } from '@mantine/core'
import type { SheetImport } from '@quartet/contract/resource.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import { problemText } from '../../i18n/sheet-problem.ts'
import { Figures } from './figures.tsx'
import { ImportChanges } from './import-changes.tsx'
import { ImportErrors } from './import-errors.tsx'
import styles from './sheets.module.css'
import type { Import } from './use-import.ts'

/** What a sheet would change, and what became of it. */
export function ImportReport({ taking, report }: { taking: Import; report: SheetImport }) {
  const { t } = useTranslation()
  const { step, leave } = taking
  const { id, state } = report
  const go = (what: 'apply' | 'cancel' | 'undo') => step.mutate({ id, go: what })
  const percent = Math.round(report.progress * 100)
  // errors of the sheet name a row; errors that occurred later do not
  const wrong = report.errors.some(({ row }) => row > 0)
  const isReady = state === 'checked' && report.error_count === 0
  const hasChanges = report.added + report.changed > 0
  return (
    <div className={styles.report}>
      <h4>{t('content.sheets_checked')}</h4>
      <p className={styles.file}>
        <bdi>{report.file_name}</bdi>
      </p>
      <SheetFigures report={report} />
      {wrong && (
        <ImportErrors
          report={report}
          marked={(options) => client.sheetImports.marked({ params: { id } }, options)}
        />
      )}
      {isReady && !hasChanges && <p>{t('content.sheets_nothing')}</p>}
      {isReady && hasChanges && <ImportChanges report={report} />}
      {state === 'running' && (
        <div role="status">
          <p>{t('content.sheets_running', { percent })}</p>
          <progress
            className={styles.progress}
            max={100}
            value={percent}
            aria-label={t('content.sheets_running', { percent })}
          />
        </div>
      )}
      {!wrong && state !== 'checked' && state !== 'running' && (
        <NoteBox mood={moods[state]} role="status">
          <p>
            {t(sentences[state], {
              added: shownNumber(report.added),
              changed: shownNumber(report.changed),
            })}
          </p>
          {report.errors.map((error) => (
            <p key={error.reason}>{problemText(error)}</p>
          ))}
        </NoteBox>
      )}
      <Group justify="flex-end" className={styles.actions}>
        {state === 'running' ? (
          <Button variant="default" loading={step.isPending} onClick={() => go('cancel')}>
            {t('content.sheets_cancel')}
          </Button>
        ) : (
          <Button variant="default" onClick={leave}>
            {t('content.sheets_again')}
          </Button>
        )}
        {isReady && hasChanges && (
          <Button loading={step.isPending} onClick={() => go('apply')}>
            {t('content.sheets_apply')}
          </Button>
        )}
        {state === 'done' && report.may_undo && (
          <Button variant="default" loading={step.isPending} onClick={() => go('undo')}>
            {t('content.sheets_undo')}
          </Button>
        )}
      </Group>
    </div>
  )
}

const moods = { done: 'good', undone: 'info', cancelled: 'info', failed: 'bad' } as const
const sentences = {
  done: 'content.sheets_done',
  undone: 'content.sheets_undone',
  cancelled: 'content.sheets_cancelled',
  failed: 'content.sheets_broken',
} as const

function SheetFigures({ report }: { report: SheetImport }) {
  const { t } = useTranslation()
  const figures = [
    { key: 'added', title: t('content.sheets_added'), count: report.added },
    { key: 'changed', title: t('content.sheets_changed'), count: report.changed },
    { key: 'unchanged', title: t('content.sheets_unchanged'), count: report.unchanged },
    { key: 'errors', title: t('content.sheets_errors'), count: report.error_count },
  ]
  return <Figures figures={figures} />
}
