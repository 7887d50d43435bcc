import { VisuallyHidden } from '@mantine/core'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { BandMark } from '@quartet/ui/band-mark.tsx'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import { patternName } from '../../../components/decoding/pattern-words.ts'
import styles from './degree-strip.module.css'
import type { Decoding } from './use-decoding.ts'
import { useIsOwn } from './use-is-own.ts'
import type { TaskState } from './use-task.ts'

type Props = {
  opened: TaskState
  decoding: Decoding
  onOpen: () => void
  onShowUnsaved: () => void
}

/**
 * The answer, always in view: how much the task needs of each pattern and the person's own degree;
 * and, while somebody has scrolled away from it, that something is not saved.
 */
export function DegreeStrip({ opened: { task, state }, decoding, onOpen, onShowUnsaved }: Props) {
  const { t } = useTranslation()
  const isUnsaved = state.condition !== 'saved' && state.condition !== 'saving'
  return (
    <div className={styles.strip}>
      <button type="button" className={styles.degrees} onClick={onOpen}>
        {patterns.map((pattern) => (
          <OneDegree
            key={pattern}
            pattern={pattern}
            task={task}
            needed={decoding.partly[pattern]}
          />
        ))}
      </button>
      {isUnsaved && (
        <button type="button" className={styles.unsaved} onClick={onShowUnsaved}>
          {t(state.condition === 'away' ? 'decode.away' : 'decode.not_saved')}
        </button>
      )}
    </div>
  )
}

type OneProps = {
  pattern: Pattern
  task: TaskState['task']
  needed: Decoding['partly'][Pattern]
}

function OneDegree({ pattern, task, needed }: OneProps) {
  const { t } = useTranslation()
  const isOwn = useIsOwn(task)
  const own = task.person.bands?.[pattern]
  const name = patternName(pattern)
  const word = needed ? t(`decode.needed_${needed}`) : t('decode.not_judged')
  const band = own && t(`band.${own}`)
  return (
    <span className={styles.degree}>
      <VisuallyHidden component="span">
        {band && isOwn
          ? t('decode.in_short', { pattern: name, needed: word, band })
          : `${name}: ${[word, band].filter(Boolean).join(', ')}.`}{' '}
      </VisuallyHidden>
      <span className={styles.seen} aria-hidden="true">
        <PatternMark pattern={pattern} size={22} />
        <span className={styles.name}>{name}</span>
        <strong className={styles.word}>{needed ? word : '–'}</strong>
        {own && (
          <span className={styles.own}>
            <BandMark band={own} size={14} />
            <span className={styles.band}>{band}</span>
          </span>
        )}
      </span>
    </span>
  )
}
