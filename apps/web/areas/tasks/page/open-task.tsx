import { Button } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useTextLanguage } from '../../../components/decoding/use-text-language.ts'
import { useWall } from '../../../components/decoding/use-wall.ts'
import { QueryError } from '../../../components/query-error.tsx'
import { usePageTitle } from '../../../shell/page-title.tsx'
import type { WholeTask } from '../area-calls.ts'
import { DegreeStrip } from './degree-strip.tsx'
import { NotSaved } from './saving-status.tsx'
import { TaskHead } from './task-head.tsx'
import styles from './task-screen.module.css'
import { TaskSteps } from './task-steps.tsx'
import { useDecoding } from './use-decoding.ts'
import { useIsOwn } from './use-is-own.ts'
import { useTask } from './use-task.ts'
import { useTaskStep } from './use-task-step.ts'

export function TaskWork({ saved }: { saved: WholeTask }) {
  const { t } = useTranslation()
  const opened = useTask(saved)
  const { task, change } = opened
  const textLanguage = useTextLanguage(task.description)
  const wall = useWall(task.area, task.id, task.language_id ?? textLanguage)
  const decoding = useDecoding(task, wall.wall, change)
  const steps = useTaskStep(task)
  const isOwn = useIsOwn(task)
  const notes = useRef<HTMLDivElement>(null)
  usePageTitle(task.name)
  if (!task.description && !task.may_edit)
    return (
      <div className={styles.screen}>
        <TaskHead opened={opened} />
        <NoteBox mood="info">
          <p>{t('decode.names_only')}</p>
        </NoteBox>
      </div>
    )
  return (
    <div className={styles.screen}>
      <TaskHead opened={opened} />
      <DegreeStrip
        opened={opened}
        decoding={decoding}
        onOpen={() => steps.open('judge')}
        onShowUnsaved={() => notes.current?.scrollIntoView({ block: 'center' })}
      />
      <div ref={notes} className={styles.notes}>
        <NotSaved opened={opened} />
        {!task.may_edit && (
          <p className={styles.plain}>{t('decode.read_only', { name: task.person.name })}</p>
        )}
        {!task.person.bands && <NoResultNote own={isOwn} />}
        {wall.failed.error && !wall.wall && (
          <QueryError query={wall.failed} title={t('decode.no_wall')} />
        )}
      </div>
      <TaskSteps opened={opened} decoding={decoding} wall={wall} {...steps} />
    </div>
  )
}

function NoResultNote({ own }: { own: boolean }) {
  const { t } = useTranslation()
  return (
    <NoteBox mood="info" title={t('decode.no_result_title')}>
      <p>{t(own ? 'decode.no_result_text' : 'decode.no_result_of')}</p>
      {own && (
        <div>
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/new-theme/questions/{-$id}" params={{}} {...props} />}
          >
            {t('decode.to_inventory')}
          </Button>
        </div>
      )}
    </NoteBox>
  )
}
