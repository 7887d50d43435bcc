import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { donePerPattern } from '@quartet/domain/plp.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { type Person, patternName } from '../read/person.ts'
import styles from './plp-progress.module.css'

type Props = {
  person: Person
  selected: readonly number[]
  wrap?: (pattern: Pattern, content: ReactNode) => ReactNode
}

/**
 * Progress of the PLP by pattern: the number of statements that describe the person. `wrap` can
 * make each pattern a link.
 */
export function PlpProgress({ person, selected, wrap = (_, content) => content }: Props) {
  const { t } = useTranslation()
  const done = donePerPattern(person.attributes, selected)
  return (
    <ul className={styles.progress}>
      {patterns.map((pattern) => (
        <li key={pattern} className={styles.pattern} data-done={done[pattern] > 0 || undefined}>
          {wrap(
            pattern,
            <>
              <PatternMark pattern={pattern} size={28} />
              <span className={styles.words}>
                <span className={styles.name}>{patternName(pattern)}</span>{' '}
                <span className={styles.count}>
                  {done[pattern] > 0
                    ? t('statement.chosen', { count: done[pattern] })
                    : t('statement.chosen_none')}
                </span>
              </span>
              {done[pattern] > 0 && (
                <span className={styles.check}>
                  <Icon of={IconCheck} size={20} />
                </span>
              )}
            </>,
          )}
        </li>
      ))}
    </ul>
  )
}
