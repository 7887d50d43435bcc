/** How long the voices of a device are waited for; some report them late. */
const longestWaitMs = 300
/** How long a voice may take to be heard; some never are, and never report it. */
const longestSilenceMs = 3_000

/**
 * A voice of this device that speaks a language without sending the text anywhere; undefined when
 * there is none. `tag` is BCP 47.
 */
export async function deviceVoice(tag: string): Promise<SpeechSynthesisVoice | undefined> {
  if (!('speechSynthesis' in globalThis)) return undefined
  if (speechSynthesis.getVoices().length === 0) await voicesReported()
  const exactTag = tag.toLowerCase()
  const [language] = exactTag.split('-')
  const voices = speechSynthesis
    .getVoices()
    // a remote voice would hand the text to the maker of the browser
    .filter((voice) => voice.localService && languageOf(voice) === language)
  const exact = voices.find((voice) => voice.lang.replace('_', '-').toLowerCase() === exactTag)
  return exact ?? voices.find((voice) => voice.default) ?? voices[0]
}

const languageOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().split(/[-_]/)[0]

let waiting: Promise<void> | undefined

/** Waits once in the life of a page: a device without voices never reports any. */
function voicesReported() {
  waiting ??= new Promise((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
    setTimeout(resolve, longestWaitMs)
  })
  return waiting
}

type Spoken = {
  signal: AbortSignal
  /** The voice is heard. */
  onStart: () => void
  /** A word starts at this character of the text. */
  onWord: (from: number, to: number) => void
}

/** Resolves when the text was spoken or `signal` aborted; false when the voice failed. */
export function speakOnDevice(
  text: string,
  voice: SpeechSynthesisVoice,
  { signal, onStart, onWord }: Spoken,
): Promise<boolean> {
  const spoken = Promise.withResolvers<boolean>()
  if (signal.aborted) return Promise.resolve(true)
  const words = new SpeechSynthesisUtterance(text)
  words.voice = voice
  words.lang = voice.lang
  const silence = setTimeout(() => {
    speechSynthesis.cancel()
    spoken.resolve(false)
  }, longestSilenceMs)
  words.onstart = () => {
    clearTimeout(silence)
    onStart()
  }
  words.onboundary = ({ name, charIndex }) => {
    if (name === 'word') onWord(charIndex, charIndex + wordAt(text, charIndex))
  }
  words.onend = () => spoken.resolve(true)
  words.onerror = () => spoken.resolve(signal.aborted)
  const stop = () => {
    speechSynthesis.cancel()
    spoken.resolve(true)
  }
  signal.addEventListener('abort', stop, { once: true })
  speechSynthesis.speak(words)
  return spoken.promise.finally(() => {
    clearTimeout(silence)
    signal.removeEventListener('abort', stop)
  })
}

/** The length of the word at a place; not every browser reports it. */
const wordAt = (text: string, from: number) => /^\S*/.exec(text.slice(from))?.[0].length ?? 0
