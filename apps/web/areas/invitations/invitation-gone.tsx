import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm } from '../../components/form.ts'
import { SplitCard } from '../../shell/split-card.tsx'
import { ViewTitle } from '../../shell/view-title.tsx'

type Props = { onCode: (code: string) => void; wasTyped: boolean }

/** Shown for every invitation that does not open, whatever the reason; the mailed code opens one. */
export function InvitationGone({ onCode, wasTyped }: Props) {
  const { t } = useTranslation()
  const form = useForm({ code: '' })
  const submit = () => {
    const code = form.values.code.trim()
    if (form.passes(code ? {} : { code: field('code_missing') })) onCode(code)
  }
  return (
    <SplitCard scene="lost">
      <form onSubmit={submitting(submit)} noValidate>
        <Stack gap="lg">
          <ViewTitle>{t('invitation.gone')}</ViewTitle>
          <Text>{t('invitation.gone_text')}</Text>
          {wasTyped && <Text role="alert">{t('error.invitation_gone')}</Text>}
          <TextInput
            label={t('invitation.code')}
            dir="ltr"
            autoComplete="off"
            maxLength={20}
            {...form.text('code')}
          />
          <div>
            <Button type="submit">{t('invitation.open')}</Button>
          </div>
        </Stack>
      </form>
    </SplitCard>
  )
}
