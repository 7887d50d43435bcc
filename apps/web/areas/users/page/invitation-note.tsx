import { Button } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../data/client.ts'
import { asFailure, sentenceOf } from '../../../data/failure.ts'
import { writtenMoment } from '../../../i18n/dates.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'
import { showToast } from '../../../shell/toast.tsx'

/** How long the mailed link of an invited person works, and a button that sends a new one. */
export function InvitationNote({ id, expiresAt }: { id: number; expiresAt: string | null }) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const send = useMutation({
    mutationFn: () => client.people.invite({ params: { user_id: id } }),
    meta: { quiet: true },
    onSuccess: () => {
      void showToast('success', t('people.invited_again'))
      return refreshAll()
    },
  })
  const isOpen = expiresAt !== null && Date.parse(expiresAt) > Date.now()
  return (
    <NoteBox mood="info">
      <p>
        {isOpen
          ? t('people.invitation_open', { day: writtenMoment(expiresAt) })
          : t('people.invitation_over')}
      </p>
      {send.error && <p role="alert">{sentenceOf(asFailure(send.error))}</p>}
      <div>
        <Button variant="default" loading={send.isPending} onClick={() => send.mutate()}>
          {t('people.invite_again')}
        </Button>
      </div>
    </NoteBox>
  )
}
