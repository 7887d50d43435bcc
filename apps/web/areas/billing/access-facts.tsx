import { Button, Group, Text, Title } from '@mantine/core'
import { shownDate } from '@quartet/domain/dates.ts'
import type { AccessState } from '@quartet/domain/subscription.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePlans } from '../../components/prices.ts'
import { useTimeLeft } from '../../components/use-time-left.ts'
import { writtenDate } from '../../i18n/dates.ts'
import styles from './billing.module.css'
import { RenewalSwitch } from './renewal-switch.tsx'
import type { Subscription } from './use-subscription.ts'

type Access = {
  access_state: AccessState | null
  exp_time: string | null
  organization: object | null
}
type Props = { subscription: Subscription; access: Access }

/** State and end of the access, and whether it renews. */
export function AccessFacts({ subscription, access }: Props) {
  const { t } = useTranslation()
  const left = useTimeLeft(access)
  if (!access.access_state) return null // the reader may not see it
  if (access.access_state === 'expired')
    return <Expired access={access} subscription={subscription} />
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

/** When the access ended, or what begins it, and how to go on. */
function Expired({ access, subscription }: { access: Access; subscription: Subscription }) {
  const { t } = useTranslation()
  const plans = usePlans().data
  if (subscription.trial_open)
    return (
      <section className={styles.section}>
        <Title order={2}>{t('account.state_trial')}</Title>
        <Text>{t('billing.trial_open', { days: plans?.trial_days ?? 14 })}</Text>
      </section>
    )
  const { exp_time, organization } = access
  return (
    <section className={styles.section}>
      <Title order={2}>{t('account.expired')}</Title>
      <Text>
        {exp_time
          ? t('account.ended_on', { date: writtenDate(exp_time) })
          : subscription.plan && !organization && t('billing.trial_used')}{' '}
        {t('account.ended_keeps')}
      </Text>
      {!subscription.renewable && <WhomToAsk isMember={organization !== null} />}
    </section>
  )
}

/** Who can help somebody who cannot pay here: the institution, or the people who run the site. */
function WhomToAsk({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation()
  const contact = usePlans().data?.contact
  if (isMember)
    return (
      <>
        <Text>{t('account.renew_institution')}</Text>
        <Group>
          <Button component={Link} to="/institution">
            {t('membership.title')}
          </Button>
        </Group>
      </>
    )
  return (
    <>
      <Text>{t(contact ? 'account.renew_by_mail' : 'account.renew_not_yet')}</Text>
      {contact && (
        <Group>
          <Button component="a" href={`mailto:${contact}`}>
            {t('home.contact', { address: contact })}
          </Button>
        </Group>
      )}
    </>
  )
}
