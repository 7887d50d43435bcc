import '@mantine/core/styles/Radio.layer.css'
import { Button, Group, Radio, Stack, Text, Title } from '@mantine/core'
import { renewedEnd } from '@quartet/domain/subscription.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFields } from '../../components/card-fields.tsx'
import { submitting } from '../../components/form.ts'
import { type Term, termNames, useAmount } from '../../components/prices.ts'
import { api } from '../../data/client.ts'
import { writtenDate } from '../../i18n/dates.ts'
import { showToast } from '../../shell/toast.tsx'
import styles from './billing.module.css'
import { useCardForm } from './use-card-form.ts'
import { type Subscription, useOwn, useStep } from './use-subscription.ts'

/** Pays for a further term, with the saved card, another one, or on the page of the service. */
export function RenewPart({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation()
  const amountOf = useAmount()
  const own = useOwn()
  const { offers, ends_at, card, payment_page, sandbox } = subscription
  const [term, setTerm] = useState<Term>(subscription.term ?? 'annual')
  const [usesSaved, setUsesSaved] = useState(card !== null)
  const form = useCardForm(sandbox)
  const step = useStep(() => void showToast('success', t('billing.paid')))
  const renew = useMutation(
    api.billing.renew.mutationOptions({
      meta: form.meta,
      onSuccess: step,
      onError: form.takeErrors,
    }),
  )
  const offer = offers.find((one) => one.term === term) ?? offers[0]
  if (!offer) return null
  const typesCard = !payment_page && !usesSaved
  const pay = () => {
    if (typesCard && !form.passes()) return
    renew.mutate({ ...own, body: { term: offer.term, ends_at, ...(typesCard && form.card()) } })
  }
  const endsAt = ends_at === null ? null : new Date(ends_at)
  const until = renewedEnd({
    endsAt,
    now: new Date(),
    term: offer.term,
    accessContinues: subscription.state === 'past_due',
  })
  return (
    <form className={styles.section} onSubmit={submitting(pay)} noValidate>
      <Title order={2}>{t('profile.plan_renew')}</Title>
      {sandbox && <Text c="dimmed">{t('plans.sandbox')}</Text>}
      <Radio.Group
        label={t('register.term')}
        value={offer.term}
        onChange={(value) => setTerm(value as Term)}
      >
        <Stack gap="xs" mt="xs">
          {offers.map((one) => (
            <Radio
              key={one.term}
              value={one.term}
              label={`${t(termNames[one.term].name)}: ${amountOf(one)} ${t(termNames[one.term].per)}`}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Text aria-live="polite">
        {t('billing.new_end', { date: writtenDate(until.toISOString().slice(0, 10)) })}
      </Text>
      {payment_page && <Text>{t('billing.page_text')}</Text>}
      {!payment_page && card && (
        <Radio.Group
          label={t('billing.card')}
          value={usesSaved ? 'saved' : 'other'}
          onChange={(value) => setUsesSaved(value === 'saved')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="saved" label={t('billing.with_saved', { last4: card.last4 })} />
            <Radio value="other" label={t('billing.with_another')} />
          </Stack>
        </Radio.Group>
      )}
      {typesCard && <CardFields form={form.fields} />}
      <Group>
        <Button type="submit" loading={renew.isPending}>
          {t(payment_page ? 'billing.pay_page' : 'billing.pay', { price: amountOf(offer) })}
        </Button>
      </Group>
    </form>
  )
}
