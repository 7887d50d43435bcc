import type { TextKey } from '@quartet/content/texts/text.ts'
import { containsCardNumber } from '@quartet/domain/card-number.ts'
import { underAge } from '@quartet/domain/consent.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import type { ConsentWay } from './register-values.ts'

const alone: ConsentWay = { name: null, ...underAge.alone }

const lookUp = (promo_code: string) =>
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
  const [asked, setAsked] = useState(typed)
  const isAsked = maySend(typed) && typed === asked
  const { data, error } = useQuery({ ...lookUp(asked), enabled: isAsked })
  const answer = isAsked ? data : undefined
  const failed = isAsked && error !== null
  return {
    name: answer?.name ?? null,
    isAsking: isAsked && !answer && !failed,
    error: reasonOf(answer),
    failure: failed ? sentenceOf(asFailure(error)) : undefined,
    /** Who consents for people under age; undefined while that is unknown. */
    way: maySend(typed) && !failed ? answer : alone,
    ask: () => setAsked(typed),
    /** Waits for the answer; resolves with the reason why nobody can join. */
    async settle() {
      setAsked(typed)
      if (!maySend(typed)) return undefined
      return reasonOf(await queries.fetchQuery(lookUp(typed)).catch(() => undefined))
    },
  }
}

type Answer = { error: 'organization_unknown' | 'organization_ended' | 'organization_full' | null }
const reasonOf = (answer: Answer | undefined): TextKey | undefined =>
  answer?.error ? `error.${answer.error}` : undefined

export type CodeCheck = ReturnType<typeof useCodeCheck>
