import { Button } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { ConnectionAnnouncement } from '../../../components/save-status.tsx'
import { sentenceOf } from '../../../data/failure.ts'
import type { Condition } from '../../../data/offline-queue.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import styles from './task-screen.module.css'
import type { TaskState } from './use-task.ts'

const statusTexts = {
  saved: 'decode.saved',
  saving: 'decode.saving',
  away: 'decode.away',
  refused: 'decode.not_saved',
  conflict: 'decode.not_saved',
} as const satisfies Record<Condition, string>

/** Whether everything is saved, in one line. */
export function SavingLine({ condition }: { condition: Condition }) {
  const { t } = useTranslation()
  return (
    <span className={styles.saving} data-condition={condition}>
      {t(statusTexts[condition])}
      <ConnectionAnnouncement
        condition={condition}
        lost={t('decode.away_text')}
        restored={t('decode.saved')}
      />
    </span>
  )
}

/** What was not saved, what is stored on the device, and how to continue. */
export function NotSaved({ opened }: { opened: TaskState }) {
  const { t } = useTranslation()
  const { state, queue } = opened
  if (state.condition === 'conflict' && state.theirs)
    return <ChangedElsewhere opened={opened} theirs={state.theirs} />
  if (state.condition !== 'away' && state.condition !== 'refused') return null
  return (
    <NoteBox mood="warn" title={t(state.condition === 'away' ? 'decode.away' : 'decode.not_saved')}>
      <p>
        {state.condition === 'refused' && state.failure
          ? `${sentenceOf(state.failure)} ${t('decode.kept_here')}`
          : t('decode.away_text')}
      </p>
      <div>
        <Button variant="default" onClick={() => void queue.retry()}>
          {t('shell.retry')}
        </Button>
      </div>
    </NoteBox>
  )
}
