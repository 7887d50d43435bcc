import { Button, Stack, Text } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { useTranslation } from 'react-i18next'
import { BigField } from '../../components/big-field.tsx'
import { field, submitting, useForm, wrongOnly } from '../../components/form.ts'
import { PinField } from './pin-field.tsx'
import { useClassLogin } from './use-class-login.ts'

/** The class code, the name and the PIN of a card, to be typed. */
export function ClassLoginForm({ redirect }: { redirect: string | undefined }) {
  const { t } = useTranslation()
  const form = useForm({ class_code: '', name: '', pin: '' })
  const login = useClassLogin(form, redirect)
  const submit = () => {
    const { class_code, name, pin } = form.values
    const body = { class_code: class_code.trim(), name: name.trim(), pin: pin.trim() }
    const missing = (value: string) => !value && field('required')
    if (
      form.passes(
        wrongOnly({
          class_code: missing(body.class_code),
          name: missing(body.name),
          pin: missing(body.pin),
        }),
      )
    )
      login.mutate(body)
  }
  return (
    <form onSubmit={submitting(submit)} noValidate>
      <Stack gap="lg">
        <Text>{t('class_login.text')}</Text>
        <BigField
          label={t('class_cards.code')}
          maxLength={limits.classCard.code}
          autoCapitalize="characters"
          {...form.text('class_code')}
        />
        <BigField
          label={t('class_login.name')}
          dir="auto"
          maxLength={limits.classCard.name}
          {...form.text('name')}
        />
        <PinField {...form.text('pin')} />
        <Button type="submit" size="lg" loading={login.isPending} fullWidth>
          {t('login.submit')}
        </Button>
        <Text c="dimmed">{t('class_login.scan')}</Text>
      </Stack>
    </form>
  )
}
