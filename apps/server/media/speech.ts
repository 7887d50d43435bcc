import type { Voice } from '@quartet/domain/spoken.ts'
import type { Log } from '../monitoring/log.ts'
import { makeEngine, type ProcessTimeouts } from '../processes/child-process.ts'

/**
 * An MP3 (see speech-sound.ts); `silent`: the text has no sound; `down`: too many calls wait, it
 * took too long, or the engine crashed.
 */
export type Speech = Uint8Array | 'silent' | 'down'

/** Speaks one text after the other in a child process. */
export function makeSpeaker(
  log: Log,
  timeouts: ProcessTimeouts = { task: 20_000, line: 15_000, idle: 60_000 },
) {
  const file = new URL('./speech-engine.ts', import.meta.url)
  const engine = makeEngine<{ text: string; voice: Voice }, Uint8Array>(log, {
    name: 'speech',
    file,
    timeouts,
    longestLine: 60,
  })
  const underWay = new Map<string, Promise<Speech>>()

  async function spoken(text: string, voice: Voice): Promise<Speech> {
    const mp3 = await engine.send({ text, voice })
    return typeof mp3 !== 'string' && mp3.length === 0 ? 'silent' : mp3
  }

  return {
    /** Concurrent calls with the same text share one result. */
    speak(text: string, voice: Voice): Promise<Speech> {
      const key = `${voice} ${text}`
      const known = underWay.get(key)
      if (known) return known
      const speaking = spoken(text, voice).finally(() => underWay.delete(key))
      underWay.set(key, speaking)
      return speaking
    },
    /** The process id of the engine while it runs. */
    get pid() {
      return engine.pid
    },
    /** Stops immediately; waiting calls get `down`. */
    end: engine.end,
  }
}
export type Speaker = ReturnType<typeof makeSpeaker>
