import { Button } from '@mantine/core'
import { IconDoorExit } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Icon } from '../../../components/icon.tsx'
import { client } from '../../../data/client.ts'
import { useStillOpen } from '../../../data/use-still-open.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'
import { showFailure } from '../../../shell/error-dialog.tsx'
import { showToast } from '../../../shell/toast.tsx'

/** Ends the membership of a person, who is then no longer in the list of their institution. */
export function EndMembership({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refreshAll = useRefreshAll()
  const isStillOpen = useStillOpen(String(id))
  const [isAsking, setIsAsking] = useState(false)
  const end = useMutation({
    mutationFn: () => client.memberships.leave({ params: { user_id: id }, body: {} }),
    meta: { quiet: true },
    onSuccess: async () => {
      void showToast('success', t('membership.ended'))
      if (isStillOpen()) await navigate({ to: '/users' })
      return refreshAll()
    },
    onError: showFailure,
    onSettled: () => setIsAsking(false),
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconDoorExit} />}
        onClick={() => setIsAsking(true)}
      >
        {t('membership.end')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        text={t('membership.end_text', { name })}
        action={t('membership.end')}
        busy={end.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => end.mutate()}
      />
    </>
  )
}
