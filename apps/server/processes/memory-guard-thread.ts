// In a thread of its own beside whatever a process computes: ends the process when it takes more memory than it may, or when the server is gone.
import { workerData } from 'node:worker_threads'

const { megabytes, parent }: { megabytes: number; parent: number } = workerData

setInterval(() => {
  if (process.memoryUsage.rss() > megabytes * 1024 * 1024 || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, 20)
