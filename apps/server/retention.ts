import { addDays, addMonths } from '@quartet/domain/dates.ts'
import { binDays } from '@quartet/domain/task.ts'
import { forgetPaymentEvents, forgetPayments } from './areas/billing/jobs.ts'
import { forgetTrials } from './areas/billing/trial-commands.ts'
import { forgetReturns, returnTokens } from './areas/classroom/commands.ts'
import { forgetPictures } from './areas/cms/jobs.ts'
import { forgetContacts } from './areas/contacts/commands.ts'
import { tidyExports } from './areas/exports/jobs.ts'
import { forgetGroups } from './areas/groups/commands.ts'
import { eraseAnswers } from './areas/inventory/jobs.ts'
import { forgetInvitations } from './areas/invitations/commands.ts'
import { closeLogs, eraseLogValues } from './areas/logs/commands.ts'
import { forgetNotifications } from './areas/notifications/commands.ts'
import { forgetPhotos } from './areas/photos/jobs.ts'
import { eraseViews } from './areas/privacy/commands.ts'
import {
  eraseAsked,
  eraseUnconfirmed,
  eraseUnused,
  eraseWithInstitution,
  forgetErased,
  tellUnused,
} from './areas/privacy/jobs.ts'
import { forgetDevices, forgetEvents } from './areas/security/commands.ts'
import { readRetention } from './areas/settings/queries.ts'
import { forgetAttachments, forgetLinks, forgetShares } from './areas/sharing/jobs.ts'
import { forgetSpeech } from './areas/speech/jobs.ts'
import { emptyBins } from './areas/tasks/jobs.ts'
import { forgetTeams } from './areas/teams/commands.ts'
import { forgetAddresses } from './areas/teams/member-commands.ts'
import { forgetTeamTasks } from './areas/teams/task-commands.ts'
import { followContracts, tellOfContracts } from './areas/users/admin-jobs.ts'
import type { LogMaintenance } from './db/maintenance.ts'
import type { Services } from './services.ts'

/** Days for which the revocation of tokens at an unavailable classroom service is retried. */
const returnDays = 7

/**
 * Erases what has passed its retention period (method D45). May run twice, or in two processes at
 * once. A failing part does not stop the others.
 */
export async function retain(services: Services, logMaintenance: LogMaintenance) {
  const { db, files, clock } = services
  const now = clock()
  const context = { ...services, now }
  const retentionDays = await readRetention(db)
  const parts: (() => Promise<unknown>)[] = [
    () => eraseAsked(context),
    () => followContracts(context, retentionDays),
    () => tellOfContracts(context, retentionDays),
    () => eraseWithInstitution(context),
    () => tidyExports(services, now),
    () => eraseUnconfirmed(context, retentionDays),
    () => eraseUnused(context, retentionDays),
    () => tellUnused(context, retentionDays),
    () =>
      untilNone(() =>
        eraseAnswers(context, { before: addMonths(now, -retentionDays.answersMonths) }),
      ),
    () =>
      untilNone(() => eraseViews(context, { before: addMonths(now, -retentionDays.logsMonths) })),
    () => eraseLogValues(logMaintenance), // in case its job was lost with its queue
    () => forgetAttachments({ files, now }),
    () => forgetLinks(context),
    () => forgetTrials(db, addMonths(now, -retentionDays.trialsMonths)),
    () => forgetPayments(db, addMonths(now, -12 * retentionDays.paymentsYears)),
    () => forgetPaymentEvents(context),
    () => forgetContacts(context),
    () => forgetGroups(context),
    () => forgetInvitations(context),
    () => forgetAddresses(context),
    () => forgetNotifications(context),
    () => forgetPhotos(context),
    () => forgetPictures(db, files, now),
    () => forgetShares({ db }, addMonths(now, -retentionDays.logsMonths)),
    () =>
      untilNone(() =>
        closeLogs(
          { ...logMaintenance, now },
          { before: addMonths(now, -retentionDays.logsMonths) },
        ),
      ),
    () => forgetSpeech({ files, now }),
    () => forgetEvents({ db, now }),
    () => forgetDevices({ db, now }),
    () => untilNone(() => emptyBins(context, { before: addDays(now, -binDays) })),
    () => returnTokens(services), // after the erasures
    () => forgetTeamTasks(context),
    () => forgetTeams(context),
    () => forgetErased(context),
    () => forgetReturns({ db }, addDays(now, -returnDays)),
  ]
  const failures: unknown[] = []
  for (const part of parts) await part().catch((error) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

async function untilNone(step: () => Promise<number>) {
  while ((await step()) > 0);
}
