import { Anchor, Button } from '@mantine/core'
import { patterns, type Scores } from '@quartet/domain/patterns.ts'
import { positionOf } from '@quartet/domain/score-scale.ts'
import { BandMark } from '@quartet/ui/band-mark.tsx'
import { FillingShape } from '@quartet/ui/filling-shape.tsx'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { tasksPath } from '../../../data/task-pages.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { FlagsBox } from '../read/flags-box.tsx'
import { Sentence } from '../read/headline.tsx'
import { type Person, patternName } from '../read/person.ts'
import { LeadingPatterns } from './leading-patterns.tsx'
import styles from './result.module.css'

type Props = { person: Person; scores: Scores }

/** Right after the last answer: four shapes, one sentence, the leading patterns, one button. */
export function Result({ person, scores }: Props) {
  const { t } = useTranslation()
  const label = person.classification && t(`label.${person.classification}`)
  return (
    <article className={styles.result}>
      <header className={styles.head}>
        <Shapes person={person} scores={scores} />
        <Sentence person={person} own isHeading />
        {label && (
          <p className={styles.label}>
            {person.classification_standard === false ? t('label.provisional', { label }) : label}
          </p>
        )}
      </header>
      <LeadingPatterns person={person} scores={scores} />
      <FlagsBox person={person} own />
      <Ways person={person} />
      <p className={styles.evidence}>{t('profile.evidence')}</p>
    </article>
  )
}

function Shapes({ person, scores }: Props) {
  const { t } = useTranslation()
  return (
    <ul className={styles.shapes}>
      {patterns.map((pattern, at) => {
        const band = person.user_pattern_classification[pattern]
        return (
          <li key={pattern} className={styles.shape}>
            <FillingShape pattern={pattern} percent={positionOf(scores[pattern]) ?? 0} at={at} />
            <span className={styles.name}>{patternName(pattern)}</span>
            <span className={styles.score}>{scores[pattern]}</span>
            {band && (
              <span className={styles.band}>
                <BandMark band={band} />
                {t(`band.${band}`)}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Ways({ person }: { person: Person }) {
  const { t } = useTranslation()
  const mayUseTasks = usePermissions()?.has('access_tasks') ?? false
  return (
    <div className={styles.ways}>
      <Button
        size="lg"
        renderRoot={(props) => <Link to="/new-theme/profile/{-$id}" params={{}} {...props} />}
      >
        {t('result.to_profile')}
      </Button>
      {mayUseTasks && (
        <Anchor
          className={styles.other}
          renderRoot={(props) => (
            <Link to={tasksPath(person)} search={{ add: '1' } as never} {...props} />
          )}
        >
          {t('profile.next_task')}
        </Anchor>
      )}
    </div>
  )
}
