import { Button, VisuallyHidden } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../data/failure.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import styles from './task-screen.module.css'
import type { Opened } from './use-task.ts'
import type { Condition } from './work-saving.ts'

const said = {
  saved: 'decode.saved',
  saving: 'decode.saving',
  away: 'decode.away',
  refused: 'decode.not_saved',
  changed: 'decode.not_saved',
} as const

/** Whether everything is saved: one line. Readers hear of it only when something is kept back, and when it is over. */
export function SavingLine({ condition }: { condition: Condition }) {
  const { t } = useTranslation()
  const [told, setTold] = useState<'away' | 'back' | null>(null)
  useEffect(() => {
    if (condition === 'away') setTold('away')
    if (condition === 'saved') setTold((before) => (before === 'away' ? 'back' : before))
  }, [condition])
  return (
    <p className={styles.saving} data-condition={condition}>
      {t(said[condition])}
      <VisuallyHidden role="status">{told && t(told === 'away' ? 'decode.away_text' : 'decode.saved')}</VisuallyHidden>
    </p>
  )
}

/** What was not saved, what is kept, and how to go on. */
export function NotSaved({ opened }: { opened: Opened }) {
  const { t } = useTranslation()
  const { told, saving } = opened
  if (told.condition === 'changed' && told.theirs) return <ChangedElsewhere opened={opened} theirs={told.theirs} />
  if (told.condition !== 'away' && told.condition !== 'refused') return null
  return (
    <NoteBox mood="warn" title={t(told.condition === 'away' ? 'decode.away' : 'decode.not_saved')}>
      <p>{told.condition === 'refused' && told.failure ? `${sentenceOf(told.failure)} ${t('decode.kept_here')}` : t('decode.away_text')}</p>
      <div>
        <Button variant="default" onClick={() => void saving.flush()}>
          {t('shell.retry')}
        </Button>
      </div>
    </NoteBox>
  )
}
