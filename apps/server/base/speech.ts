import { Worker } from 'node:worker_threads'
import type { Voice } from '@quartet/domain/spoken.ts'
import type { Log } from './log.ts'

/** An MP3 (see speech-sound.ts); `silent`: the text has no sound; `down`: too many wait, it took too long or the engine broke. */
export type Speech = Uint8Array | 'silent' | 'down'
type Job = { text: string; voice: Voice; askedAt: number; answer: (speech: Speech) => void }
type Patience = {
  /** Milliseconds that one text may take, and after which one that waits for its turn has waited too long. */
  text: number
  line: number
  /** Milliseconds without work after which the thread and its memory are given back. */
  idle: number
}

const longestLine = 60

/** Speaks one text after the other in a thread that is there only while it has work. A thread that breaks or hangs is replaced. */
export function makeSpeaker(
  log: Log,
  { text: textMs, line: lineMs, idle: idleMs }: Patience = { text: 10_000, line: 15_000, idle: 60_000 },
) {
  const line: Job[] = []
  const underWay = new Map<string, Promise<Speech>>()
  let worker: Worker | undefined
  let busy: Job | undefined
  let timer: NodeJS.Timeout | undefined

  function start() {
    const started = new Worker(new URL('./speech-worker.ts', import.meta.url), { stdout: true, stderr: true })
    started.unref()
    started.stdout.resume() // what the engine prints may quote the text
    started.stderr.resume()
    started.on('message', (mp3: Uint8Array) => worker === started && settle(mp3.length > 0 ? mp3 : 'silent'))
    started.on('error', (error) => worker === started && broken(error.name))
    started.on('exit', () => worker === started && broken('it ended'))
    return started
  }

  function after(ms: number, what: () => void) {
    clearTimeout(timer)
    timer = setTimeout(what, ms)
    timer.unref()
  }

  function settle(speech: Speech) {
    const job = busy
    busy = undefined
    job?.answer(speech)
    next()
  }

  function broken(why: string) {
    log.error({ why, length: busy?.text.length }, 'the speech engine was stopped')
    void stop()
    settle('down')
  }

  function next() {
    if (busy) return
    busy = line.shift()
    if (!busy) return after(idleMs, () => void stop())
    if (performance.now() - busy.askedAt > lineMs) return settle('down')
    worker ??= start()
    worker.postMessage({ text: busy.text, voice: busy.voice })
    after(textMs, () => broken('it took too long'))
  }

  async function stop() {
    clearTimeout(timer)
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }

  async function end() {
    const unanswered = [...(busy ? [busy] : []), ...line.splice(0)]
    busy = undefined
    for (const { answer } of unanswered) answer('down')
    await stop()
  }

  function inTurn(text: string, voice: Voice): Promise<Speech> {
    if (line.length >= longestLine) return Promise.resolve('down')
    return new Promise((answer) => {
      line.push({ text, voice, askedAt: performance.now(), answer })
      next()
    })
  }

  return {
    /** What several ask for at the same time is spoken once. */
    speak(text: string, voice: Voice): Promise<Speech> {
      const key = `${voice} ${text}`
      const known = underWay.get(key)
      if (known) return known
      const speaking = inTurn(text, voice).finally(() => underWay.delete(key))
      underWay.set(key, speaking)
      return speaking
    },
    /** Whether the thread is there. */
    get awake() {
      return worker !== undefined
    },
    /** Stops in the middle; who waits is told `down`. */
    end,
  }
}
export type Speaker = ReturnType<typeof makeSpeaker>
