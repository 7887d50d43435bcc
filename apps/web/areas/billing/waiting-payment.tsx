import { Button, Group } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAmount, usePlans } from '../../components/prices.ts'
import { type Subscription, useCheck, useOwn } from './use-subscription.ts'

/** A payment that has to be confirmed, or of which nobody knows the outcome yet. */
export function WaitingPayment({ waiting }: { waiting: NonNullable<Subscription['waiting']> }) {
  const { t } = useTranslation()
  const amountOf = useAmount()
  const own = useOwn()
  const check = useCheck()
  const { data } = usePlans()
  return (
    <NoteBox mood="info" role="status">
      <p>{t('billing.waiting', { price: amountOf(waiting) })}</p>
      <Group>
        {data?.sandbox ? (
          <Button renderRoot={(props) => <Link to="/confirm-payment" {...props} />}>
            {t('billing.waiting_go')}
          </Button>
        ) : (
          <Button variant="default" loading={check.isPending} onClick={() => check.mutate(own)}>
            {t('billing.waiting_check')}
          </Button>
        )}
      </Group>
    </NoteBox>
  )
}
