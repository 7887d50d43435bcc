import { Checkbox } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { haveWordsChanged, useConsentScreen } from '../../components/consent-texts.ts'
import { client } from '../../data/client.ts'
import { offline } from '../../data/failure.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showFailure } from '../../shell/error-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'
import type { Person } from './person.ts'

type Props = {
  isRejection: boolean
  people: readonly Person[]
  onClose: () => void
  onDone: () => void
}

/**
 * Staff admit or reject people, listed by name; for its own purpose the school also consents here.
 */
export function AdmissionDialog({ isRejection, people, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const { shown, refetch, error } = useConsentScreen('admission', people.length > 0 && !isRejection)
  const [shares, setShares] = useState(false)
  const decide = useMutation({
    mutationFn: async (ids: number[]) => {
      if (isRejection) return client.people.refuse({ body: { ids } })
      if (!shown) throw error ?? offline()
      return client.people.admit({
        body: { ids, consents: shares ? ['facilitator_scores'] : [], shown },
      })
    },
    meta: { quiet: true },
    onError: showFailure,
    onSuccess: () => {
      onDone()
      void showToast('success', t(isRejection ? 'people.refused' : 'people.admitted'))
    },
    onSettled: (_answer, error) => {
      // the dialog stays open with the new wording and the choice
      if (haveWordsChanged(error)) return refetch()
      onClose()
      return refreshAll()
    },
  })
  const isolatedNames = people.map(({ name }) => `\u2068${name}\u2069`)
  const names = new Intl.ListFormat(currentLanguage().tag, { type: 'unit' }).format(isolatedNames)
  const box = !isRejection && (
    <Checkbox
      label={t('people.admit_scores')}
      checked={shares}
      onChange={({ currentTarget }) => setShares(currentTarget.checked)}
      data-autofocus
    />
  )
  return (
    <ConfirmDialog
      opened={people.length > 0}
      title={t(isRejection ? 'people.refuse_title' : 'people.admit_title')}
      text={t(isRejection ? 'people.refuse_text' : 'people.admit_text', { names })}
      action={t(isRejection ? 'people.refuse_sure' : 'people.admit_sure')}
      cancel={t('table.cancel')}
      busy={decide.isPending}
      harmless={!isRejection}
      onCancel={onClose}
      onConfirm={() => decide.mutate(people.map(({ id }) => id))}
    >
      {box}
    </ConfirmDialog>
  )
}
