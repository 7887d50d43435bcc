import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { RegisterForm } from './form.ts'
import { SignUpCaptcha } from './sign-up-captcha.tsx'

/** Everything that a child enters before its guardian has consented. */
export function ChildFields({ form, attempt }: { form: RegisterForm; attempt: number }) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        label={t('consent.nick_name')}
        description={t('consent.nick_name_hint')}
        autoComplete="off"
        required
        {...form.text('nick_name')}
      />
      <TextInput
        label={t('consent.guardian_email_child')}
        type="email"
        dir="ltr"
        autoComplete="off"
        required
        {...form.text('guardian_email')}
      />
      <SignUpCaptcha form={form} attempt={attempt} />
    </>
  )
}
