import { Checkbox, Stack, Text, VisuallyHidden } from '@mantine/core'
import { consentPurposes } from '@quartet/domain/consent.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../base/password-field.tsx'
import type { RegisterForm } from './form.ts'
import { isMember } from './register-values.ts'
import { TermsNote } from './terms-note.tsx'

const loadCaptcha = () => import('./captcha.tsx').then((file) => ({ default: file.Captcha }))
const Captcha = lazy(loadCaptcha)

/** Fetched while the first step is filled in: a network that goes later takes nothing away. */
export const fetchCaptcha = () => void loadCaptcha().catch(() => undefined)

/** `attempt` counts the tries: each needs a solution of its own. */
export function PasswordStep({ form, attempt }: { form: RegisterForm; attempt: number }) {
  const { t } = useTranslation()
  const captchaError = form.error('captcha')
  return (
    <Stack gap="lg">
      <VisuallyHidden>
        <input type="text" autoComplete="username" value={form.values.email} readOnly tabIndex={-1} aria-hidden="true" />
      </VisuallyHidden>
      <PasswordField
        label={t('register.password')}
        description={t('register.password_hint')}
        autoComplete="new-password"
        {...form.text('password')}
      />
      <PasswordField label={t('register.confirm')} autoComplete="new-password" {...form.text('confirm_password')} />
      <Consents form={form} />
      <div {...form.mark('captcha')} tabIndex={-1}>
        <Suspense>
          <Captcha key={attempt} onChange={(solution) => form.set('captcha', solution)} />
        </Suspense>
        {captchaError && (
          <Text size="sm" c="var(--mantine-color-error)" mt={6}>
            {captchaError}
          </Text>
        )}
      </div>
      <Text size="sm" c="dimmed">
        {t(isMember(form.values) ? 'register.kept_code' : 'register.kept')}
      </Text>
      <TermsNote />
    </Stack>
  )
}

/** Each purpose is agreed to on its own, none beforehand. */
function Consents({ form }: { form: RegisterForm }) {
  const { t } = useTranslation()
  const asked = consentPurposes.filter((purpose) => purpose !== 'facilitator_scores' || isMember(form.values))
  return (
    <Checkbox.Group
      label={t('register.consents')}
      description={t('register.consents_hint')}
      value={form.values.consents}
      onChange={(consents) => form.set('consents', consents)}
    >
      <Stack gap="sm" mt="sm">
        {asked.map((purpose) => (
          <Checkbox key={purpose} value={purpose} label={t(`register.consent_${purpose}`)} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
