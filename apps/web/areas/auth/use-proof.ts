import { useState } from 'react'
import type { CaptchaForm } from '../../components/captcha-field.tsx'
import { asFailure, type Failure } from '../../data/failure.ts'

export type Proof = { error: Failure; attempt: number } | undefined

/**
 * The captcha that an error response offers; `attempt` counts the tries, since each needs a new
 * solution.
 */
export function useProof(form: CaptchaForm) {
  const [proof, setProof] = useState<Proof>()
  return {
    proof,
    meet: (error: unknown) => {
      const failure = asFailure(error)
      const isUsed = failure.status > 0 // without a response the solution is still unused
      if (isUsed) form.set('captcha', '')
      setProof((before) => {
        if (failure.offersCaptcha) return { error: failure, attempt: (before?.attempt ?? 0) + 1 }
        return before && isUsed ? { ...before, attempt: before.attempt + 1 } : before
      })
    },
    end: () => setProof(undefined),
  }
}
