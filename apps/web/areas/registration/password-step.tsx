import { Checkbox, Stack, Text, VisuallyHidden } from '@mantine/core'
import type { TextKey } from '@quartet/content/texts/text.ts'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../components/password-field.tsx'
import type { RegisterForm } from './form.ts'
import { screenOf } from './payer.ts'
import { type Agreement, purposesToTick } from './register-values.ts'
import { SignUpCaptcha } from './sign-up-captcha.tsx'
import { TermsNote } from './terms-note.tsx'

const stored = {
  registration: 'register.kept',
  registration_place: 'register.kept_place',
  registration_code: 'register.kept_code',
  registration_family: 'register.kept_family',
} as const satisfies Record<ReturnType<typeof screenOf>, TextKey>

export function PasswordStep({
  form,
  attempt,
  agreement,
}: {
  form: RegisterForm
  attempt: number
  agreement: Agreement
}) {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <VisuallyHidden>
        <input
          type="text"
          autoComplete="username"
          value={form.values.email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
      </VisuallyHidden>
      <PasswordField
        label={t('register.password')}
        description={t('register.password_hint')}
        required
        autoComplete="new-password"
        {...form.text('password')}
      />
      <PasswordField
        label={t('register.confirm')}
        required
        autoComplete="new-password"
        {...form.text('confirm_password')}
      />
      <Consents form={form} agreement={agreement} />
      <SignUpCaptcha form={form} attempt={attempt} />
      <Text size="sm" c="dimmed">
        {t(stored[screenOf(form.values)])}
      </Text>
      <TermsNote />
    </Stack>
  )
}

/** A checkbox for each purpose, none preselected. */
function Consents({ form, agreement }: { form: RegisterForm; agreement: Agreement }) {
  const { t } = useTranslation()
  const purposes = purposesToTick(form.values, agreement)
  if (purposes.length === 0) return null
  return (
    <Checkbox.Group
      label={t('register.consents')}
      description={t('register.consents_hint')}
      value={form.values.consents}
      onChange={(consents) => form.set('consents', consents)}
    >
      <Stack gap="sm" mt="sm">
        {purposes.map((purpose) => (
          <Checkbox key={purpose} value={purpose} label={t(`register.consent_${purpose}`)} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
