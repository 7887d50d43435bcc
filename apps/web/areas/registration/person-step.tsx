import { SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CountryField } from '../../components/country-field.tsx'
import { AgeField, ConsentAge } from './age-fields.tsx'
import { ChildFields } from './child-fields.tsx'
import { FieldNote } from './field-note.tsx'
import type { RegisterForm } from './form.ts'
import { InstitutionCodeField } from './institution-code-field.tsx'
import { type Agreement, asksGuardian, isBlocked, isChild } from './register-values.ts'
import type { CodeCheck } from './use-code-check.ts'

type Props = {
  form: RegisterForm
  attempt: number
  agreement: Agreement
  check: CodeCheck
  /** The page was opened to enter a code. */
  startsAtCode: boolean
  /** Signing up by card is closed. */
  codeOnly: boolean
  /** The address is that of an invitation. */
  isInvited: boolean
  onCountry: (country: string) => void
  onAge: (age: string) => void
}

/** Asks age and country before the name: they decide whether the name may be collected. */
export function PersonStep({
  form,
  attempt,
  agreement,
  check,
  startsAtCode,
  codeOnly,
  isInvited,
  onCountry,
  onAge,
}: Props) {
  const { t } = useTranslation()
  const comesIn = !isChild(form.values) || !isBlocked(agreement)
  const needsGuardian = asksGuardian(form.values, agreement)
  return (
    <Stack gap="lg">
      {codeOnly && <FieldNote mood="info">{t('plans.card_closed')}</FieldNote>}
      <InstitutionCodeField form={form} check={check} needed={codeOnly} first={startsAtCode} />
      <AgeField form={form} agreement={agreement} consentWay={check.way} onChange={onAge} />
      {comesIn && <CountryField required {...form.text('country')} onChange={onCountry} />}
      <ConsentAge form={form} agreement={agreement} consentWay={check.way} />
      {needsGuardian && <ChildFields form={form} attempt={attempt} />}
      {comesIn && !needsGuardian && <NameFields form={form} isInvited={isInvited} />}
    </Stack>
  )
}

function NameFields({ form, isInvited }: { form: RegisterForm; isInvited: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
        <TextInput
          label={t('register.first_name')}
          autoComplete="given-name"
          required
          {...form.text('first_name')}
        />
        <TextInput
          label={t('register.last_name')}
          autoComplete="family-name"
          required
          {...form.text('last_name')}
        />
      </SimpleGrid>
      <TextInput
        label={t('register.email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        required
        readOnly={isInvited}
        {...form.text('email')}
      />
    </>
  )
}
