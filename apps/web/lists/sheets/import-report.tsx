import { Button, Group } from '@mantine/core'
import type { SheetImport } from '@quartet/contract/resource.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { Failure, fieldSentence, sentenceOf } from '../../data/failure.ts'
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
  return (
    <div className={styles.report}>
      <h4>{t('content.sheets_checked')}</h4>
      <p className={styles.file}>
        <bdi>{report.file_name}</bdi>
      </p>
      <Figures report={report} />
      {wrong && <Errors report={report} />}
      {state === 'checked' && report.error_count === 0 && report.added + report.changed === 0 && (
        <p>{t('content.sheets_nothing')}</p>
      )}
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
          <p>{t(sentences[state], { added: report.added, changed: report.changed })}</p>
          {report.errors.map(({ reason }) => (
            <p key={reason}>{reasonText(reason)}</p>
          ))}
        </NoteBox>
      )}
      <Group justify="flex-end">
        {state === 'running' ? (
          <Button variant="default" loading={step.isPending} onClick={() => go('cancel')}>
            {t('content.sheets_cancel')}
          </Button>
        ) : (
          <Button variant="default" onClick={leave}>
            {t('content.sheets_again')}
          </Button>
        )}
        {state === 'checked' && report.error_count === 0 && report.added + report.changed > 0 && (
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

/** A reason is a field code or an error name. */
const reasonText = (reason: string) =>
  fieldSentence(reason, sentenceOf(new Failure({ status: 0, name: reason, message: reason })))

const moods = { done: 'good', undone: 'info', cancelled: 'info', failed: 'bad' } as const
const sentences = {
  done: 'content.sheets_done',
  undone: 'content.sheets_undone',
  cancelled: 'content.sheets_cancelled',
  failed: 'content.sheets_broken',
} as const

function Figures({ report }: { report: SheetImport }) {
  const { t } = useTranslation()
  const figures = [
    { key: 'added', title: t('content.sheets_added'), count: report.added },
    { key: 'changed', title: t('content.sheets_changed'), count: report.changed },
    { key: 'unchanged', title: t('content.sheets_unchanged'), count: report.unchanged },
    { key: 'errors', title: t('content.sheets_errors'), count: report.error_count },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, title, count }) => (
        <div key={key} data-bad={(key === 'errors' && count > 0) || undefined}>
          <dt>{title}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The errors of the sheet, at the rows and columns that the spreadsheet shows. */
function Errors({ report }: { report: SheetImport }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('content.sheets_wrong')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={styles.errors} tabIndex={0} aria-label={t('content.sheets_errors')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('content.sheets_row')}</th>
              <th scope="col">{t('content.sheets_column')}</th>
              <th scope="col">{t('content.sheets_reason')}</th>
            </tr>
          </thead>
          <tbody>
            {report.errors.map(({ row, column, reason }) => (
              <tr key={`${row} ${column} ${reason}`}>
                <td>{row}</td>
                <td>
                  <bdi>{column}</bdi>
                </td>
                <td>{reasonText(reason)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {report.error_count > report.errors.length && (
        <p>
          {t('content.sheets_more', { shown: report.errors.length, count: report.error_count })}
        </p>
      )}
    </>
  )
}
