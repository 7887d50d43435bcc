import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Textarea } from '@mantine/core'
import { onCard } from '@quartet/domain/card-lines.ts'
import type { DrillStep } from '@quartet/domain/drill.ts'
import { taskBounds } from '@quartet/domain/task.ts'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../../components/segments.tsx'
import styles from './drill.module.css'
import type { Note, NoteChange } from './task.ts'
import type { TaskState } from './use-task.ts'
import { useTyped } from './use-typed-text.ts'

/** Milliseconds without typing before a note is saved. */
const pause = 800
const ratings = ['1', '2', '3', '4', '5'] as const

type Props = { steps: readonly DrillStep[]; opened: TaskState }

/** Light steps of a task, each with one prompt and one optional note, saved while typing (D13). */
export function DrillSteps({ steps, opened }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <Step key={step} step={step} opened={opened} />
      ))}
    </ol>
  )
}

/** The same, folded as long as there is nothing in them. */
export function FoldedNotes({ steps, opened }: Props) {
  const { t } = useTranslation()
  const hasNotes = opened.task.drill.some(({ step }) => steps.includes(step))
  return (
    <Disclosure title={t('decode.notes')} plain openAtFirst={hasNotes}>
      <DrillSteps steps={steps} opened={opened} />
    </Disclosure>
  )
}

function Step({ step, opened: { task, markStep } }: { step: DrillStep; opened: TaskState }) {
  const { t } = useTranslation()
  const noted = task.drill.find((one) => one.step === step)
  const name = t(`decode.step_${step}`)
  const state = Boolean(noted?.note || noted?.rating)
  const { value, type } = useTyped(noted?.note ?? '', (note) =>
    markStep(noteOf(step, note, noted?.rating), pause),
  )
  return (
    <li className={styles.step} data-done={noted ? true : undefined}>
      <Checkbox
        label={<strong>{name}</strong>}
        checked={noted !== undefined}
        iconColor="var(--q-on-solid)"
        disabled={!task.may_edit || state}
        onChange={({ currentTarget }) =>
          markStep({ step, note: '', ...(!currentTarget.checked && { done: false }) })
        }
      />
      <div className={styles.content}>
        <p className={styles.prompt}>{t(`decode.prompt_${step}`)}</p>
        {step === 'attend' && <CardList task={task} />}
        {step === 'assess' && (
          <Segments
            legend={t('decode.prompt_assess')}
            options={ratings.map((value) => ({ value, label: value }))}
            value={noted?.rating ? (String(noted.rating) as (typeof ratings)[number]) : null}
            onChange={(value) =>
              markStep({
                step,
                note: noted?.note ?? '',
                rating: Number(value) as 1 | 2 | 3 | 4 | 5,
              })
            }
            disabled={!task.may_edit}
          />
        )}
        {(task.may_edit || noted?.note) && (
          <Textarea
            aria-label={t('decode.note_for', { step: name })}
            placeholder={task.may_edit ? t('decode.note') : ''}
            autosize
            minRows={1}
            maxRows={12}
            maxLength={taskBounds.note}
            readOnly={!task.may_edit}
            value={value}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        )}
      </div>
    </li>
  )
}

/** An empty note without a rating undoes the step. */
const noteOf = (step: DrillStep, note: string, rating: Note['rating']): NoteChange =>
  note === '' && !rating ? { step, note, done: false } : { step, note, ...(rating && { rating }) }

/** The chosen strategies, visible while working. */
function CardList({ task }: { task: TaskState['task'] }) {
  const lines = onCard(task)
  if (lines.length === 0) return null
  return (
    <ul className={styles.reminder}>
      {lines.map(({ kind, id, title, body }) => (
        <li key={`${kind}${id}`}>
          <bdi>{title || body}</bdi>
        </li>
      ))}
    </ul>
  )
}
