import '@mantine/core/styles/Radio.layer.css'
import { Checkbox, NativeSelect, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Term, termNames, terms, usePlans, usePrices } from '../../components/prices.ts'
import { CardNumberField } from './card-number-field.tsx'
import { CardPreview } from './card-preview.tsx'
import choices from './choices.module.css'
import { FieldNote } from './field-note.tsx'
import type { RegisterForm } from './form.ts'
import styles from './payment-step.module.css'

export function PaymentStep({
  form,
  paysLater,
  lostCard,
  onTerm,
  onAutoRenew,
}: {
  form: RegisterForm
  paysLater: boolean
  lostCard: boolean
  onTerm: (term: Term) => void
  onAutoRenew: (on: boolean) => void
}) {
  const { t } = useTranslation()
  const { data } = usePlans()
  const [back, setBack] = useState(false)
  const [lost] = useState(lostCard) // stays, so that nothing moves while the number is typed
  return (
    <Stack gap="lg">
      {lost && <FieldNote mood="info">{t('register.card_again')}</FieldNote>}
      {data?.sandbox && <FieldNote mood="warn">{t('plans.sandbox')}</FieldNote>}
      {paysLater && <FieldNote mood="good">{t('consent.pay_later')}</FieldNote>}
      <TermField form={form} onChange={onTerm} onAutoRenew={onAutoRenew} />
      <CardPreview values={form.values} back={back} onFlip={() => setBack(!back)} />
      <TextInput
        label={t('register.card_name')}
        dir="auto"
        autoComplete="cc-name"
        required
        {...form.text('card_name')}
      />
      <CardNumberField
        {...form.text('card_number')}
        required
        onChange={(number) => form.set('card_number', number)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
        <ExpiryField form={form} />
        <TextInput
          label={t('register.cvc')}
          description={t('register.cvc_hint')}
          autoComplete="cc-csc"
          required
          inputMode="numeric"
          dir="ltr"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.text('cvc_code')}
          onFocus={() => setBack(true)}
          onBlur={() => setBack(false)}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t('register.card_safe')}
      </Text>
    </Stack>
  )
}

function TermField({
  form,
  onChange,
  onAutoRenew,
}: {
  form: RegisterForm
  onChange: (term: Term) => void
  onAutoRenew: (on: boolean) => void
}) {
  const { t } = useTranslation()
  const { data } = usePlans()
  const priceOf = usePrices()
  const { term, auto_renew } = form.values
  const days = data?.trial_days ?? 14
  return (
    <>
      <Radio.Group
        label={t('register.term')}
        value={term}
        onChange={(value) => onChange(value as Term)}
      >
        <div className={choices.choices}>
          {terms.map((name) => (
            <Radio
              key={name}
              className={choices.choice}
              value={name}
              label={
                <>
                  {t(termNames[name].name)}
                  <span className={choices.price}>
                    {priceOf(name)} {t(termNames[name].per)}
                  </span>
                </>
              }
            />
          ))}
        </div>
      </Radio.Group>
      <Checkbox
        label={t('register.auto_renew')}
        description={t('register.auto_renew_hint')}
        checked={auto_renew}
        onChange={(event) => onAutoRenew(event.currentTarget.checked)}
      />
      <Text aria-live="polite">
        {auto_renew
          ? t('register.will_practise', { days, price: priceOf(term), per: t(termNames[term].per) })
          : t('register.will_end', { days })}
      </Text>
    </>
  )
}

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

function ExpiryField({ form }: { form: RegisterForm }) {
  const { t } = useTranslation()
  const month = form.text('exp_month')
  const year = form.text('exp_year')
  const thisYear = new Date().getFullYear()
  const years = Array.from({ length: 16 }, (_, at) => String(thisYear + at))
  return (
    <fieldset className={styles.expiry}>
      <legend className="mantine-InputWrapper-label">{t('register.card_expiry')}</legend>
      <SimpleGrid cols={2} spacing="xs">
        <NativeSelect
          aria-label={t('register.card_month')}
          autoComplete="cc-exp-month"
          required
          data={[{ value: '', label: t('register.card_month') }, ...months]}
          {...month}
        />
        <NativeSelect
          aria-label={t('register.card_year')}
          autoComplete="cc-exp-year"
          required
          data={[{ value: '', label: t('register.card_year') }, ...years]}
          {...year}
        />
      </SimpleGrid>
    </fieldset>
  )
}
