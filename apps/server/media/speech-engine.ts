// Runs in its own process, so that the engine, its 24 MB of voices and all of its memory exist only
// while text is spoken.
import load from '@echogarden/espeak-ng-emscripten'
import { createMp3Encoder } from 'wasm-media-encoders'
import { escapeOrders, tagged, wordTimes } from './speech-sound.ts'

/** Slower than the engine's default of 175 words a minute, because people read along. */
const wordsAMinute = 155
const kilobits = 48

const engine = new (await load()).eSpeakNGWorker()
engine.rate = wordsAMinute
const encoder = await createMp3Encoder()

/** The MP3 with its word times; empty if the text has no sound. */
function spoken(text: string, voice: string): Uint8Array {
  const { escaped, origins } = escapeOrders(text)
  const words: { position: number; ms: number }[] = []
  const parts: Uint8Array[] = []
  let silent = true
  encoder.configure({ channels: 1, sampleRate: engine.samplerate, bitrate: kilobits })
  engine.set_voice(voice)
  engine.synthesize(escaped, (samples, events) => {
    for (const { type, text_position, audio_position } of events)
      if (type === 'word') words.push({ position: text_position, ms: audio_position })
    silent &&= samples.every((sample) => sample === 0)
    if (samples.length > 0)
      parts.push(encoder.encode([Float32Array.from(samples, (sample) => sample / 32_768)]).slice())
    return false
  })
  parts.push(encoder.finalize().slice())
  return silent
    ? new Uint8Array()
    : Buffer.concat([tagged(wordTimes(text, words, origins)), ...parts])
}

process.on('SIGINT', () => {}) // Ctrl-C is for the application, which ends this process
process.on('disconnect', () => process.exit())
process.on('message', ({ text, voice }: { text: string; voice: string }) =>
  process.send?.(spoken(text, voice)),
)
