import { Button, Group, Text, Title } from '@mantine/core'
import { shownDate } from '@quartet/domain/dates.ts'
import type { AccessState } from '@quartet/domain/subscription.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { usePlans } from '../../components/prices.ts'
import { useTimeLeft } from '../../components/use-time-left.ts'
import { writtenDate } from '../../i18n/dates.ts'
import styles from './billing.module.css'
import { RenewalSwitch } from './renewal-switch.tsx'
import type { Subscription } from './use-subscription.ts'

type Access = { access_state: AccessState | null; exp_time: string | null }
type Props = { subscription: Subscription; access: Access }

/** State and end of the access, and whether it renews. */
export function AccessFacts({ subscription, access }: Props) {
  const { t } = useTranslation()
  const left = useTimeLeft(access)
  if (!access.access_state) return null // the reader may not see it
  if (access.access_state === 'expired')
    return <Expired endedAt={access.exp_time} subscription={subscription} />
  const { plan, term } = subscription
  return (
    <section className={styles.section}>
      <Title order={2}>{t('account.subscription')}</Title>
      {left && <Text fw={600}>{left}</Text>}
      {access.access_state === 'past_due' && <NoteBox mood="warn">{t('billing.past_due')}</NoteBox>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('account.state')}</dt>
          <dd>{t(`account.state_${access.access_state}`)}</dd>
        </div>
        <div>
          <dt>{t('account.ends')}</dt>
          <dd>{access.exp_time ? shownDate(access.exp_time) : t('account.ends_never')}</dd>
        </div>
        {plan && term && (
          <div>
            <dt>{t('billing.plan')}</dt>
            <dd>
              {t(`billing.plan_${plan}`)}, {t(`plans.${term}`)}
            </dd>
          </div>
        )}
      </dl>
      {plan && <RenewalSwitch subscription={subscription} />}
    </section>
  )
}

/** When the access ended, or what begins it; without payments, whom to write to. */
function Expired({
  endedAt,
  subscription,
}: {
  endedAt: string | null
  subscription: Subscription
}) {
  const { t } = useTranslation()
  const plans = usePlans().data
  const contact = plans?.contact
  if (subscription.trial_open)
    return (
      <section className={styles.section}>
        <Title order={2}>{t('account.state_trial')}</Title>
        <Text>{t('billing.trial_open', { days: plans?.trial_days ?? 14 })}</Text>
      </section>
    )
  return (
    <section className={styles.section}>
      <Title order={2}>{t('account.expired')}</Title>
      <Text>
        {endedAt
          ? t('account.ended_on', { date: writtenDate(endedAt) })
          : subscription.plan && t('billing.trial_used')}{' '}
        {t('account.ended_keeps')}
      </Text>
      {!subscription.renewable && (
        <Text>{t(contact ? 'account.renew_by_mail' : 'account.renew_not_yet')}</Text>
      )}
      {!subscription.renewable && contact && (
        <Group>
          <Button component="a" href={`mailto:${contact}`}>
            {t('home.contact', { address: contact })}
          </Button>
        </Group>
      )}
    </section>
  )
}
