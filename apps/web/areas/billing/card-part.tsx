import { Button, Group, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFields } from '../../components/card-fields.tsx'
import { submitting } from '../../components/form.ts'
import { api } from '../../data/client.ts'
import { showToast } from '../../shell/toast.tsx'
import styles from './billing.module.css'
import { useCardForm } from './use-card-form.ts'
import { type Subscription, useOwn, useStep } from './use-subscription.ts'

/** The saved card, and how to save another one. */
export function CardPart({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation()
  const own = useOwn()
  const { card, payment_page, sandbox } = subscription
  const [types, setTypes] = useState(false)
  const form = useCardForm(sandbox)
  const step = useStep(() => {
    setTypes(false)
    void showToast('success', t('account.saved'))
  })
  const save = useMutation(
    api.billing.card.mutationOptions({
      meta: form.meta,
      onSuccess: step,
      onError: form.takeErrors,
    }),
  )
  const send = () => {
    if (!types && !payment_page) setTypes(true)
    else if (payment_page) save.mutate({ ...own, body: {} })
    else if (form.passes()) save.mutate({ ...own, body: form.card() })
  }
  return (
    <form className={styles.section} onSubmit={submitting(send)} noValidate>
      <Title order={2}>{t('billing.card')}</Title>
      <Text>
        {card
          ? t('billing.card_shown', {
              brand: brandOf(card.brand),
              last4: card.last4,
              month: card.exp_month.split('-').reverse().join('/'),
            })
          : t('billing.card_none')}
      </Text>
      {types && <CardFields form={form.fields} />}
      <Group>
        <Button type="submit" variant={types ? 'filled' : 'default'} loading={save.isPending}>
          {t(types ? 'account.save' : card ? 'billing.card_change' : 'billing.card_add')}
        </Button>
        {types && (
          <Button variant="default" onClick={() => setTypes(false)}>
            {t('consent.cancel')}
          </Button>
        )}
      </Group>
    </form>
  )
}

const brandOf = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1)
