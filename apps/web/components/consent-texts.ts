import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import type { OpenConsentScreen } from '@quartet/domain/consent-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { api } from '../data/client.ts'
import { asFailure } from '../data/failure.ts'
import { currentLanguage, useLanguage } from '../i18n/language.ts'
import { i18next } from '../i18n/texts.ts'

type ConsentTexts = InferContractRouterOutputs<typeof contract>['privacy']['screen']
type Shown = { digest: string; language_id: number }

/** Lays the words of the server over those of the page, so that what is read is what is agreed to; gives what is sent with the answer. */
export function useShownWords(words: ConsentTexts | null | undefined): Shown | undefined {
  useLayoutEffect(() => {
    if (words) i18next.addResources(currentLanguage().tag, 't', words.texts)
  }, [words])
  return words ? { digest: words.digest, language_id: words.language_id } : undefined
}

/** The same for a screen that everybody reads alike; `refetch` brings the words that stand there by now. */
export function useConsentScreen(screen: OpenConsentScreen, enabled = true) {
  const language = useLanguage().id
  const query = useQuery(
    api.privacy.screen.queryOptions({ input: { params: { screen }, query: { language } }, enabled, staleTime: 0, meta: { quiet: true } }),
  )
  return { shown: useShownWords(query.data), refetch: query.refetch, error: query.error }
}

/** Whether an answer was not taken because the page says something else by now. */
export const haveWordsChanged = (error: unknown) => asFailure(error).name === 'consent_text_changed'
