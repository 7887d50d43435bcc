import { Button, VisuallyHidden } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../data/failure.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import styles from './task-screen.module.css'
import type { TaskState } from './use-task.ts'
import type { Condition } from './work-saving.ts'

const statusTexts = {
  saved: 'decode.saved',
  saving: 'decode.saving',
  away: 'decode.away',
  refused: 'decode.not_saved',
  changed: 'decode.not_saved',
} as const

/**
 * Whether everything is saved, in one line. Announced to screen readers only when saving is
 * interrupted and when it works again.
 */
export function SavingLine({ condition }: { condition: Condition }) {
  const { t } = useTranslation()
  const [announcement, setAnnouncement] = useState<'away' | 'back' | null>(null)
  useEffect(() => {
    if (condition === 'away') setAnnouncement('away')
    if (condition === 'saved') setAnnouncement((before) => (before === 'away' ? 'back' : before))
  }, [condition])
  return (
    <p className={styles.saving} data-condition={condition}>
      {t(statusTexts[condition])}
      <VisuallyHidden role="status">
        {announcement && t(announcement === 'away' ? 'decode.away_text' : 'decode.saved')}
      </VisuallyHidden>
    </p>
  )
}

/** What was not saved, what is stored on the device, and how to continue. */
export function NotSaved({ opened }: { opened: TaskState }) {
  const { t } = useTranslation()
  const { state, saving } = opened
  if (state.condition === 'changed' && state.theirs)
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
        <Button variant="default" onClick={() => void saving.flush()}>
          {t('shell.retry')}
        </Button>
      </div>
    </NoteBox>
  )
}
