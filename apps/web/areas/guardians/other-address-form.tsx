import { Button, Group, Stack, TextInput } from '@mantine/core'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { isEmail } from '@quartet/domain/email.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm, wrongOnly } from '../../components/form.ts'
import { api } from '../../data/client.ts'

type Props = {
  onRequested: (own: InferContractRouterOutputs<typeof contract>['guardians']['own']) => void
  onCancel: () => void
}

/** Requests consent from another guardian instead. */
export function OtherAddressForm({ onRequested, onCancel }: Props) {
  const { t } = useTranslation()
  const form = useForm({ guardian_email: '' })
  const change = useMutation(
    api.guardians.change.mutationOptions({
      onSuccess: onRequested,
      onError: (error) => form.takeErrors(error),
    }),
  )
  const guardian_email = form.values.guardian_email.trim()
  const submit = () => {
    const wrong =
      !isEmail(guardian_email) && field(guardian_email ? 'email_wrong' : 'guardian_email_missing')
    if (form.passes(wrongOnly({ guardian_email: wrong })))
      change.mutate({ body: { guardian_email } })
  }
  return (
    <form onSubmit={submitting(submit)} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('consent.guardian_email')}
          type="email"
          dir="ltr"
          autoComplete="off"
          {...form.text('guardian_email')}
        />
        <Group>
          <Button type="submit" loading={change.isPending}>
            {t('consent.other_address_send')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('consent.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
