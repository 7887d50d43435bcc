import { afterEach, expect, test, vi } from 'vitest'
import { deviceVoice, speakOnDevice } from './device-voice.ts'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'name'>
const voice = (name: string, lang: string, localService: boolean): SpeechSynthesisVoice =>
  ({ name, lang, localService, default: false }) satisfies Voice as SpeechSynthesisVoice

/** Stands in for the speech of a browser, which the DOM of the tests lacks. */
function useDevice(voices: SpeechSynthesisVoice[], reportedAfter = 0) {
  const device = Object.assign(new EventTarget(), {
    voices: reportedAfter === 0 ? voices : [],
    spoken: [] as SpeechSynthesisUtterance[],
    getVoices: () => device.voices,
    speak: (words: SpeechSynthesisUtterance) => void device.spoken.push(words),
    cancel: vi.fn(),
  })
  if (reportedAfter > 0)
    setTimeout(() => {
      device.voices = voices
      device.dispatchEvent(new Event('voiceschanged'))
    }, reportedAfter)
  vi.stubGlobal('speechSynthesis', device)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  return device
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const speak = (text: string, signal: AbortSignal) => {
  const marks: string[] = []
  const over = speakOnDevice(text, voice('Anna', 'de-DE', true), {
    signal,
    onStart: () => marks.push('starts'),
    onWord: (from, to) => marks.push(text.slice(from, to)),
  })
  return { marks, over }
}

test('only a voice that stays on the device is used, also for other regions', async () => {
  useDevice([
    voice('Cloud', 'de-DE', false),
    voice('Anna', 'de_AT', true),
    voice('Sam', 'en-US', true),
  ])
  expect((await deviceVoice('de'))?.name).toBe('Anna')
  expect((await deviceVoice('en'))?.name).toBe('Sam')
  expect(await deviceVoice('mt')).toBeUndefined()
})

test('a device whose only voice for a language is remote has none', async () => {
  useDevice([voice('Cloud', 'el-GR', false)])
  expect(await deviceVoice('el')).toBeUndefined()
})

test('voices that are reported late are waited for', async () => {
  useDevice([voice('Anna', 'de-DE', true)], 20)
  expect((await deviceVoice('de'))?.name).toBe('Anna')
})

test('a browser without speech has no voice', async () => {
  expect(await deviceVoice('en')).toBeUndefined()
})

test('words are reported as they are heard', async () => {
  const device = useDevice([])
  const { marks, over } = speak('Ich mag Listen.', new AbortController().signal)
  const [words] = device.spoken
  words?.onstart?.({} as SpeechSynthesisEvent)
  words?.onboundary?.({ name: 'word', charIndex: 4 } as SpeechSynthesisEvent)
  words?.onboundary?.({ name: 'sentence', charIndex: 0 } as SpeechSynthesisEvent)
  words?.onend?.({} as SpeechSynthesisEvent)
  expect(await over).toBe(true)
  expect(marks).toEqual(['starts', 'mag'])
})

test('a second press silences the device, and a failing voice is reported', async () => {
  const device = useDevice([])
  const stopped = new AbortController()
  const { over } = speak('Ich mag Listen.', stopped.signal)
  stopped.abort()
  expect(await over).toBe(true)
  expect(device.cancel).toHaveBeenCalledOnce()
  const failing = speak('Ich mag Listen.', new AbortController().signal)
  device.spoken.at(-1)?.onerror?.({} as SpeechSynthesisErrorEvent)
  expect(await failing.over).toBe(false)
})

test('a voice that is never heard counts as failing', async () => {
  vi.useFakeTimers()
  const device = useDevice([])
  const { marks, over } = speak('Ich mag Listen.', new AbortController().signal)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await over).toBe(false)
  expect(marks).toEqual([])
  expect(device.cancel).toHaveBeenCalledOnce()
})
