// Beside upload-process.ts in a thread of its own: ends the process when a file unpacks to more than it may, whatever is being computed.
const maxBytes = 512 * 1024 * 1024

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL')
}, 20)
