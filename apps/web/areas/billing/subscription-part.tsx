import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton } from '@mantine/core'
import { QueryError } from '../../components/query-error.tsx'
import { useMe } from '../../data/use-me.ts'
import { AccessFacts } from './access-facts.tsx'
import styles from './billing.module.css'
import { CardPart } from './card-part.tsx'
import { Receipts } from './receipts.tsx'
import { RenewPart } from './renew-part.tsx'
import { useSubscription } from './use-subscription.ts'
import { WaitingPayment } from './waiting-payment.tsx'

/** What pays for the account: its end, how to go on, the card and the receipts. */
export function SubscriptionPart({ isBack }: { isBack: boolean }) {
  const me = useMe()
  const query = useSubscription(isBack)
  const subscription = query.data
  if (query.error && !subscription) return <QueryError query={query} />
  if (!subscription || !me) return <Skeleton height={480} radius="lg" />
  return (
    <div className={styles.parts}>
      <AccessFacts subscription={subscription} access={me} />
      {subscription.waiting && <WaitingPayment waiting={subscription.waiting} />}
      {subscription.renewable && (
        <RenewPart key={subscription.ends_at} subscription={subscription} />
      )}
      {subscription.renewable && subscription.plan && (
        <CardPart key={subscription.card?.last4} subscription={subscription} />
      )}
      {subscription.plan && <Receipts payments={subscription.payments} />}
    </div>
  )
}
