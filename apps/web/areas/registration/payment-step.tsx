import '@mantine/core/styles/Radio.layer.css'
import { Checkbox, Radio, Stack, Text } from '@mantine/core'
import { planOf } from '@quartet/domain/sign-up.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFields } from '../../components/card-fields.tsx'
import { type Term, termNames, terms, usePlans, usePrices } from '../../components/prices.ts'
import { CardPreview } from './card-preview.tsx'
import choices from './choices.module.css'
import { FieldNote } from './field-note.tsx'
import type { RegisterForm } from './form.ts'
import { hasTerms, termOf } from './payer.ts'
import type { useRegistration } from './use-registration.ts'

type Props = Pick<
  ReturnType<typeof useRegistration>,
  'form' | 'agreement' | 'lostCard' | 'chooseTerm' | 'chooseAutoRenew'
>

export function PaymentStep({ form, agreement, lostCard, chooseTerm, chooseAutoRenew }: Props) {
  const { t } = useTranslation()
  const { data } = usePlans()
  const [back, setBack] = useState(false)
  const [lost] = useState(lostCard) // stays, so that nothing moves while the number is typed
  return (
    <Stack gap="lg">
      {lost && <FieldNote mood="info">{t('register.card_again')}</FieldNote>}
      {data?.sandbox && <FieldNote mood="warn">{t('plans.sandbox')}</FieldNote>}
      {agreement === 'guardian' && <FieldNote mood="good">{t('consent.pay_later')}</FieldNote>}
      <TermField form={form} onChange={chooseTerm} onAutoRenew={chooseAutoRenew} />
      {data?.payment_page ? (
        <FieldNote mood="info">{t('register.card_later')}</FieldNote>
      ) : (
        <>
          <CardPreview values={form.values} back={back} onFlip={() => setBack(!back)} />
          <CardFields form={form} onBack={setBack} />
        </>
      )}
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
  const { kind, auto_renew } = form.values
  const [term, plan] = [termOf(form.values), planOf[kind]]
  const price = priceOf(term, plan)
  const days = data?.trial_days ?? 14
  return (
    <>
      {hasTerms(form.values) ? (
        <TermChoice term={term} onChange={onChange} />
      ) : (
        <Text fw={600}>
          {t(`plans.${plan}`)}: {price} {t(termNames[term].per)}
        </Text>
      )}
      <Checkbox
        label={t('register.auto_renew')}
        description={t('register.auto_renew_hint')}
        checked={auto_renew}
        onChange={(event) => onAutoRenew(event.currentTarget.checked)}
      />
      <Text aria-live="polite">
        {auto_renew
          ? t(data?.sandbox ? 'register.will_practise' : 'register.will_charge', {
              days,
              price,
              per: t(termNames[term].per),
            })
          : t('register.will_end', { days })}
      </Text>
    </>
  )
}

function TermChoice({ term, onChange }: { term: Term; onChange: (term: Term) => void }) {
  const { t } = useTranslation()
  const priceOf = usePrices()
  return (
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
  )
}
