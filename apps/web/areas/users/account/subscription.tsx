import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useTimeLeft } from '../../../components/use-time-left.ts'
import { shownDate } from '../../../i18n/dates.ts'
import styles from './account.module.css'
import type { Person } from './person.ts'

/** State and end of the access, and what is not possible yet. */
export function Subscription({ person }: { person: Person }) {
  const { t } = useTranslation()
  const left = useTimeLeft(person)
  if (!person.access_state) return null // the reader may not see it
  return (
    <section className={styles.section}>
      <Title order={2}>
        {t(person.access_state === 'expired' ? 'account.expired' : 'account.subscription')}
      </Title>
      {left && person.access_state !== 'expired' && <Text fw={600}>{left}</Text>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('account.state')}</dt>
          <dd>{t(`account.state_${person.access_state}`)}</dd>
        </div>
        <div>
          <dt>{t('account.ends')}</dt>
          <dd>{person.exp_time ? shownDate(person.exp_time) : t('account.ends_never')}</dd>
        </div>
      </dl>
      <Text>{t('account.renew_later')}</Text>
    </section>
  )
}
