import { Title } from '@mantine/core'
import { byUse, leadingPatterns } from '@quartet/domain/order.ts'
import type { Scores } from '@quartet/domain/patterns.ts'
import { useTranslation } from 'react-i18next'
import type { Person } from '../read/person.ts'
import styles from './child.module.css'
import { Guide } from './guide.tsx'

type Props = { person: Person; scores: Scores }

/** The creatures of the patterns that a child uses first. */
export function LeadingGuides({ person, scores }: Props) {
  const { t } = useTranslation()
  const leading = leadingPatterns(scores)
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('child.guides', { count: leading.length })}
      </Title>
      <ul className={styles.guides}>
        {leading.map((pattern) => (
          <Guide
            key={pattern}
            leads
            pattern={pattern}
            band={person.user_pattern_classification[pattern]}
          />
        ))}
      </ul>
    </section>
  )
}

/** The other creatures; nothing when all four lead. */
export function OtherGuides({ person, scores }: Props) {
  const { t } = useTranslation()
  const leading = leadingPatterns(scores)
  const others = byUse(scores).filter((pattern) => !leading.includes(pattern))
  if (others.length === 0) return null
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('child.others', { count: others.length })}
      </Title>
      <ul className={styles.guides}>
        {others.map((pattern) => (
          <Guide
            key={pattern}
            leads={false}
            pattern={pattern}
            band={person.user_pattern_classification[pattern]}
          />
        ))}
      </ul>
    </section>
  )
}
