import { Button, Group } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../data/failure.ts'
import type { TeamTaskState } from './use-team-task.ts'

/** What was not saved, and how to go on: somebody else in the team may have been quicker. */
export function NotSaved({ opened: { state, queue } }: { opened: TeamTaskState }) {
  const { t } = useTranslation()
  const { condition, failure } = state
  if (condition === 'conflict')
    return (
      <NoteBox mood="warn" role="alert" title={t('decode.changed_title')}>
        <p>{t('error.team_task_changed')}</p>
        <Group>
          <Button onClick={() => queue.overwriteTheirs()}>{t('decode.keep_mine')}</Button>
          <Button variant="default" onClick={() => queue.takeTheirs()}>
            {t('decode.take_theirs')}
          </Button>
        </Group>
      </NoteBox>
    )
  if (condition !== 'away' && condition !== 'refused') return null
  return (
    <NoteBox mood="warn" title={t(condition === 'away' ? 'decode.away' : 'decode.not_saved')}>
      <p>
        {condition === 'refused' && failure
          ? `${sentenceOf(failure)} ${t('decode.kept_here')}`
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
