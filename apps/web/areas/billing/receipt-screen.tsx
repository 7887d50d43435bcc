import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAmount } from '../../components/prices.ts'
import { QueryError } from '../../components/query-error.tsx'
import { useMe } from '../../data/use-me.ts'
import { writtenMoment } from '../../i18n/dates.ts'
import styles from './billing.module.css'
import { type Payment, useSubscription } from './use-subscription.ts'

/** One payment, to print. */
export function ReceiptScreen({ id }: { id: string }) {
  const { t } = useTranslation()
  const query = useSubscription()
  const payment = query.data?.payments.find((one) => String(one.id) === id)
  return (
    <div className={styles.screen}>
      <Title order={1}>{t('billing.receipt', { number: id })}</Title>
      {query.isPending && <Skeleton height={320} radius="lg" />}
      {query.error && !query.data && <QueryError query={query} />}
      {query.data && !payment && <Text>{t('error.row_unknown')}</Text>}
      {payment && <Facts payment={payment} />}
      <Group className={styles.notPrinted}>
        {payment && <Button onClick={() => window.print()}>{t('billing.print')}</Button>}
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/edit-user/{-$id}" params={{}} search={{ tab: 'subscription' }} {...props} />
          )}
        >
          {t('billing.back')}
        </Button>
      </Group>
    </div>
  )
}

function Facts({ payment }: { payment: Payment }) {
  const { t } = useTranslation()
  const amountOf = useAmount()
  const me = useMe()
  const { paid_from, paid_until, card_last4 } = payment
  const facts = [
    [t('account.name_of'), me?.name],
    [t('billing.paid_on'), writtenMoment(payment.paid_at)],
    [t('billing.plan'), `${t(`billing.plan_${payment.plan}`)}, ${t(`plans.${payment.term}`)}`],
    [
      t('billing.period'),
      paid_from && paid_until && `${writtenMoment(paid_from)} – ${writtenMoment(paid_until)}`,
    ],
    [t('billing.card'), card_last4 && t('billing.with_card', { last4: card_last4 })],
    [t('billing.amount'), amountOf(payment)],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
