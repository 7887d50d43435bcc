import { Anchor, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm, wrongOnly } from '../../../components/form.ts'
import { type Due, useSecondStep, type Way } from './use-second-step.ts'

/** One way at a time: the app, a passkey or a recovery code. */
export function SecondStepForm({ due }: { due: Due }) {
  const { t } = useTranslation()
  const ways: Way[] = [
    ...(due.passkey ? (['passkey'] as const) : []),
    ...(due.app ? (['app'] as const) : []),
    ...(due.recovery ? (['recovery'] as const) : []),
  ]
  const [way, setWay] = useState<Way>(due.app ? 'app' : (ways[0] ?? 'recovery'))
  const form = useForm({ code: '', recovery_code: '', remember: false })
  const step = useSecondStep(due, form)
  const path = way === 'recovery' ? 'recovery_code' : 'code'
  const submit = () => {
    if (way === 'passkey') return step.givePasskey()
    const typed = form.values[path].trim()
    if (form.passes(wrongOnly({ [path]: !typed && field('code_missing') })))
      step.give({ [path]: typed })
  }
  return (
    <form onSubmit={submitting(submit)} noValidate>
      <Stack gap="lg">
        <Text>{t(`sign_in.step_${way}`)}</Text>
        {step.isCancelled && way === 'passkey' && (
          <NoteBox mood="warn" role="alert">
            <p>{t('sign_in.passkey_cancelled')}</p>
          </NoteBox>
        )}
        {way !== 'passkey' && (
          <TextInput
            key={way}
            label={t(`sign_in.${way}_label`)}
            dir="ltr"
            inputMode={way === 'app' ? 'numeric' : 'text'}
            autoComplete={way === 'app' ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            data-first-focus
            {...form.text(path)}
          />
        )}
        <Checkbox
          label={t('sign_in.remember_device')}
          checked={form.values.remember}
          onChange={(event) => form.set('remember', event.currentTarget.checked)}
        />
        <Button type="submit" loading={step.isPending}>
          {t(way === 'passkey' ? 'sign_in.use_passkey' : 'sign_in.step_submit')}
        </Button>
        <Group gap="md">
          {ways
            .filter((one) => one !== way)
            .map((one) => (
              <Anchor key={one} component="button" type="button" onClick={() => setWay(one)}>
                {t(`sign_in.use_${one}`)}
              </Anchor>
            ))}
        </Group>
      </Stack>
    </form>
  )
}
