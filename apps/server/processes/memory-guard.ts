import { Worker } from 'node:worker_threads'

/** Must be called first in a process that pipe-process.ts starts. */
export const guardProcess = () =>
  new Worker(new URL('./memory-guard-thread.ts', import.meta.url), {
    workerData: { megabytes: Number(process.argv[2]), parent: process.ppid },
  }).unref()
