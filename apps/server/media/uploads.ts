import { type ChildProcess, fork } from 'node:child_process'
import { createSemaphore } from '../processes/semaphore.ts'
import type { PdfErrorName } from './pdf-clean.ts'
import { type PictureErrorName, type PictureType, readHead } from './picture-head.ts'

/** A square photo, a picture as it is, one to be looked at on a page, a page to be read, or a PDF: each is written anew. */
export type Task = { what: 'photo' | 'png' | 'shown' | 'page' | 'pdf'; bytes: Uint8Array }
type UploadError = { error: PictureErrorName | PdfErrorName | 'too_large' | 'unavailable' }
export type Taken = { bytes: Uint8Array } | UploadError

/** Milliseconds for one file; so many are looked at at once, and so many may wait. */
const timeouts = 20_000
const atOnce = 2
const maxWaiting = 40

const types: Record<Exclude<Task['what'], 'pdf'>, readonly PictureType[]> = {
  photo: ['png', 'jpeg'],
  png: ['png'],
  shown: ['png', 'jpeg', 'webp'],
  page: ['png', 'jpeg', 'webp'],
}

const semaphore = createSemaphore(atOnce)

/** What people hand in, as new bytes that this application wrote itself; or the name of why not. Sizes are looked at before anything is decoded. */
export async function takeUpload({ what, bytes }: Task): Promise<Taken> {
  if (what === 'pdf') return withSemaphore({ what, bytes })
  const head = readHead(bytes)
  if (typeof head === 'string') return { error: head }
  if (!types[what].includes(head.type)) return { error: 'picture_unknown' }
  return withSemaphore({ what, bytes: head.bytes })
}

async function withSemaphore(task: Task): Promise<Taken> {
  return semaphore.waiting >= maxWaiting ? { error: 'unavailable' } : semaphore.take(() => inProcess(task))
}

/** Milliseconds that a process waits for another file before it goes, and its memory with it. */
const idleFor = 5_000
const idle: ChildProcess[] = []

/** A process that ends without an answer, was ended for its memory or takes too long has met a file that nobody should open. */
const inProcess = (task: Task) =>
  new Promise<Taken>((resolve) => {
    const child = idle.pop() ?? started()
    const timer = setTimeout(() => child.kill('SIGKILL'), timeouts)
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
    child.once('exit', () => settle({ error: task.what === 'pdf' ? 'pdf_broken' : 'picture_broken' }))
    child.send(task)
  })

function started() {
  const child = fork(new URL('./upload-process.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=256'],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref() // a server that ends does not wait for it
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
