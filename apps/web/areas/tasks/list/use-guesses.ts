import type { TopicWords } from '@quartet/content/topics/topic-words.ts'
import type { Area } from '@quartet/domain/areas.ts'
import { nameIn, topicIn } from '@quartet/domain/task-guess.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { Form } from '../../../components/form.ts'
import { languagesQuery, useLanguage } from '../../../i18n/language.ts'
import { lastTopicOf } from './last-topic.ts'
import type { Draft, Own } from './task-draft.ts'

export type Topic = { id: number; name: string; group_key: string }

const chunks = import.meta.glob<{ topicWords: TopicWords }>([
  '../../../../../packages/content/topic-words/*.ts',
  '!../../../../../packages/content/topic-words/*.test.ts',
])

/** The words that speak for a topic, loaded with the dialog. */
const topicWordsOf = (locale: string) =>
  queryOptions({
    queryKey: ['topic-words', locale],
    queryFn: async () => {
      const load = chunks[`../../../../../packages/content/topic-words/${locale}.ts`]
      return (await load?.())?.topicWords ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })

function useTopicWords(language_id: number | null) {
  const page = useLanguage()
  const { data } = useQuery(languagesQuery())
  const ofText = data?.languages.find(({ id }) => id === language_id)
  return useQuery(topicWordsOf((ofText ?? page).locale))
}

type Guessing = {
  area: Area
  topics: readonly Topic[]
  form: Form<Draft>
  /** Which fields the person filled in: these are never guessed. */
  own: Own
  /** The text, which may lag behind the field while somebody types. */
  text: string
  language_id: number | null
}

/** Fills in the name and topic of a task from its text, as long as nobody filled them in. */
export function useGuesses({ area, topics, form, own, text, language_id }: Guessing) {
  const topicWords = useTopicWords(language_id)
  const words = topicWords.data?.[area]
  const guessIn = useCallback(
    (description: string) => {
      const topic = words && topicFrom(description, words, topics)
      return {
        name: nameIn(description),
        topic_id: topic ?? (description.trim() === '' ? '' : lastTopicIn(topics, area)),
        isTopicFromText: topic !== undefined,
      }
    },
    [area, topics, words],
  )
  const fill = (draft: Draft, guess: Pick<Draft, 'name' | 'topic_id'>): Draft => ({
    ...draft,
    ...(!own.name && { name: guess.name }),
    ...(!own.topic_id && { topic_id: guess.topic_id }),
  })
  const { set, values } = form
  const guess = useMemo(() => guessIn(text), [guessIn, text])
  const { name, topic_id } = fill(values, guess)
  const isBehind = name !== values.name || topic_id !== values.topic_id
  useEffect(() => {
    if (!isBehind) return
    set('name', name)
    set('topic_id', topic_id)
  })
  return {
    /** Whether the topic may still change, because the words for it are loading. */
    isReading: !own.topic_id && text.trim() !== '' && topicWords.isLoading,
    isTopicFromText: !own.topic_id && guess.isTopicFromText,
    /** The values with what the latest text says. */
    complete: (draft: Draft) => fill(draft, guessIn(draft.description)),
  }
}

function topicFrom(
  text: string,
  words: Readonly<Record<string, string>>,
  topics: readonly Topic[],
) {
  const key = topicIn(text, words)
  const topic = topics.find(({ group_key }) => group_key === key)
  return topic && String(topic.id)
}

/** The topic that the person used last, where no text says which one it is. */
function lastTopicIn(topics: readonly Topic[], area: Area) {
  const last = lastTopicOf(area)
  return topics.some(({ id }) => String(id) === last) ? last : ''
}
