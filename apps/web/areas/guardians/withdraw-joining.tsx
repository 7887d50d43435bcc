import { Button, Stack } from '@mantine/core'
import type { JoiningRequestView } from '@quartet/contract/areas/memberships-joining.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { api } from '../../data/client.ts'
import { SplitCard } from '../../shell/split-card.tsx'
import { ViewTitle } from '../../shell/view-title.tsx'

type Props = {
  token: string
  request: JoiningRequestView
  onDone: () => void
  onError: () => void
}

/** What the guardian agreed to, and how to withdraw it. */
export function WithdrawJoining({ token, request, onDone, onError }: Props) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const withdraw = useMutation(
    api.memberships.withdrawJoining.mutationOptions({
      onSuccess: onDone,
      onError: () => {
        setConfirming(false)
        onError()
      },
    }),
  )
  const values = { name: request.name, institution: request.institution }
  return (
    <SplitCard scene="together">
      <Stack gap="lg" align="flex-start">
        <ViewTitle takesFocus={false}>{t('consent.given_title_institution', values)}</ViewTitle>
        <Button variant="default" onClick={() => setConfirming(true)}>
          {t('consent.withdraw')}
        </Button>
      </Stack>
      <ConfirmDialog
        opened={isConfirming}
        text={t('consent.leave_text', values)}
        action={t('consent.withdraw')}
        busy={withdraw.isPending}
        onCancel={() => setConfirming(false)}
        onConfirm={() => withdraw.mutate({ params: { token } })}
      />
    </SplitCard>
  )
}
