import { type ChildProcess, fork } from 'node:child_process'
import type { Log } from '../monitoring/log.ts'

type Job<Task, Answer> = {
  task: Task
  queuedAt: number
  gone: AbortSignal | undefined
  answer: (answer: Answer | 'down') => void
}
export type ProcessTimeouts = {
  /**
   * Milliseconds: the maximum duration of a task, and the maximum time it may wait in the queue.
   */
  task: number
  line: number
  /** Milliseconds without work after which the engine is stopped to free its memory. */
  idle: number
}
type Plan = {
  /** The name in the log. */
  name: string
  /** The program, which answers each message with one message. */
  file: URL
  timeouts: ProcessTimeouts
  /** Maximum number of waiting tasks; further ones get `down` immediately. */
  longestLine: number
}

/**
 * Runs one task after the other in a child process that exists only while it has work. A process
 * that crashes or hangs is replaced. `down`: too many tasks wait, the task took too long, or the
 * engine crashed.
 */
export function makeEngine<Task extends object, Answer>(
  log: Log,
  { name, file, timeouts, longestLine }: Plan,
) {
  const line: Job<Task, Answer>[] = []
  let engine: ChildProcess | undefined
  let busy: Job<Task, Answer> | undefined
  let timer: NodeJS.Timeout | undefined

  function start() {
    // output is ignored because it may quote the task
    const started = fork(file, {
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.unref()
    started.channel?.unref()
    started.on('message', (answer) => engine === started && settle(answer as Answer))
    started.on('error', (error) => engine === started && broken(error.name))
    started.on(
      'exit',
      (code, signal) => engine === started && broken(`it ended (${signal ?? code})`),
    )
    return started
  }

  function after(ms: number, what: () => void) {
    clearTimeout(timer)
    timer = setTimeout(what, ms)
    timer.unref()
  }

  function settle(answer: Answer | 'down') {
    const job = busy
    busy = undefined
    job?.answer(answer)
    next()
  }

  function broken(why: string) {
    log.error({ why }, `the ${name} engine was stopped`)
    void stop()
    settle('down')
  }

  function next() {
    if (busy) return
    busy = line.shift()
    if (!busy) return after(timeouts.idle, () => void stop())
    if (busy.gone?.aborted || performance.now() - busy.queuedAt > timeouts.line)
      return settle('down')
    engine ??= start()
    const current = engine
    current.send(busy.task, (error) => error && engine === current && broken(error.name))
    after(timeouts.task, () => broken('it took too long'))
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

  return {
    /** A task whose signal is aborted before its turn is skipped. */
    send(task: Task, gone?: AbortSignal): Promise<Answer | 'down'> {
      if (line.length >= longestLine) return Promise.resolve('down')
      return new Promise((answer) => {
        line.push({ task, queuedAt: performance.now(), gone, answer })
        next()
      })
    },
    /** Undefined while no process runs. */
    get pid() {
      return engine?.pid
    },
    /** Stops immediately; waiting tasks get `down`. */
    async end() {
      const unanswered = [...(busy ? [busy] : []), ...line.splice(0)]
      busy = undefined
      for (const { answer } of unanswered) answer('down')
      await stop()
    },
  }
}
