import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { loadDraft } from './draft.ts'
import { emptyValues, ownNameOf, type Values } from './register-values.ts'
import type { StepName } from './steps.ts'

/** What the address says. */
export type RegisterSearch = { code?: string; term?: 'semester'; step?: StepName }

export const hasValues = ({ code, term }: RegisterSearch) => Boolean(code || term)

/**
 * The values of the draft and of the address. A reload must not replace what was typed since the
 * address was opened.
 */
export function useInitialValues({ code, term, step }: RegisterSearch): Values {
  const { history } = useRouter()
  const [values] = useState(() => {
    const draft = loadDraft()
    const linked = { ...(code && { promo_code: code }), ...(term && { term }) }
    const values = history.location.state.isInDraft
      ? { ...emptyValues, ...linked, ...draft }
      : { ...emptyValues, ...draft, ...linked }
    return step ? { ...values, card_name: ownNameOf(values) } : values
  })
  return values
}
