import { useState } from 'react'
import type { CaptchaForm } from '../../components/captcha-field.tsx'
import { asFailure, type Failure } from '../../data/failure.ts'

export type Proof = { error: Failure; attempt: number } | undefined

/** The captcha that a refusal offers; `attempt` counts the tries, of which each needs a solution of its own. */
export function useProof(form: CaptchaForm) {
  const [proof, setProof] = useState<Proof>()
  return {
    proof,
    meet: (error: unknown) => {
      const failure = asFailure(error)
      const isUsed = failure.status > 0 // without an answer the solution is as good as before
      if (isUsed) form.set('captcha', '')
      setProof((before) => {
        if (failure.offersCaptcha) return { error: failure, attempt: (before?.attempt ?? 0) + 1 }
        return before && isUsed ? { ...before, attempt: before.attempt + 1 } : before
      })
    },
    end: () => setProof(undefined),
  }
}
