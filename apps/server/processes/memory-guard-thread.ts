// Runs in its own thread, so that it works while the main thread computes. Ends the process if it
// exceeds its memory or if the server is gone.
import { workerData } from 'node:worker_threads'

const { megabytes, parent }: { megabytes: number; parent: number } = workerData

setInterval(() => {
  if (process.memoryUsage.rss() > megabytes * 1024 * 1024 || process.ppid !== parent)
    process.kill(process.pid, 'SIGKILL')
}, 20)
