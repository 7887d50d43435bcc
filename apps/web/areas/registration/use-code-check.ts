import type { TextKey } from '@quartet/content/texts/text.ts'
import { containsCardNumber } from '@quartet/domain/card-number.ts'
import { underAge } from '@quartet/domain/consent.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import type { ConsentWay } from './register-values.ts'

const alone: ConsentWay = { name: null, ...underAge.alone }

const codeQuery = (promo_code: string) =>
  api.registration.code.queryOptions({
    input: { body: { promo_code } },
    staleTime: 300_000,
    meta: { quiet: true },
  })

/** A card number typed here must not leave the browser. */
const maySend = (code: string) => code !== '' && !containsCardNumber(code)

/**
 * The institution behind a typed code, or why nobody can join with it; looked up when the field
 * loses the focus. When that fails, the sign-up decides.
 */
export function useCodeCheck(code: string) {
  const typed = code.trim()
  const queries = useQueryClient()
  const [checkedCode, setCheckedCode] = useState(typed)
  const isChecked = maySend(typed) && typed === checkedCode
  const { data, error } = useQuery({ ...codeQuery(checkedCode), enabled: isChecked })
  const response = isChecked ? data : undefined
  const failed = isChecked && error !== null
  return {
    name: response?.name ?? null,
    isLoading: isChecked && !response && !failed,
    error: reasonOf(response),
    failure: failed ? sentenceOf(asFailure(error)) : undefined,
    /** Who consents for people under age; undefined while that is unknown. */
    way: maySend(typed) && !failed ? response : alone,
    lookUp: () => setCheckedCode(typed),
    /** Waits for the response; resolves with the reason why nobody can join. */
    async validate() {
      setCheckedCode(typed)
      if (!maySend(typed)) return undefined
      return reasonOf(await queries.fetchQuery(codeQuery(typed)).catch(() => undefined))
    },
  }
}

type CodeResponse = {
  error: 'organization_unknown' | 'organization_ended' | 'organization_full' | null
}
const reasonOf = (response: CodeResponse | undefined): TextKey | undefined =>
  response?.error ? `error.${response.error}` : undefined

export type CodeCheck = ReturnType<typeof useCodeCheck>
