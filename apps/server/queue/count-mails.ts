import type { Queue } from './queue.ts'

/** The queue, and how many mails were sent with it, also by transactions that were rolled back. */
export function countMails(queue: Queue) {
  let count = 0
  const counting: Queue = {
    ...queue,
    async send(tx, name, job) {
      if (name === 'mail') count++
      await queue.send(tx, name, job)
    },
    async sendMany(tx, name, jobs) {
      if (name === 'mail') count += jobs.length
      await queue.sendMany(tx, name, jobs)
    },
    async sendNotice(tx, mail) {
      count++
      await queue.sendNotice(tx, mail)
    },
  }
  return { queue: counting, count: () => count }
}
