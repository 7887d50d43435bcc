import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../data/client.ts'
import { showToast } from '../../../shell/toast.tsx'

/** The dialog that is open, and the recovery codes that were just made. */
type Open = 'app' | 'passkey' | 'codes' | { remove: number | null }

export function useFactor() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open>()
  const [codes, setCodes] = useState<string[] | null>(null)
  return {
    open,
    setOpen,
    codes,
    close: () => setOpen(undefined),
    forgetCodes: () => setCodes(null),
    /** Shows the new state; `made` are recovery codes to be kept. */
    changed: async (made: string[] | null = null) => {
      setOpen(undefined)
      setCodes(made)
      if (!made) void showToast('success', t('second_step.changed'))
      await Promise.all(
        [api.secondFactor.state.key(), api.privacy.key()].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      )
    },
  }
}
export type FactorDialogs = ReturnType<typeof useFactor>
