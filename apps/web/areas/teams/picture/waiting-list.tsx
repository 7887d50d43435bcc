import type { PicturePerson } from '@quartet/domain/team-picture.ts'
import { useTranslation } from 'react-i18next'
import styles from './team-picture.module.css'

/** The people without a line in the graph, and why. */
export function WaitingList({ people }: { people: readonly PicturePerson[] }) {
  const { t } = useTranslation()
  const waiting = people.filter(({ scores }) => scores === null)
  if (waiting.length === 0) return null
  return (
    <section className={styles.waiting}>
      <h3>{t('team_picture.waiting')}</h3>
      <ul>
        {waiting.map(({ id, name, waiting: reason }) => (
          <li key={id}>
            <bdi>{name}</bdi>{' '}
            <span>{t(reason ? `team_picture.waiting_${reason}` : 'team_picture.no_scores')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
