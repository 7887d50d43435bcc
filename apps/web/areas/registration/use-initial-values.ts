import type { SignUpForm } from '@quartet/domain/sign-up.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { provenEmail } from '../../data/proven-identity.ts'
import { textIn } from '../../shell/search-params.ts'
import { loadDraft } from './draft.ts'
import { ownNameOf } from './register-values.ts'
import { type StepName, stepNameIn } from './steps.ts'
import { emptyValues, type Values } from './values.ts'

/** What the address says. */
export type RegisterSearch = { code?: string; lang?: string; term?: 'semester'; step?: StepName }

export const registerSearchIn = (search: Record<string, unknown>): RegisterSearch => ({
  code: textIn(search, 'code'),
  lang: textIn(search, 'lang'),
  term: search.term === 'semester' ? 'semester' : undefined,
  step: stepNameIn(search.step),
})

export const hasValues = ({ code, term }: RegisterSearch) => Boolean(code || term)

/**
 * The values of the draft and of the address. A reload must not replace what was typed since the
 * address was opened.
 */
export function useInitialValues(kind: SignUpForm, { code, term, step }: RegisterSearch): Values {
  const { history } = useRouter()
  const [values] = useState(() => {
    const draft = loadDraft()
    const proven = provenEmail()
    const linked = {
      ...(code !== undefined && withCode(kind, code)),
      ...(term && { term }),
      ...(proven && { email: proven }),
    }
    const values = history.location.state.isInDraft
      ? { ...emptyValues, ...linked, ...draft, kind }
      : { ...emptyValues, ...draft, ...linked, kind }
    return step ? { ...values, card_name: ownNameOf(values) } : values
  })
  return values
}

/** On the form of families the code is that of a family. */
const withCode = (kind: SignUpForm, code: string): Partial<Values> =>
  kind === 'family'
    ? { family_type: '2', ...(code && { family_code: code }) }
    : { ...(code && { promo_code: code }) }
