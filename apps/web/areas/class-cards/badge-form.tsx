import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusSoon } from '../../components/dialog.tsx'
import { field, submitting, useForm, wrongOnly } from '../../components/form.ts'
import { PinField } from './pin-field.tsx'
import { useClassLogin } from './use-class-login.ts'

type Props = { token: string; redirect: string | undefined; onTyped: () => void }

/** The PIN of a card whose QR code was scanned. */
export function BadgeForm({ token, redirect, onTyped }: Props) {
  const { t } = useTranslation()
  const form = useForm({ pin: '' })
  const login = useClassLogin(form, redirect)
  const pin = useRef<HTMLInputElement>(null)
  useEffect(() => focusSoon(pin.current), [])
  const submit = () => {
    const typed = form.values.pin.trim()
    if (form.passes(wrongOnly({ pin: !typed && field('required') })))
      login.mutate({ token, pin: typed })
  }
  return (
    <form onSubmit={submitting(submit)} noValidate>
      <Stack gap="lg">
        <Text>{t('class_login.badge_text')}</Text>
        <PinField {...form.text('pin')} ref={pin} />
        <Button type="submit" size="lg" loading={login.isPending} fullWidth>
          {t('login.submit')}
        </Button>
        <Anchor component="button" type="button" onClick={onTyped}>
          {t('class_login.typed')}
        </Anchor>
      </Stack>
    </form>
  )
}
