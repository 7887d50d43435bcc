import { Button, Title } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../../shell/page-title.tsx'
import type { WholeTask } from '../area-calls.ts'
import { useTextLanguage } from '../use-text-language.ts'
import { Card } from './card.tsx'
import { withProposals } from './card-lines.ts'
import { CareerMatch } from './career-match.tsx'
import { DecodeText } from './decode-text.tsx'
import { Drill } from './drill.tsx'
import { Duties } from './duties.tsx'
import { FitRows } from './fit-rows.tsx'
import { NotSaved } from './saving-status.tsx'
import { StrategyChoice } from './strategy-choice.tsx'
import { CardActions } from './task-actions.tsx'
import { Details } from './task-details.tsx'
import { TaskHead } from './task-head.tsx'
import styles from './task-screen.module.css'
import { type Decoding, useDecoding, useWall } from './use-decoding.ts'
import { type Draft, useTask } from './use-task.ts'

export function TaskWork({ saved }: { saved: WholeTask }) {
  const { t } = useTranslation()
  const opened = useTask(saved)
  const { task, change, state } = opened
  const textLanguage = useTextLanguage(task.description)
  const wall = useWall(task.area, task.id, task.language_id ?? textLanguage)
  const decoding = useDecoding(task, wall.wall, change)
  const card = useRef<HTMLElement>(null)
  usePageTitle(task.name)
  if (!task.description && !task.may_edit)
    return (
      <div className={styles.screen}>
        <TaskHead task={task} condition={state.condition} />
        <NoteBox mood="info">
          <p>{t('decode.names_only')}</p>
        </NoteBox>
      </div>
    )
  return (
    <div className={styles.screen}>
      <div className={styles.onScreen}>
        <TaskHead task={task} condition={state.condition} />
        <NotSaved opened={opened} />
        {!task.may_edit && (
          <p className={styles.plain}>{t('decode.read_only', { name: task.person.name })}</p>
        )}
        {!task.person.bands && <NoResultNote own={task.may_edit} />}
        <div className={styles.decode}>
          <DecodeText opened={opened} decoding={decoding} wall={wall} />
          <div className={styles.beside}>
            <FitRows task={task} decoding={decoding} />
            {task.may_edit && <Confirm task={task} decoding={decoding} />}
          </div>
        </div>
        {task.area === 'career' && (
          <>
            <Duties opened={opened} marks={decoding.marks} />
            <CareerMatch task={task} decoding={decoding} />
          </>
        )}
        <StrategyChoice opened={opened} decoding={decoding} />
        <Title order={2}>{t('decode.card')}</Title>
        <CardActions task={task} card={card} />
      </div>
      <Card ref={card} task={task} decoding={decoding} />
      <div className={styles.onScreen}>
        <Drill opened={opened} />
        <Details opened={opened} />
      </div>
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

/** Only the learner's confirmation makes the task decoded (method D16, step 6). */
function Confirm({
  task,
  decoding: { needed, partly, confirm },
}: {
  task: Draft
  decoding: Decoding
}) {
  const { t } = useTranslation()
  const chosen = withProposals(task, partly)
  const textKey = task.decoded
    ? 'decode.decoded_text'
    : needed
      ? 'decode.confirm_text'
      : 'decode.confirm_judge'
  return (
    <div className={styles.confirm}>
      <p>{t(textKey)}</p>
      {!task.decoded && (
        <Button size="lg" disabled={!needed} onClick={() => void confirm()}>
          {t('decode.confirm')}
        </Button>
      )}
      {!task.decoded && needed && task.chosen.length === 0 && chosen.length > 0 && (
        <Button variant="default" onClick={() => void confirm({ chosen })}>
          {t('decode.confirm_chosen')}
        </Button>
      )}
    </div>
  )
}
