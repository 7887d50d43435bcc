import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm } from '../../components/form.ts'
import { client } from '../../data/client.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'
import styles from './families.module.css'

const atField = {
  family_code_unknown: 'family_code',
  family_full: 'family_code',
  family_ended: 'family_code',
} as const

/** For somebody without a family: what it is, and the code to join one. */
export function JoinFamily({ code }: { code: string }) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const form = useForm({ family_code: code })
  const join = useMutation({
    meta: { atField },
    mutationFn: (family_code: string) => client.families.join({ body: { family_code } }),
    onError: (error) => form.takeErrors(error, atField),
    onSuccess: async () => {
      void showToast('success', t('family.joined'))
      await refreshAll()
    },
  })
  const submit = () => {
    const family_code = form.values.family_code.trim()
    if (form.passes(family_code ? {} : { family_code: field('family_code_missing') }))
      join.mutate(family_code)
  }
  return (
    <form noValidate onSubmit={submitting(submit)} className={styles.part}>
      <Text>{t('family.none')}</Text>
      <Text>{t('family.join_minor')}</Text>
      <Stack gap="md" maw={420}>
        <TextInput
          label={t('family.code')}
          description={t('family.join_hint')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          {...form.text('family_code')}
        />
        <Button type="submit" loading={join.isPending}>
          {t('family.join')}
        </Button>
      </Stack>
    </form>
  )
}
