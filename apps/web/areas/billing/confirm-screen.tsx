import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAmount } from '../../components/prices.ts'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { showToast } from '../../shell/toast.tsx'
import styles from './billing.module.css'
import { useOwn, useSubscription, useTake } from './use-subscription.ts'

/** Where the owner of a practice card confirms or declines, as on the page of a bank. */
export function ConfirmScreen() {
  const { t } = useTranslation()
  const amountOf = useAmount()
  const own = useOwn()
  const take = useTake()
  const navigate = useNavigate()
  const query = useSubscription()
  const waiting = query.data?.waiting
  const leave = () =>
    void navigate({ to: '/edit-user/{-$id}', params: {}, search: { tab: 'subscription' } })
  const confirm = useMutation(
    api.billing.confirm.mutationOptions({
      onSuccess: (subscription) => {
        take(subscription)
        void showToast('success', t('billing.paid'))
        leave()
      },
      onError: () => {
        void query.refetch()
        leave()
      },
    }),
  )
  const answer = (confirmed: boolean) =>
    waiting && confirm.mutate({ ...own, body: { payment: waiting.id, confirmed } })
  return (
    <div className={styles.screen}>
      <Title order={1}>{t('billing.confirm_title')}</Title>
      {query.isPending && <Skeleton height={160} radius="lg" />}
      {query.error && !query.data && <QueryError query={query} />}
      {query.data && !waiting && <Text>{t('billing.confirm_none')}</Text>}
      {waiting && <Text>{t('billing.confirm_text', { price: amountOf(waiting) })}</Text>}
      <Group>
        {waiting && (
          <Button loading={confirm.isPending} onClick={() => answer(true)}>
            {t('billing.confirm_yes')}
          </Button>
        )}
        {waiting && (
          <Button variant="default" disabled={confirm.isPending} onClick={() => answer(false)}>
            {t('billing.confirm_no')}
          </Button>
        )}
        {query.data && !waiting && (
          <Button variant="default" onClick={leave}>
            {t('billing.back')}
          </Button>
        )}
      </Group>
    </div>
  )
}
