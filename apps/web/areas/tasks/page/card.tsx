import { Title } from '@mantine/core'
import { onCard } from '@quartet/domain/card-lines.ts'
import { fitOf } from '@quartet/domain/fit.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { BandMark } from '@quartet/ui/band-mark.tsx'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import { neededName, patternName } from '../../../components/decoding/pattern-words.ts'
import { writtenDate } from '../../../i18n/dates.ts'
import styles from './card.module.css'
import { CardText } from './card-text.tsx'
import type { Decoding } from './use-decoding.ts'
import { useIsOwn } from './use-is-own.ts'
import type { Draft } from './use-task.ts'

type Props = { task: Draft; decoding: Decoding }

/** The length of a note that fits on the page. */
const longestNote = 320
const after = ['assess', 'reflect', 'revisit'] as const

/** The strategy card: how to work on one task, on one page (method D19). */
export function Card({ task, decoding }: Props) {
  const { t } = useTranslation()
  const notes = after.flatMap((step) =>
    task.drill.filter((one) => one.step === step && (one.note || one.rating)),
  )
  return (
    <article className={styles.card} aria-labelledby="card">
      <header className={styles.head}>
        <Title order={2} id="card">
          {t('decode.card_title', { name: task.name })}
        </Title>
        <p>
          {[task.person.name, task.topic_name].filter(Boolean).join(' · ')}
          {task.due_date && (
            <>
              {' · '}
              {t('decode.due_on')} <bdi>{writtenDate(task.due_date)}</bdi>
            </>
          )}
        </p>
      </header>
      {task.description && <CardText text={task.description} marks={decoding.marks} />}
      <div className={styles.patterns}>
        {patterns.map((pattern) => (
          <OnePattern key={pattern} pattern={pattern} task={task} decoding={decoding} />
        ))}
      </div>
      {notes.length > 0 && (
        <dl className={styles.notes}>
          {notes.map(({ step, note, rating }) => (
            <div key={step}>
              <dt>
                {t(`decode.step_${step}`)}
                {rating && ` ${t('decode.rated', { rating })}`}
              </dt>
              <dd dir="auto">{shortened(note)}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  )
}

const shortened = (note: string) =>
  note.length > longestNote ? `${note.slice(0, longestNote)}…` : note

/** A pattern's score, the demand, the action and the chosen lines. */
function OnePattern({ pattern, task, decoding: { partly } }: Props & { pattern: Pattern }) {
  const { t } = useTranslation()
  const isOwn = useIsOwn(task)
  const [own, score, needed] = [
    task.person.bands?.[pattern],
    task.person.scores?.[pattern],
    partly[pattern],
  ]
  const lines = onCard(task).filter((line) => line.pattern === pattern)
  return (
    <section className={styles.pattern}>
      <div className={styles.name}>
        <PatternMark pattern={pattern} size={32} />
        <h3>{patternName(pattern)}</h3>
        {own && (
          <p className={styles.own}>
            <BandMark band={own} />
            {t(isOwn ? 'decode.own' : 'decode.own_of', {
              band: t(`band.${own}`),
              score: score ?? '',
            })}
          </p>
        )}
      </div>
      <div className={styles.fit}>
        <p className={styles.asks}>{t('decode.task_asks')}</p>
        <p>{needed ? neededName(needed) : t('decode.not_judged')}</p>
        {needed && own && (
          <strong>
            {t(
              `decode.${task.person.age_group_id === 1 ? 'child' : 'action'}_${fitOf(needed, own)}`,
            )}
          </strong>
        )}
      </div>
      <div className={styles.how}>
        {lines.length > 0 && (
          <ul>
            {lines.map(({ kind, id, title, body, worked }) => (
              <li key={`${kind}${id}`}>
                <bdi>
                  {title && <strong>{title}. </strong>}
                  {body}
                </bdi>
                {worked !== null && (
                  <em> ({t(worked ? 'decode.worked_yes' : 'decode.worked_no')})</em>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
