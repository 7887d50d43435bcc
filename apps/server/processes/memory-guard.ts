import { Worker } from 'node:worker_threads'

/** To be called first in a process of pipe-process.ts. */
export const guardProcess = () =>
  new Worker(new URL('./memory-guard-thread.ts', import.meta.url), {
    workerData: { megabytes: Number(process.argv[2]), parent: process.ppid },
  }).unref()
