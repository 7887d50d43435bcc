import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Voice } from '@quartet/domain/spoken.ts'
import type { Log } from './log.ts'

/** An MP3 (see speech-sound.ts); `silent`: the text has no sound; `down`: too many wait, it took too long or the engine broke. */
export type Speech = Uint8Array | 'silent' | 'down'
type Job = { text: string; voice: Voice; askedAt: number; answer: (speech: Speech) => void }
type Patience = {
  /** Milliseconds that one text may take, and after which one that waits for its turn has waited too long. */
  text: number
  line: number
  /** Milliseconds without work after which the engine and its memory are given back. */
  idle: number
}

const longestLine = 60
const file = fileURLToPath(new URL('./speech-engine.ts', import.meta.url))

/** Speaks one text after the other in a process that is there only while it has work. One that breaks or hangs is replaced. */
export function makeSpeaker(
  log: Log,
  { text: textMs, line: lineMs, idle: idleMs }: Patience = { text: 20_000, line: 15_000, idle: 60_000 },
) {
  const line: Job[] = []
  const underWay = new Map<string, Promise<Speech>>()
  let engine: ChildProcess | undefined
  let busy: Job | undefined
  let timer: NodeJS.Timeout | undefined

  function start() {
    const started = fork(file, { env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }) // what the engine prints may quote the text
    started.unref()
    started.channel?.unref()
    started.on('message', (mp3: Uint8Array) => engine === started && settle(mp3.length > 0 ? mp3 : 'silent'))
    started.on('error', (error) => engine === started && broken(error.name))
    started.on('exit', (code, signal) => engine === started && broken(`it ended (${signal ?? code})`))
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
    engine ??= start()
    const asked = engine
    asked.send({ text: busy.text, voice: busy.voice }, (error) => error && engine === asked && broken(error.name))
    after(textMs, () => broken('it took too long'))
  }

  async function stop() {
    clearTimeout(timer)
    const ending = engine
    engine = undefined
    if (!ending?.pid || ending.exitCode !== null || ending.signalCode !== null) return
    const gone = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill('SIGKILL')
    await gone
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
    /** The process of the engine, while it is there. */
    get pid() {
      return engine?.pid
    },
    /** Stops in the middle; who waits is told `down`. */
    end,
  }
}
export type Speaker = ReturnType<typeof makeSpeaker>
