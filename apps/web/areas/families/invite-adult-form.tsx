import { Button, Group, Stack, TextInput } from '@mantine/core'
import { isEmail } from '@quartet/domain/email.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm } from '../../components/form.ts'
import { client } from '../../data/client.ts'
import type { AtField } from '../../data/failure.ts'
import { showToast } from '../../shell/toast.tsx'

const atField: AtField = {
  mail_paused: 'email',
  family_full: 'email',
  family_ended: 'email',
  family_unverified: 'email',
}

/** Mails the code of the family to an adult. */
export function InviteAdultForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const form = useForm({ email: '' })
  const invite = useMutation({
    meta: { atField },
    mutationFn: (email: string) => client.families.add({ body: { age_group_id: 3, email } }),
    onError: (error) => form.takeErrors(error, atField),
    onSuccess: () => {
      onClose()
      void showToast('success', t('family.invited'))
    },
  })
  const submit = () => {
    const email = form.values.email.trim()
    if (form.passes(isEmail(email) ? {} : { email: field('email_wrong') })) invite.mutate(email)
  }
  return (
    <form noValidate onSubmit={submitting(submit)}>
      <Stack gap="md">
        <TextInput
          label={t('people.email')}
          description={t('family.adult_hint')}
          type="email"
          dir="ltr"
          required
          autoComplete="off"
          {...form.text('email')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('table.cancel')}
          </Button>
          <Button type="submit" loading={invite.isPending}>
            {t('family.add')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
