import { Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AgeField, ConsentAge } from './age-fields.tsx'
import { CountryField } from './country-field.tsx'
import type { RegisterForm } from './form.ts'
import { isMember } from './register-values.ts'

type Props = { form: RegisterForm; onCountry: (country: string) => void; onAge: (age: string) => void; onAutoRenew: (on: boolean) => void }

export function PersonStep({ form, onCountry, onAge, onAutoRenew }: Props) {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <TextInput
        label={t('register.code')}
        description={t('register.code_hint')}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        {...form.text('promo_code')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
        <TextInput label={t('register.first_name')} autoComplete="given-name" {...form.text('first_name')} />
        <TextInput label={t('register.last_name')} autoComplete="family-name" {...form.text('last_name')} />
      </SimpleGrid>
      <TextInput label={t('register.email')} type="email" dir="ltr" autoComplete="email" {...form.text('email')} />
      <AgeField form={form} onChange={onAge} />
      <CountryField {...form.text('country')} onChange={onCountry} />
      <ConsentAge form={form} />
      {!isMember(form.values) && (
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
