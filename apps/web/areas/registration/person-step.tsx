import { Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AgeField, ConsentAge } from './age-fields.tsx'
import { ChildFields } from './child-fields.tsx'
import { CountryField } from './country-field.tsx'
import { FieldNote } from './field-note.tsx'
import type { RegisterForm } from './form.ts'
import {
  type Agreement,
  asksGuardian,
  type ConsentWay,
  isBlocked,
  isChild,
  isMember,
} from './register-values.ts'

type Props = {
  form: RegisterForm
  attempt: number
  agreement: Agreement
  consentWay: ConsentWay | undefined
  /** Signing up by card is closed. */
  codeOnly: boolean
  onCountry: (country: string) => void
  onAge: (age: string) => void
  onAutoRenew: (on: boolean) => void
}

/** Asks age and country before the name: they decide whether the name may be collected. */
export function PersonStep({
  form,
  attempt,
  agreement,
  consentWay,
  codeOnly,
  onCountry,
  onAge,
  onAutoRenew,
}: Props) {
  const { t } = useTranslation()
  const comesIn = !isChild(form.values) || !isBlocked(agreement)
  const needsGuardian = asksGuardian(form.values, agreement)
  return (
    <Stack gap="lg">
      {codeOnly && <FieldNote mood="info">{t('plans.card_closed')}</FieldNote>}
      <TextInput
        label={t('register.code')}
        description={t(codeOnly ? 'register.code_needed_hint' : 'register.code_hint')}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        {...form.text('promo_code')}
      />
      <AgeField form={form} agreement={agreement} consentWay={consentWay} onChange={onAge} />
      {comesIn && <CountryField {...form.text('country')} onChange={onCountry} />}
      <ConsentAge form={form} agreement={agreement} consentWay={consentWay} />
      {needsGuardian && <ChildFields form={form} attempt={attempt} />}
      {comesIn && !needsGuardian && <NameFields form={form} />}
      {!isMember(form.values) && !codeOnly && comesIn && (
        <Checkbox
          label={t('register.auto_renew')}
          description={t('register.auto_renew_hint')}
          checked={form.values.auto_renew}
          onChange={(event) => onAutoRenew(event.currentTarget.checked)}
        />
      )}
    </Stack>
  )
}

function NameFields({ form }: { form: RegisterForm }) {
  const { t } = useTranslation()
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
        <TextInput
          label={t('register.first_name')}
          autoComplete="given-name"
          {...form.text('first_name')}
        />
        <TextInput
          label={t('register.last_name')}
          autoComplete="family-name"
          {...form.text('last_name')}
        />
      </SimpleGrid>
      <TextInput
        label={t('register.email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        {...form.text('email')}
      />
    </>
  )
}
