import { Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useAmount } from '../../components/prices.ts'
import { api } from '../../data/client.ts'
import { writtenMoment } from '../../i18n/dates.ts'
import { type Subscription, useOwn, useTake } from './use-subscription.ts'

/** What happens at the end, and how to change that. */
export function RenewalSwitch({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation()
  const amountOf = useAmount()
  const own = useOwn()
  const take = useTake()
  const [asks, setAsks] = useState(false)
  const change = useMutation(
    api.billing.change.mutationOptions({
      onSuccess: (changed) => {
        take(changed)
        setAsks(false)
      },
    }),
  )
  const { auto_renew, ends_at, offers, term, card } = subscription
  const offer = offers.find((one) => one.term === term)
  if (!ends_at || !offer) return null
  const date = writtenMoment(ends_at)
  const set = (on: boolean) => change.mutate({ ...own, body: { auto_renew: on } })
  return (
    <>
      <Text>
        {auto_renew && card
          ? t('billing.renews_on', { date, price: amountOf(offer) })
          : t('billing.not_renewed', { date })}
      </Text>
      <Group>
        <Button
          variant="default"
          loading={change.isPending}
          onClick={() => (auto_renew ? setAsks(true) : set(true))}
        >
          {t(auto_renew ? 'billing.cancel' : 'billing.resume')}
        </Button>
      </Group>
      <ConfirmDialog
        opened={asks}
        title={t('billing.cancel')}
        text={t('billing.cancel_text', { date })}
        action={t('billing.cancel')}
        cancel={t('billing.cancel_not')}
        busy={change.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() => set(false)}
      />
    </>
  )
}
