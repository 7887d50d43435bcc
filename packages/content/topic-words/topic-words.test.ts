import { areas } from '@quartet/domain/areas.ts'
import { topicIn } from '@quartet/domain/task-guess.ts'
import { tokensOf } from '@quartet/domain/wall.ts'
import { describe, expect, test } from 'vitest'
import { topicKeys } from '../topics/topic.ts'
import type { TopicWords } from '../topics/topic-words.ts'
import { topicWords as ar } from './ar.ts'
import { topicWords as el } from './el.ts'
import { topicWords as en } from './en.ts'
import { topicWords as es } from './es.ts'
import { topicWords as ge } from './ge.ts'
import { topicWords as it } from './it.ts'
import { topicWords as mt } from './mt.ts'
import { topicWords as pt } from './pt.ts'

const all: Record<string, TopicWords> = { en, ge, it, el, mt, pt, es, ar }

describe.each(Object.entries(all))('the topic words in %s', (_, topicWords) => {
  test.each(areas)('are single words for each topic of the area %s', (area) => {
    expect(Object.keys(topicWords[area])).toEqual([...topicKeys[area]])
    for (const list of Object.values<string>(topicWords[area]))
      for (const word of list.split(' '))
        expect([word, tokensOf(word.replace(/\*$/, '')).length]).toEqual([word, 1])
  })
})

test.each([
  ['en', 'school', 'Write an essay about bridges.', 'writing'],
  ['ge', 'school', 'Berechne die Winkel des Dreiecks.', 'math'],
  ['it', 'school', 'Leggi il primo capitolo del libro.', 'reading'],
  ['el', 'school', 'Φτιάξτε μια αφίσα και κάντε μια παρουσίαση.', 'projects'],
  ['mt', 'school', 'Ikteb komponiment dwar il-baħar.', 'writing'],
  ['pt', 'work', 'O cliente fez uma reclamação.', 'customers'],
  ['es', 'work', 'Prepara la agenda de la reunión.', 'meetings'],
  ['ar', 'school', 'حل مسألة الرياضيات واحسب مجموع الزوايا.', 'math'],
  ['en', 'career', 'We are hiring. Requirements: a driving licence.', 'advert'],
] as const)('in %s, area %s, %j is about %s', (locale, area, text, topic) => {
  expect(topicIn(text, all[locale]?.[area] ?? {})).toBe(topic)
})
