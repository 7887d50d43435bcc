import { Title } from '@mantine/core'
import type { SessionParticipantView } from '@quartet/contract/areas/class-sessions.ts'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '../../components/plain-table.tsx'
import { shownNumber } from '../../i18n/numbers.ts'
import styles from './class-sessions.module.css'

/** Where everybody of the group is. */
export function SessionPeople({ people }: { people: readonly SessionParticipantView[] }) {
  const { t } = useTranslation()
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('class_session.people')}
      </Title>
      <PlainTable>
        <thead>
          <tr>
            <th scope="col">{t('people.name')}</th>
            <th scope="col">{t('class_session.place')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, first_name, last_name, place, answered }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{`${first_name} ${last_name}`}</bdi>
              </th>
              <td>{t(`class_session.place_${place}`, { number: shownNumber(answered ?? 0) })}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </section>
  )
}
