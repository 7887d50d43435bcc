import { Button, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { api } from '../../../data/client.ts'
import { showToast } from '../../../shell/toast.tsx'
import styles from '../account/account.module.css'

/** Turns off the two-step login of somebody who lost it; the server decides who may. */
export function ResetFactor({ person }: { person: { id: number; name: string } }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const reset = useMutation(
    api.secondFactor.reset.mutationOptions({
      onSuccess: () => void showToast('success', t('second_step.reset_done')),
      onSettled: () => setOpened(false),
    }),
  )
  return (
    <section className={`${styles.section} ${styles.narrow}`}>
      <Title order={2}>{t('second_step.title')}</Title>
      <Text>{t('second_step.reset_text', { name: person.name })}</Text>
      <div>
        <Button variant="default" onClick={() => setOpened(true)}>
          {t('second_step.reset')}
        </Button>
      </div>
      <ConfirmDialog
        opened={opened}
        text={t('second_step.reset_sure', { name: person.name })}
        action={t('second_step.reset')}
        busy={reset.isPending}
        onCancel={() => setOpened(false)}
        onConfirm={() => reset.mutate({ params: { user_id: person.id } })}
      />
    </section>
  )
}
