import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { makeLog } from '../monitoring/log.ts'
import { heard } from '../testing/sound.ts'
import { makeSpeaker, type Speech } from './speech.ts'
import { escapeOrders, tagged, wordTimes } from './speech-sound.ts'

const made: ReturnType<typeof makeSpeaker>[] = []
const speaker = (timeouts = { task: 10_000, line: 15_000, idle: 60_000 }) => {
  const one = makeSpeaker(makeLog('silent'), timeouts)
  made.push(one)
  return one
}
beforeEach(() => void made.splice(0).map((one) => one.end()))
afterAll(() => void made.splice(0).map((one) => one.end()))

const kinds = async (query: Promise<Speech>[]) =>
  (await Promise.all(query)).map((speech) => (typeof speech === 'string' ? speech : 'spoken'))

const sentences = {
  'en-us': 'I like to read all the instructions before I start.',
  de: 'Ich lese gern alle Anweisungen, bevor ich anfange.',
  el: 'Μου αρέσει να διαβάζω όλες τις οδηγίες πριν αρχίσω.',
  it: 'Mi piace leggere tutte le istruzioni prima di iniziare.',
  mt: 'Inħobb naqra l-istruzzjonijiet kollha qabel nibda.',
  pt: 'Gosto de ler todas as instruções antes de começar.',
  es: 'Me gusta leer todas las instrucciones antes de empezar.',
  ar: 'أحب أن أقرأ كل التعليمات قبل أن أبدأ.',
} as const
type Voice = keyof typeof sentences

describe('the engine', () => {
  const one = makeSpeaker(makeLog('silent'), { task: 60_000, line: 60_000, idle: 60_000 })
  afterAll(() => one.end())
  const speak = async (text: string, voice: Voice = 'en-us') => {
    const speech = await one.speak(text, voice)
    if (typeof speech === 'string') throw new Error(speech)
    return speech
  }
  const spokenWords = async (text: string, voice?: Voice) => heard(await speak(text, voice))

  test.each(Object.entries(sentences))(
    'speaks %s as an audible MP3 of a plausible length',
    async (voice, text) => {
      const sound = await spokenWords(text, voice as Voice)
      expect(sound).toMatchObject({
        container: 'MPEG',
        channels: 1,
        sampleRate: 22_050,
        errors: [],
      })
      expect(sound.seconds).toBeGreaterThan(text.length * 0.04)
      expect(sound.seconds).toBeLessThan(text.length * 0.12)
      expect(sound.loudness).toBeGreaterThan(0.02)
      const words = text.split(' ')
      expect(sound.words.length).toBeGreaterThanOrEqual(words.length - 2)
      const starts = words.map((_, at) => words.slice(0, at).join(' ').length + (at && 1))
      for (const [start, ms] of sound.words) {
        expect(starts).toContain(start)
        expect(ms / 1000).toBeLessThan(sound.seconds)
      }
    },
  )

  test('speaks the same text alike and each language differently', async () => {
    const [one, again] = [await spokenWords('radio'), await spokenWords('radio')]
    expect([again.seconds, again.words]).toEqual([one.seconds, one.words])
    const lengths = await Promise.all(
      (Object.keys(sentences) as Voice[]).map(
        async (voice) => (await speak('radio chat 12', voice)).length,
      ),
    )
    expect(new Set(lengths).size).toBeGreaterThan(5)
  })

  test('is silent without anything to say, and audible otherwise', async () => {
    expect(
      await Promise.all(['...', '—', '?', '\u200b'].map((text) => one.speak(text, 'en-us'))),
    ).toEqual(Array(4).fill('silent'))
    expect(await one.speak('😀', 'mt')).toBe('silent')
    expect((await spokenWords('😀👍🏽👩‍👩‍👧‍👦')).loudness).toBeGreaterThan(0.02)
  })

  test('speaks markup instead of executing it', async () => {
    const plain = await spokenWords('one two')
    const pause = await spokenWords('one <break time="30s"/> two')
    expect(pause.seconds).toBeGreaterThan(plain.seconds + 1) // the markup is read aloud as words
    expect(pause.seconds).toBeLessThan(15)
    const audio = await spokenWords(
      '<speak><audio src="file:///etc/passwd"/><voice language="de">one</voice></speak> two',
    )
    expect(audio.seconds).toBeGreaterThan(plain.seconds + 3)
    expect((await spokenWords('Tom &amp; Ann')).seconds).toBeGreaterThan(
      (await spokenWords('Tom & Ann')).seconds,
    )
    expect((await spokenWords('[[h@loU]]')).seconds).toBeGreaterThan(
      (await spokenWords('hallo')).seconds,
    )
  })

  test('returns when each word is heard, at its position in the original text', async () => {
    const text = 'a < b & c 😀 then two'
    const marked = (await spokenWords(text)).words
    expect(marked.map(([start]) => start)).toEqual(
      expect.arrayContaining([0, 4, 8, text.indexOf('then'), text.indexOf('two')]),
    )
    expect(marked.map(([, ms]) => ms)).toEqual(
      marked.map(([, ms]) => ms).toSorted((one, other) => one - other),
    )

    const { words, samples, sampleRate } = await spokenWords('I like lists, really. Then I go.')
    const ms = words.find(([start]) => start === 22)?.[1] ?? 0
    const energyFrom = (from: number) => {
      const first = Math.round((from / 1000) * sampleRate)
      return samples
        .slice(first, first + sampleRate / 10)
        .reduce((sum, sample) => sum + sample * sample, 0)
    }
    // a full stop is a silence
    expect(energyFrom(ms + 60)).toBeGreaterThan(10 * energyFrom(ms - 120))
  })

  test('speaks the longest text in a minute or two of small audio', {
    timeout: 60_000,
  }, async () => {
    const mp3 = await speak('9 '.repeat(500).trim())
    const { seconds, words } = await heard(mp3)
    expect(seconds).toBeGreaterThan(60)
    expect(mp3.length / seconds).toBeLessThan(7_000)
    expect(words.length).toBeGreaterThan(300)
  })
})

describe('the process', () => {
  test('exists only while text is being spoken', async () => {
    const one = speaker({ task: 10_000, line: 15_000, idle: 100 })
    expect(one.pid).toBeUndefined()
    const speaking = one.speak('hello', 'en-us')
    expect(one.pid).toEqual(expect.any(Number))
    await speaking
    await wait(300)
    expect(one.pid).toBeUndefined()
    expect(await kinds([one.speak('hello', 'en-us')])).toEqual(['spoken'])
  })

  test('is stopped when it takes too long, and the next text is spoken', async () => {
    const hasty = speaker({ task: 1, line: 15_000, idle: 60_000 })
    expect(await kinds([hasty.speak('9 '.repeat(400), 'en-us')])).toEqual(['down'])
    expect(hasty.pid).toBeUndefined()
    const one = speaker({ task: 5_000, line: 60_000, idle: 60_000 })
    await one.speak('warm', 'en-us')
    expect(
      await kinds([one.speak('語 '.repeat(20_000), 'en-us'), one.speak('hello', 'en-us')]),
    ).toEqual(['down', 'spoken'])
  })

  test('is replaced when it crashes, and only the text that crashed it is lost', async () => {
    const one = speaker()
    const broken = one.speak(5 as unknown as string, 'en-us')
    const others = [one.speak('one', 'en-us'), one.speak('two', 'en-us')]
    expect(await kinds([broken])).toEqual(['down'])
    expect(await kinds(others)).toEqual(['spoken', 'spoken'])
  })

  test('answers all waiting calls when it is ended', async () => {
    const one = speaker()
    const waiting = [one.speak('9 '.repeat(400), 'en-us'), one.speak('two', 'en-us')]
    await one.end()
    expect(await kinds(waiting)).toEqual(['down', 'down'])
    expect(await kinds([one.speak('three', 'en-us')])).toEqual(['spoken'])
  })

  test('limits the length of the queue and the waiting time', async () => {
    const one = speaker({ task: 60_000, line: 60_000, idle: 60_000 })
    const all = await kinds(
      Array.from({ length: 80 }, (_, at) => one.speak(`number ${at}`, 'en-us')),
    )
    expect(all).toEqual(Array.from({ length: 80 }, (_, at) => (at <= 60 ? 'spoken' : 'down')))
    const impatient = speaker({ task: 10_000, line: 20, idle: 60_000 })
    expect(await kinds([impatient.speak('one', 'en-us'), impatient.speak('two', 'en-us')])).toEqual(
      ['spoken', 'down'],
    )
  })

  test('speaks a text only once when several calls request it at the same time', async () => {
    const one = speaker()
    const all = await Promise.all(
      Array.from({ length: 200 }, () => one.speak('everybody presses at once', 'en-us')),
    )
    expect(new Set(all).size).toBe(1)
  })
})

describe('word times', () => {
  test('refer to the original text, not to the escaped one', () => {
    const { escaped, origins } = escapeOrders('😀<b>&')
    expect(escaped).toBe('😀&lt;b&gt;&amp;')
    expect(origins).toHaveLength([...escaped].length)
    expect([0, 1, 5, 6, 10].map((at) => origins[at])).toEqual([0, 2, 3, 4, 5])
  })

  test('drop repeated words and unknown positions', () => {
    const text = [
      { position: 1, ms: 0 },
      { position: 3, ms: 200 },
      { position: 3, ms: 400 },
      { position: 99, ms: 500 },
      { position: 2, ms: 600 },
      { position: 5, ms: 700 },
      { position: 6, ms: 900 },
    ]
    expect(wordTimes('a b-c d', text, [0, 1, 2, 3, 4, 5, 6])).toEqual([
      [0, 0],
      [2, 200],
      [6, 900],
    ])
  })

  test('fit into a tag whatever their number', async () => {
    for (const count of [0, 1, 15, 127, 128, 500, 3000]) {
      const times = Array.from({ length: count }, (_, at): [number, number] => [at * 2, at * 100])
      const tag = tagged(times)
      expect(tag.subarray(3).every((byte) => byte < 0x80)).toBe(true)
      expect(JSON.parse(tag.toString('latin1').split('\0').at(-1) ?? '')).toEqual(times)
    }
  })
})
