import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Title } from '@mantine/core'
import { type CardLine, onCard } from '@quartet/domain/card-lines.ts'
import type { FitAction } from '@quartet/domain/fit.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { maxPerPattern } from '@quartet/domain/task.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { patternName } from '../../../components/decoding/pattern-words.ts'
import {
  actionFor,
  isSame,
  linesFor,
  neededPatterns,
  withLine,
  withProposals,
} from './card-lines.ts'
import { OwnStrategyForm } from './own-strategy-form.tsx'
import styles from './strategy-choice.module.css'
import type { Decoding } from './use-decoding.ts'
import type { TaskState } from './use-task.ts'

type Props = { opened: TaskState; decoding: Decoding }

/** Strategies for each pattern that needs an action, Forge first (method D19). */
export function StrategyChoice({ opened, decoding }: Props) {
  const { t } = useTranslation()
  const { task, change } = opened
  const { partly } = decoding
  const needed = neededPatterns(task, partly)
  const next = withProposals(task, partly)
  return (
    <div className={styles.choose}>
      <p className={styles.lead}>
        {t(task.person.bands ? 'decode.choose_text' : 'decode.choose_no_result')}
      </p>
      {task.may_edit && next.length > task.chosen.length && (
        <div>
          <Button variant="default" onClick={() => change({ chosen: next })}>
            {t('decode.choose_proposed')}
          </Button>
        </div>
      )}
      <div className={styles.patterns}>
        {needed.map((pattern) => (
          <ForPattern
            key={pattern}
            pattern={pattern}
            action={actionFor(task, partly, pattern)}
            opened={opened}
            decoding={decoding}
          />
        ))}
      </div>
    </div>
  )
}

type PatternProps = Props & { pattern: Pattern; action: FitAction | null }

function ForPattern({ pattern, action, opened, decoding }: PatternProps) {
  const { t } = useTranslation()
  const { task } = opened
  const isChild = task.person.age_group_id === 1
  const [more, setMore] = useState(false)
  const { statement, strategy, own } = linesFor(task, pattern, action, decoding.statements)
  const there = onCard(task).filter((line) => line.pattern === pattern)
  const offered = [...statement, ...strategy, ...own]
  const others = there.filter((line) => !offered.some((one) => isSame(one, line)))
  const [first, rest] = [strategy.slice(0, maxPerPattern), strategy.slice(maxPerPattern)]
  const shown = [...first, ...rest.filter((line) => more || there.some((one) => isSame(one, line)))]
  const full = there.length >= maxPerPattern
  const list = { full, there, opened }
  return (
    <section className={styles.pattern}>
      <Title order={3} className={styles.title}>
        <PatternMark pattern={pattern} size={32} />
        {action && !isChild
          ? t(`decode.do_${action}`, { pattern: patternName(pattern) })
          : patternName(pattern)}
        {action && isChild && ` · ${t(`decode.child_${action}`)}`}
        <span className={styles.count}>
          {t('decode.on_card', { there: there.length, most: maxPerPattern })}
        </span>
      </Title>
      <Lines title={t('decode.own_statements')} lines={statement} {...list} />
      <Lines title={t('decode.strategies')} lines={[...shown, ...others]} {...list} />
      {rest.length > 0 && !more && (
        <div>
          <Button variant="subtle" onClick={() => setMore(true)}>
            {t('decode.more', { number: rest.length })}
          </Button>
        </div>
      )}
      <Lines title={t('decode.own_words')} lines={own} {...list} />
      {task.may_edit && <OwnStrategyForm pattern={pattern} opened={opened} full={full} />}
    </section>
  )
}

type LinesProps = {
  title: string
  lines: CardLine[]
  there: CardLine[]
  full: boolean
  opened: TaskState
}

function Lines({ title, lines, there, full, opened: { task, change } }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <div>
      <h4 className={styles.kind}>{title}</h4>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const on = there.some((one) => isSame(one, line))
          return (
            <li key={`${line.kind}${line.id}`}>
              <Checkbox
                checked={on}
                disabled={!task.may_edit || (full && !on)}
                iconColor="var(--q-on-solid)"
                label={<LabelOf {...line} />}
                onChange={({ currentTarget }) =>
                  change({ chosen: withLine(task.chosen, line, currentTarget.checked) })
                }
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const LabelOf = ({ title, body }: Pick<CardLine, 'title' | 'body'>) => (
  <bdi>
    {title && <strong>{title}</strong>} {body}
  </bdi>
)
