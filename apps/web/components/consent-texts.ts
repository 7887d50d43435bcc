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

/**
 * Overlays the page's texts with the server's, so that the person agrees to exactly what is shown.
 * Returns what is sent with the consent.
 */
export function useShownWords(words: ConsentTexts | null | undefined): Shown | undefined {
  useLayoutEffect(() => {
    if (words) i18next.addResources(currentLanguage().tag, 't', words.texts)
  }, [words])
  return words ? { digest: words.digest, language_id: words.language_id } : undefined
}

/** The same for a screen that is equal for everybody; `refetch` loads the current wording. */
export function useConsentScreen(screen: OpenConsentScreen, enabled = true) {
  const language = useLanguage().id
  const query = useQuery(
    api.privacy.screen.queryOptions({
      input: { params: { screen }, query: { language } },
      enabled,
      staleTime: 0,
      meta: { quiet: true },
    }),
  )
  return { shown: useShownWords(query.data), refetch: query.refetch, error: query.error }
}

/** Whether a consent was rejected because the wording has changed since. */
export const haveWordsChanged = (error: unknown) => asFailure(error).name === 'consent_text_changed'
