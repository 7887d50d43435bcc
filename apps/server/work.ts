import { forgetExpired } from './areas/auth/commands.ts'
import { sealLogs } from './areas/logs/commands.ts'
import { forgetUsedCaptchas } from './areas/registration/commands.ts'
import type { Ground } from './base/context.ts'
import type { makeMailer } from './base/mailer.ts'

/** What is done after the commit and by the clock. Every handler may run twice without harm; a mail may then arrive twice. */
export async function startWork({ db, queue, limits, clock }: Ground, mailer: ReturnType<typeof makeMailer>) {
  await queue.work('mail', mailer.send)
  await queue.work('seal-logs', async () => {
    while ((await sealLogs(db)) > 0); // until nothing is open
  })
  await queue.work('clear-expired', async () => {
    await forgetExpired(db, clock())
    await forgetUsedCaptchas(db, clock())
    await limits.clearExpired()
  })
  await queue.every('seal-logs', '* * * * *')
  await queue.every('clear-expired', '7 * * * *')
}
