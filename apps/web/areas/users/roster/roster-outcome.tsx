import type { RosterImport } from '@quartet/contract/areas/roster.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { shownNumber } from '../../../i18n/numbers.ts'
import { problemText } from '../../../i18n/sheet-problem.ts'
import styles from '../../../lists/sheets/sheets.module.css'

/** How far an import is, or how it ended. */
export function RosterOutcome({ report }: { report: RosterImport }) {
  const { t } = useTranslation()
  const { state, notes, errors, added, changed, leaving } = report
  const percent = Math.round(report.progress * 100)
  if (state === 'running')
    return <Progress text={t('content.sheets_running', { percent })} percent={percent} />
  if (state === 'undoing')
    return <Progress text={t('roster.undoing', { percent })} percent={percent} />
  if (state === 'done')
    return (
      <NoteBox mood="good" role="status">
        <p>
          {t('roster.done', {
            added: shownNumber(added),
            changed: shownNumber(changed),
            leaving: shownNumber(leaving),
          })}
        </p>
        {added > 0 && <p>{t('roster.invited')}</p>}
      </NoteBox>
    )
  if (state === 'undone')
    return (
      <NoteBox mood={notes > 0 ? 'warn' : 'info'} role="status">
        <p>{t(notes > 0 ? 'roster.undone_except' : 'content.sheets_undone')}</p>
      </NoteBox>
    )
  if (state === 'cancelled')
    return (
      <NoteBox mood="info" role="status">
        <p>{t('content.sheets_cancelled')}</p>
      </NoteBox>
    )
  const whole = errors.filter(({ row }) => row === 0)
  if (state !== 'failed' || whole.length === 0) return null
  return (
    <NoteBox mood="bad" role="status">
      <p>{t('content.sheets_broken')}</p>
      {whole.map((error) => (
        <p key={error.reason}>{problemText(error)}</p>
      ))}
    </NoteBox>
  )
}

const Progress = ({ text, percent }: { text: string; percent: number }) => (
  <div role="status">
    <p>{text}</p>
    <progress className={styles.progress} max={100} value={percent} aria-label={text} />
  </div>
)
