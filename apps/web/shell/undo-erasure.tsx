import { Button } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../data/client.ts'
import { writtenMoment } from '../i18n/dates.ts'
import { showToast } from './toast.tsx'

/**
 * Shows when an account is erased at its owner's request, with a button to undo that (method D44).
 */
export function UndoErasure({ eraseFrom }: { eraseFrom: string }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const undoErasure = useMutation(
    api.account.undoErasure.mutationOptions({
      onSuccess: async () => {
        void showToast('success', t('account.kept'))
        await Promise.all(
          [api.profile.key(), api.privacy.key()].map((queryKey) =>
            queries.invalidateQueries({ queryKey }),
          ),
        )
      },
    }),
  )
  return (
    <NoteBox mood="warn" title={t('account.erased_on', { date: writtenMoment(eraseFrom) })}>
      <p>{t('account.erased_text')}</p>
      <div>
        <Button loading={undoErasure.isPending} onClick={() => undoErasure.mutate(undefined)}>
          {t('account.keep')}
        </Button>
      </div>
    </NoteBox>
  )
}
