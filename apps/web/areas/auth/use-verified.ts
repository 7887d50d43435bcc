import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { forgetPendingEmail, pendingSignUp } from '../../data/pending-email.ts'
import { forgetProvenEmail, provenEmail } from '../../data/proven-identity.ts'
import { signIn } from '../../data/session.ts'
import { showById } from '../../i18n/language.ts'
import { showToast } from '../../shell/toast.tsx'
import { useEntry } from './use-entry.ts'

type Entered = InferContractRouterOutputs<typeof contract>['auth']['login']

type NewUser = { access_state: string | null; type: string }

/** A coaching client begins with the inventory (method D39b). */
function firstPageOf({ access_state, type }: NewUser) {
  if (access_state === 'awaiting_consent') return '/waiting'
  return type === 'coaching' ? '/new-theme/questions/{-$id}' : '/new-theme/instructions'
}

/** Follows a confirmed address into the application. */
export function useVerified() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const follow = useEntry()
  return (answer: Entered) => {
    forgetPendingEmail()
    forgetProvenEmail()
    if (!('user' in answer)) return follow(answer)
    void showById(signIn(answer)).catch(() => undefined)
    void showToast('success', t('verify.done_title'))
    void navigate({ to: firstPageOf(answer.user), params: {}, replace: true })
  }
}

/**
 * Needs no code when another service has confirmed the address for this sign-up; otherwise the code
 * stays.
 */
export function useProvenAddress(email: string, enter: (answer: Entered) => void) {
  const isTried = useRef(false)
  const { mutate } = useMutation(
    api.identities.confirm.mutationOptions({
      meta: { quiet: true },
      onSuccess: enter,
      onError: forgetProvenEmail,
    }),
  )
  useEffect(() => {
    const signUp = pendingSignUp()
    const isProven = email !== '' && provenEmail().toLowerCase() === email.toLowerCase()
    if (isTried.current || !isProven || !signUp) return
    isTried.current = true
    mutate({ body: { sign_up: signUp } })
  }, [email, mutate])
}
