import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { api } from '../../../data/client.ts'
import { clearOfflineQueries } from '../../../data/offline-queries.ts'
import { useSession } from '../../../data/session.ts'
import { showToast } from '../../../shell/toast.tsx'

/** Gives up an inventory that was begun again; the result before stays. */
export function DiscardAttempt({ attemptId }: { attemptId: number }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const userId = useSession()?.user_id
  const [opened, { open, close }] = useDisclosure(false)
  const discard = useMutation(
    api.inventory.discard.mutationOptions({
      onSuccess: () => {
        if (userId !== undefined) clearOfflineQueries(userId)
        void showToast('success', t('retake.discarded'))
      },
      // it may have been finished or discarded elsewhere
      onSettled: async () => {
        await queries.invalidateQueries({ queryKey: api.inventory.key() })
        await queries.invalidateQueries({ queryKey: api.profile.show.key() })
        close()
      },
    }),
  )
  return (
    <>
      <Button size="lg" variant="subtle" onClick={open}>
        {t('retake.discard')}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={t('retake.discard_title')}
        text={t('retake.discard_text')}
        action={t('retake.discard')}
        busy={discard.isPending}
        onCancel={close}
        onConfirm={() => discard.mutate({ params: { attempt_id: attemptId } })}
      />
    </>
  )
}
