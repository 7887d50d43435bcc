import { SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CountryField } from '../../components/country-field.tsx'
import { PlaceFields } from '../../components/place-fields.tsx'
import { AgeField, ConsentAge } from './age-fields.tsx'
import { ChildFields } from './child-fields.tsx'
import { ClosedNote } from './closed-note.tsx'
import { FamilyFields } from './family-fields.tsx'
import type { RegisterForm } from './form.ts'
import { InstitutionCodeField } from './institution-code-field.tsx'
import { LanguageField } from './language-field.tsx'
import { asksPlace } from './payer.ts'
import { asksGuardian, isBlocked, isChild } from './register-values.ts'
import type { useRegistration } from './use-registration.ts'

type Props = Pick<
  ReturnType<typeof useRegistration>,
  | 'form'
  | 'attempt'
  | 'agreement'
  | 'check'
  | 'codeOnly'
  | 'invited'
  | 'chooseCountry'
  | 'chooseAge'
> & {
  /** The page was opened to enter a code. */
  startsAtCode: boolean
}

/** Asks age and country before the name: they decide whether the name may be collected. */
export function PersonStep({ startsAtCode, ...registration }: Props) {
  const { form, attempt, agreement, check, codeOnly, invited } = registration
  const { kind } = form.values
  const comesIn = !isChild(form.values) || !isBlocked(agreement)
  const needsGuardian = asksGuardian(form.values, agreement)
  return (
    <Stack gap="lg">
      {codeOnly && <ClosedNote kind={kind} />}
      {kind === 'family' ? (
        <FamilyFields form={form} memberOnly={codeOnly} />
      ) : (
        <InstitutionCodeField form={form} check={check} needed={codeOnly} first={startsAtCode} />
      )}
      <AgeField
        form={form}
        agreement={agreement}
        consentWay={check.way}
        onChange={registration.chooseAge}
      />
      {comesIn && (
        <CountryField required {...form.text('country')} onChange={registration.chooseCountry} />
      )}
      <ConsentAge form={form} agreement={agreement} consentWay={check.way} />
      {needsGuardian && <ChildFields form={form} attempt={attempt} />}
      {comesIn && !needsGuardian && (
        <>
          <NameFields form={form} isInvited={invited.invitation !== undefined} />
          {kind === 'coaching' && <LanguageField form={form} />}
          {asksPlace(form.values) && <PlaceFields form={form} required={kind === 'coaching'} />}
        </>
      )}
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
