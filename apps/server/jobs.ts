import { sheets } from './area-sheets.ts'
import { forgetExpired } from './areas/auth/commands.ts'
import { runSubscriptions } from './areas/billing/jobs.ts'
import { countFigures } from './areas/dashboard/commands.ts'
import { sendWeeklyFigures } from './areas/dashboard/jobs.ts'
import { writeExport } from './areas/exports/jobs.ts'
import { tellOfAges } from './areas/families/jobs.ts'
import { forgetUnanswered, openOutgrown } from './areas/guardians/jobs.ts'
import { mailUnlinked } from './areas/identities/jobs.ts'
import { runImport } from './areas/imports/jobs.ts'
import { updateReliability } from './areas/inventory/form-jobs.ts'
import { remindOfRetakes } from './areas/inventory/retake-jobs.ts'
import { chainLogs, eraseLogValues } from './areas/logs/commands.ts'
import { runCheck } from './areas/logs/jobs.ts'
import { forgetJoinRequests } from './areas/memberships/joining-commands.ts'
import { offerSeats } from './areas/memberships/seat-commands.ts'
import { listErased } from './areas/privacy/jobs.ts'
import { forgetUsedCaptchas } from './areas/registration/commands.ts'
import { mailRosterInvitations, runRoster } from './areas/roster/jobs.ts'
import { runUserChange } from './areas/user-changes/jobs.ts'
import { tellOfAdmissions } from './areas/users/admin-jobs.ts'
import { foldCounts } from './areas/users/commands.ts'
import { unlessBackup } from './backup/backup-lock.ts'
import type { LogMaintenance } from './db/maintenance.ts'
import { withoutTenantScope } from './db/tenant.ts'
import { isSavedKind } from './files/files.ts'
import type { makeMailer } from './mail/mailer.ts'
import { partsSeparately } from './queue/separately.ts'
import { retain } from './retention.ts'
import type { Services } from './services.ts'

/**
 * Registers the background jobs and their schedules. Every handler may run twice without harm,
 * except that a mail may then arrive twice.
 */
export async function startJobs(
  services: Services,
  mailer: ReturnType<typeof makeMailer>,
  logMaintenance: LogMaintenance,
) {
  const { db, queue, files, limits, log, clock } = services
  const work: typeof queue.work = (name, handler) =>
    queue.work(name, (job, mark) => withoutTenantScope(() => handler(job, mark)))
  await work('mail', mailer.send)
  await work('seal-logs', async () => {
    while ((await chainLogs(logMaintenance)) > 0); // until no entry is left
  })
  await work(
    'erase-log-values',
    async ({ alias }) => void (await eraseLogValues(logMaintenance, alias)),
  )
  await work('verify-log', ({ id }) => runCheck(services, logMaintenance, id))
  await work('clear-expired', async () => {
    const context = { ...services, now: clock() }
    await partsSeparately(
      { log, job: 'clear-expired' },
      {
        forgetExpired: () => forgetExpired(context),
        forgetUsedCaptchas: () => forgetUsedCaptchas(context),
        openOutgrown: () => openOutgrown(context),
        forgetUnanswered: () => forgetUnanswered(context),
        forgetJoinRequests: () => forgetJoinRequests(context),
        tellOfAdmissions: () => tellOfAdmissions(context),
        tellOfAges: () => tellOfAges(context),
        clearLimits: () => limits.clearExpired(),
      },
    )
  })
  await work('seats', async () => {
    await partsSeparately(
      { log, job: 'seats' },
      {
        offerSeats: () => offerSeats({ ...services, now: clock() }),
        foldCounts: () => foldCounts(db),
      },
    )
  })
  await work('remove-files', async ({ kind, names }) => {
    const remove = async () => {
      for (const name of names) await files.remove(kind, name)
    }
    if (!isSavedKind(kind)) await remove()
    else if (!(await unlessBackup(db, remove)))
      throw new Error('a backup is under way: its files go later')
  })
  await work('list-erased', () => listErased({ ...services, now: clock() }))
  await work('export', (job) => writeExport(services, job))
  await work('import', ({ id }) => runImport(services, sheets, id))
  await work('roster', ({ id }) => runRoster(services, id))
  await work('user-change', ({ id }) => runUserChange(services, id))
  await work('roster-invitations', () => mailRosterInvitations(services))
  await work('unlinked-logins', (job) => mailUnlinked(services, job))
  await work('lift-pilot-marks', () => updateReliability(db, clock()))
  await work('remind-of-retakes', () => remindOfRetakes(services))
  await work('run-subscriptions', () => runSubscriptions(services))
  await work('figures', () => countFigures({ db, now: clock() }))
  await work('weekly-figures', () => sendWeeklyFigures(services))
  await work('retention', () => retain(services, logMaintenance))
  await queue.every('seal-logs', '* * * * *')
  await queue.every('clear-expired', '7 * * * *')
  await queue.every('seats', '* * * * *')
  await queue.every('roster-invitations', '* * * * *')
  await queue.every('lift-pilot-marks', '22 3 * * *')
  await queue.every('remind-of-retakes', '12 6 * * *')
  await queue.every('run-subscriptions', '*/5 * * * *')
  await queue.every('figures', '*/5 * * * *')
  await queue.every('weekly-figures', '42 5 * * 1')
  await queue.every('retention', '37 * * * *')
}
