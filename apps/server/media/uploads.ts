import { type ChildProcess, fork } from 'node:child_process'
import pLimit from 'p-limit'
import type { PdfErrorName } from './pdf-clean.ts'
import { type PictureErrorName, type PictureType, readHead } from './picture-head.ts'

/**
 * `photo` becomes a square, `png` stays as it is, `shown` is for a page, `page` is for OCR. Each,
 * and a PDF, is rewritten.
 */
export type Task = { what: 'photo' | 'png' | 'shown' | 'page' | 'pdf'; bytes: Uint8Array }
type UploadError = { error: PictureErrorName | PdfErrorName | 'too_large' | 'unavailable' }
export type Taken = { bytes: Uint8Array } | UploadError

/** Milliseconds for one file, number of files processed at once, and number that may wait. */
const timeoutMs = 20_000
const atOnce = 2
const maxWaiting = 40

const types: Record<Exclude<Task['what'], 'pdf'>, readonly PictureType[]> = {
  photo: ['png', 'jpeg'],
  png: ['png'],
  shown: ['png', 'jpeg', 'webp'],
  page: ['png', 'jpeg', 'webp'],
}

const limit = pLimit(atOnce)

/**
 * Rewrites an uploaded file. Returns the new bytes or an error. Checks the size of a picture before
 * decoding it.
 */
export async function takeUpload({ what, bytes }: Task): Promise<Taken> {
  if (what === 'pdf') return withLimit({ what, bytes })
  const head = readHead(bytes)
  if (typeof head === 'string') return { error: head }
  if (!types[what].includes(head.type)) return { error: 'picture_unknown' }
  return withLimit({ what, bytes: head.bytes })
}

const withLimit = async (task: Task): Promise<Taken> =>
  limit.pendingCount >= maxWaiting ? { error: 'unavailable' } : limit(() => inProcess(task))

/** Milliseconds after which an idle process is ended and its memory released. */
const idleFor = 5_000
const idle: ChildProcess[] = []

/**
 * If the process exits without a result, exceeds its memory or takes too long, the file is
 * considered broken.
 */
const inProcess = (task: Task) =>
  new Promise<Taken>((resolve) => {
    const child = idle.pop() ?? started()
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    const settle = (taken: Taken) => {
      clearTimeout(timer)
      child.removeAllListeners()
      resolve(taken)
    }
    child.once('message', (taken) => {
      settle(taken as Taken)
      returnToPool(child)
    })
    child.once('error', () => settle({ error: 'unavailable' }))
    child.once('exit', () =>
      settle({ error: task.what === 'pdf' ? 'pdf_broken' : 'picture_broken' }),
    )
    child.send(task)
  })

function started() {
  const child = fork(new URL('./upload-process.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=256'],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref() // the server does not wait for it when it ends
  child.channel?.unref()
  return child
}

function returnToPool(child: ChildProcess) {
  idle.push(child)
  const leave = () => {
    const at = idle.indexOf(child)
    if (at >= 0) idle.splice(at, 1)
    return at >= 0
  }
  child.on('error', leave)
  child.once('exit', leave)
  setTimeout(() => leave() && child.kill('SIGKILL'), idleFor).unref()
}
