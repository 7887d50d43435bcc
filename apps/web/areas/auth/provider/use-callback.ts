import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../data/client.ts'
import { asFailure } from '../../../data/failure.ts'
import { savePendingEmail } from '../../../data/pending-email.ts'
import { saveProvenEmail } from '../../../data/proven-identity.ts'
import { showToast } from '../../../shell/toast.tsx'
import { typedEmail } from '../typed-email.ts'
import { useEntry } from '../use-entry.ts'

export type ProviderAnswer = { code?: string; state?: string; iss?: string; error?: string }
type Callback = { provider: string; answer: ProviderAnswer; onTaken: () => void }

/** Hands over what the service sent, once, and goes where the answer leads. */
export function useCallback({ provider, answer, onTaken }: Callback) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const follow = useEntry()
  const finish = useMutation(
    api.identities.enter.mutationOptions({
      meta: { quiet: true },
      onSuccess: async (result) => {
        if ('identity' in result) return goOn(result.identity)
        if (!('linked' in result)) return follow(result)
        await queries.invalidateQueries({ queryKey: api.identities.key() })
        void showToast('success', t('sign_in.linked_done'))
        await navigate({ to: '/settings/account', replace: true })
      },
      onError: (error) => {
        const { show_verify, body } = asFailure(error)
        if (!show_verify) return
        savePendingEmail('', body.sign_up)
        void navigate({ to: '/verifyMail', replace: true })
      },
    }),
  )
  const goOn = ({ email, has_account }: { email: string; has_account: boolean }) => {
    typedEmail.set(email)
    if (has_account) return navigate({ to: '/login', search: { link: true }, replace: true })
    saveProvenEmail(email)
    return navigate({ to: '/plans', replace: true })
  }
  const { mutate } = finish
  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    mutate({ params: { provider }, body: answer })
    // the address must not show the code any longer
    onTaken()
  }, [mutate, provider, answer, onTaken])
  return { error: finish.error }
}
