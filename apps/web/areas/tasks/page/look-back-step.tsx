import { Button } from '@mantine/core'
import { drillStepsOf } from '@quartet/domain/task-steps.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pathOf } from '../area-calls.ts'
import { DrillSteps } from './drill.tsx'
import styles from './task-screen.module.css'
import { useIsOwn } from './use-is-own.ts'
import type { Draft, TaskState } from './use-task.ts'
import { WorkedQuestion } from './worked-question.tsx'

type Props = { opened: TaskState; onJudge: () => void }

/** How it went, and which strategies worked. */
export function LookBackStep({ opened, onJudge }: Props) {
  const { t } = useTranslation()
  const { task } = opened
  const search = useIsOwn(task) ? {} : { user: task.person.id }
  return (
    <>
      <DrillSteps steps={drillStepsOf.look_back} opened={opened} />
      <WorkedQuestion opened={opened} />
      <Unfinished task={task} onJudge={onJudge} />
      <div className={styles.next}>
        <Button
          size="lg"
          renderRoot={(props) => (
            <Link to={pathOf[task.area] as '/'} search={search as never} {...props} />
          )}
        >
          {t('decode.finish')}
        </Button>
      </div>
    </>
  )
}

/** What is missing before a task that somebody has finished counts as done (method D18). */
function Unfinished({ task, onJudge }: { task: Draft; onJudge: () => void }) {
  const { t } = useTranslation()
  const hasExpressed = task.drill.some(({ step }) => step === 'express')
  if (!task.may_edit || !hasExpressed || task.status === 'Done') return null
  return (
    <NoteBox mood="info">
      <p>{t(task.decoded ? 'decode.rate_to_finish' : 'decode.judge_to_finish')}</p>
      {!task.decoded && (
        <Button variant="default" onClick={onJudge}>
          {t('decode.next_judge')}
        </Button>
      )}
    </NoteBox>
  )
}
