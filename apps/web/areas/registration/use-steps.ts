import type { SignUpForm } from '@quartet/domain/sign-up.ts'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Step } from './register-values.ts'
import { nameOf } from './steps.ts'

/**
 * Moves between the addresses of the steps. `requested` is the step in the address, `allowed` the
 * one that can be shown, to which the address is corrected. `hasValues`: the address has a code or
 * term.
 */
export function useSteps(
  kind: SignUpForm,
  { requested, allowed, hasValues }: { requested: Step; allowed: Step; hasValues: boolean },
) {
  const navigate = useNavigate({ from: `/register-${kind}` })
  const { history } = useRouter()
  /** `follows`: the entry before it is the step before. Code and term are in the draft by now. */
  const goTo = (step: Step, { replace = false, follows = false } = {}) =>
    void navigate({
      to: '.',
      search: ({ lang }) => ({ lang, step: nameOf(step) }),
      state: { follows },
      replace,
    })
  useEffect(() => {
    const isInDraft = !hasValues || history.location.state.isInDraft
    if (requested === allowed && isInDraft) return
    void navigate({
      to: '.',
      search: (search) => ({ ...search, step: nameOf(allowed) }),
      state: (state) => ({ ...state, isInDraft: true }),
      replace: true,
    })
  }, [requested, allowed, hasValues, history, navigate])
  return {
    goTo,
    goBackTo: (step: Step) =>
      history.location.state.follows ? history.back() : goTo(step, { replace: true }),
  }
}
