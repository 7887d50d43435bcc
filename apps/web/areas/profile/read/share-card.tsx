import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Portrait } from '../../../components/portrait.tsx'
import { Sentence } from './headline.tsx'
import type { Person } from './person.ts'
import { ScoreBars } from './score-bars.tsx'
import styles from './share-card.module.css'

/** The card that others see: about the person by name, with the plain label (method D11). */
export function ShareCard({ person }: { person: Person }) {
  const { t } = useTranslation()
  return (
    <article className={styles.card}>
      <div className={styles.identity}>
        <Portrait person={person} size={72} />
        <div>
          <Title order={1} size="h2">
            {person.name}
          </Title>
          {person.classification && (
            <p className={styles.label}>{t(`label.${person.classification}`)}</p>
          )}
        </div>
      </div>
      <Sentence person={person} own={false} />
      <ScoreBars person={person} own={false} described={false} />
    </article>
  )
}
