import { addDays, addMonths } from '@quartet/domain/dates.ts'
import { binDays } from '@quartet/domain/task.ts'
import { forgetCardPages, forgetPaymentEvents, forgetPayments } from './areas/billing/jobs.ts'
import { forgetTrials } from './areas/billing/trial-commands.ts'
import { forgetCards } from './areas/class-cards/commands.ts'
import { forgetClassSessions } from './areas/class-sessions/commands.ts'
import { forgetReturns, returnTokens } from './areas/classroom/commands.ts'
import { forgetPictures } from './areas/cms/jobs.ts'
import { forgetContacts } from './areas/contacts/commands.ts'
import { forgetCourses } from './areas/courses/commands.ts'
import { forgetCourseFiles } from './areas/courses/jobs.ts'
import { tidyExports } from './areas/exports/jobs.ts'
import { forgetGroups } from './areas/groups/commands.ts'
import { eraseAnswers } from './areas/inventory/jobs.ts'
import { forgetInvitations } from './areas/invitations/commands.ts'
import { forgetChecks } from './areas/logs/check-commands.ts'
import { closeLogs, eraseLogValues } from './areas/logs/commands.ts'
import { giveUpChecks } from './areas/logs/jobs.ts'
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
import { forgetRosters } from './areas/roster/jobs.ts'
import { forgetDevices, forgetEvents } from './areas/security/commands.ts'
import { readRetention } from './areas/settings/queries.ts'
import { forgetAttachments, forgetLinks, forgetShares } from './areas/sharing/jobs.ts'
import { forgetSpeech } from './areas/speech/jobs.ts'
import { emptyBins } from './areas/tasks/jobs.ts'
import { forgetTeams } from './areas/teams/commands.ts'
import { forgetAddresses } from './areas/teams/member-commands.ts'
import { forgetTeamTasks } from './areas/teams/task-commands.ts'
import { forgetCategories } from './areas/user-categories/commands.ts'
import { giveUpUserChanges } from './areas/user-changes/commands.ts'
import { forgetUserChanges } from './areas/user-changes/jobs.ts'
import { followContracts, tellOfContracts } from './areas/users/admin-jobs.ts'
import type { LogMaintenance } from './db/maintenance.ts'
import { partsSeparately } from './queue/separately.ts'
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
  const parts: Record<string, () => Promise<unknown>> = {
    eraseAsked: () => eraseAsked(context),
    followContracts: () => followContracts(context, retentionDays),
    tellOfContracts: () => tellOfContracts(context, retentionDays),
    eraseWithInstitution: () => eraseWithInstitution(context),
    tidyExports: () => tidyExports(services, now),
    eraseUnconfirmed: () => eraseUnconfirmed(context, retentionDays),
    eraseUnused: () => eraseUnused(context, retentionDays),
    tellUnused: () => tellUnused(context, retentionDays),
    eraseAnswers: () =>
      untilNone(() =>
        eraseAnswers(context, { before: addMonths(now, -retentionDays.answersMonths) }),
      ),
    eraseViews: () =>
      untilNone(() => eraseViews(context, { before: addMonths(now, -retentionDays.logsMonths) })),
    eraseLogValues: () => eraseLogValues(logMaintenance), // in case its job was lost with its queue
    forgetAttachments: () => forgetAttachments({ files, now }),
    forgetLinks: () => forgetLinks(context),
    forgetTrials: () => forgetTrials(db, addMonths(now, -retentionDays.trialsMonths)),
    forgetPayments: () => forgetPayments(db, addMonths(now, -12 * retentionDays.paymentsYears)),
    forgetPaymentEvents: () => forgetPaymentEvents(context),
    forgetCardPages: () => forgetCardPages(context),
    forgetContacts: () => forgetContacts(context),
    forgetGroups: () => forgetGroups(context),
    forgetCategories: () => forgetCategories(context),
    forgetCards: () => forgetCards(context),
    forgetClassSessions: () => forgetClassSessions(context),
    forgetCourses: () => forgetCourses(context),
    forgetCourseFiles: () => forgetCourseFiles({ db, files }, now),
    forgetInvitations: () => forgetInvitations(context),
    forgetAddresses: () => forgetAddresses(context),
    forgetNotifications: () => forgetNotifications(context),
    forgetPhotos: () => forgetPhotos(context),
    forgetPictures: () => forgetPictures(db, files, now),
    forgetShares: () => forgetShares({ db }, addMonths(now, -retentionDays.logsMonths)),
    closeLogs: () =>
      untilNone(() =>
        closeLogs(
          { ...logMaintenance, now },
          { before: addMonths(now, -retentionDays.logsMonths) },
        ),
      ),
    giveUpUserChanges: () => giveUpUserChanges({ db, now }),
    forgetUserChanges: () => forgetUserChanges({ db, now }),
    giveUpChecks: () => giveUpChecks(db, now),
    forgetChecks: () => forgetChecks(db, addMonths(now, -retentionDays.logsMonths)),
    forgetRosters: () => forgetRosters({ db, now }),
    forgetSpeech: () => forgetSpeech({ files, now }),
    forgetEvents: () => forgetEvents({ db, now }),
    forgetDevices: () => forgetDevices({ db, now }),
    emptyBins: () => untilNone(() => emptyBins(context, { before: addDays(now, -binDays) })),
    returnTokens: () => returnTokens(services), // after the erasures
    forgetTeamTasks: () => forgetTeamTasks(context),
    forgetTeams: () => forgetTeams(context),
    forgetErased: () => forgetErased(context),
    forgetReturns: () => forgetReturns({ db }, addDays(now, -returnDays)),
  }
  await partsSeparately({ log: services.log, job: 'retention' }, parts)
}

async function untilNone(step: () => Promise<number>) {
  while ((await step()) > 0);
}
