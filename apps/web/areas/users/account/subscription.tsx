import { Button, Group, Text, Title } from '@mantine/core'
import { shownDate } from '@quartet/domain/dates.ts'
import { useTranslation } from 'react-i18next'
import { usePlans } from '../../../components/prices.ts'
import { useTimeLeft } from '../../../components/use-time-left.ts'
import { writtenDate } from '../../../i18n/dates.ts'
import styles from './account.module.css'
import type { Person } from './person.ts'

/** State and end of the access, and what is not possible yet. */
export function Subscription({ person }: { person: Person }) {
  const { t } = useTranslation()
  const left = useTimeLeft(person)
  if (!person.access_state) return null // the reader may not see it
  if (person.access_state === 'expired') return <Expired endedAt={person.exp_time} />
  return (
    <section className={styles.section}>
      <Title order={2}>{t('account.subscription')}</Title>
      {left && <Text fw={600}>{left}</Text>}
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

/** When the access ended, and whom to write to, since nothing can be renewed here yet. */
function Expired({ endedAt }: { endedAt: string | null }) {
  const { t } = useTranslation()
  const contact = usePlans().data?.contact
  return (
    <section className={styles.section}>
      <Title order={2}>{t('account.expired')}</Title>
      <Text>
        {endedAt && t('account.ended_on', { date: writtenDate(endedAt) })}{' '}
        {t('account.ended_keeps')}
      </Text>
      <Text>{t(contact ? 'account.renew_by_mail' : 'account.renew_not_yet')}</Text>
      {contact && (
        <Group>
          <Button component="a" href={`mailto:${contact}`}>
            {t('home.contact', { address: contact })}
          </Button>
        </Group>
      )}
    </section>
  )
}
