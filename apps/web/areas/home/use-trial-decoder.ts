import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../data/client.ts'
import { asFailure } from '../../data/failure.ts'
import { english, useLanguage } from '../../i18n/language.ts'

/** Words in a language; English ones for a language without any. */
async function loadWords(language_id: number) {
  const load = async (id: number) =>
    (await client.words.trial({ params: { language_id: id } })).body.words
  try {
    return { words: await load(language_id), isOther: false }
  } catch (error) {
    const isMissing = [400, 404].includes(asFailure(error).status)
    if (!isMissing || language_id === english.id) throw error
    return { words: await load(english.id), isOther: true }
  }
}

const decoderIn = (language_id: number) =>
  queryOptions({
    queryKey: ['trial decoder', language_id],
    queryFn: async () => {
      const [{ makeTrialDecoder, maxMarked }, { words, isOther }] = await Promise.all([
        import('./trial-decoder.ts'),
        loadWords(language_id),
      ])
      return { decode: makeTrialDecoder(words), maxMarked, isOther }
    },
    staleTime: 600_000,
    meta: { quiet: true },
  })

/** The decoder and the words of the page's language, which load when somebody begins to use them. */
export function useTrialDecoder() {
  const [isUsed, setUsed] = useState(false)
  const query = useQuery({ ...decoderIn(useLanguage().id), enabled: isUsed })
  return { query, begin: () => setUsed(true) }
}
