// Runs in a thread beside upload-process.ts and ends the process when a file unpacks to too much
// memory, even while the main thread is busy.
const maxBytes = 512 * 1024 * 1024

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL')
}, 20)
