import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'

/** Declines, which nobody is notified of. */
export function DeclineButton({ id, secret }: { id: number; secret: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refreshAll = useRefreshAll()
  const decline = useMutation(
    api.invitations.decline.mutationOptions({
      onSuccess: () => {
        void showToast('success', t('invitation.declined'))
        void navigate({ to: '/', replace: true }).then(refreshAll)
      },
    }),
  )
  return (
    <Button
      variant="default"
      loading={decline.isPending}
      onClick={() => decline.mutate({ params: { invitation_id: id }, body: { secret } })}
    >
      {t('contacts.decline')}
    </Button>
  )
}
