import { addDays } from '@quartet/domain/dates.ts'
import { noticeErasureDay } from '@quartet/domain/institution.ts'
import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { eachSeparately } from '../../queue/separately.ts'
import type { CommandContext } from '../../services.ts'
import {
  followContract,
  stampAdmissionNotice,
  stampErasureNotice,
} from '../institutions/commands.ts'
import {
  contractsToFollow,
  lockOrganizationIfFree,
  type Organization,
  organizationOf,
} from '../institutions/queries.ts'
import { addresseeOf, defaultLanguageId } from '../languages/queries.ts'
import { notify } from '../notifications/commands.ts'
import { eachOf } from '../privacy/commands.ts'
import { hasOwnPeople, staysAfterAll, toTellOfContract } from '../privacy/queries.ts'
import type { Retention } from '../settings/queries.ts'
import {
  admissionsWaitingMail,
  contractContinuesMail,
  contractEndedMail,
  contractErasureGuardianMail,
  contractErasureMail,
  contractErasureSoonMail,
  erasureUndoneGuardianMail,
  erasureUndoneMail,
} from './admin-mails.ts'
import { stampContractNotice } from './commands.ts'
import { addresseesOf, listAdministrators } from './list-queries.ts'
import { awaitsSchool, holdUserIf } from './queries.ts'

/**
 * Notifies the administrators of an institution about new people waiting for admission, at most
 * once a day.
 */
export const tellOfAdmissions = ({ db, queue, publicUrl, now }: CommandContext) =>
  db.transaction(async (tx) => {
    for (const { id, count } of await stampAdmissionNotice(tx, awaitsSchool, now)) {
      const administrators = await listAdministrators(tx, id)
      const data = { event: 'needed', by: 'school', count } as const
      const drafts = administrators.map((administrator) => ({ userId: administrator.id, data }))
      const readers = await notify(tx, now, 'consent', drafts)
      for (const administrator of administrators.filter((one) => readers.includes(one.id))) {
        const to = await addresseeOf(tx, administrator)
        if (to) await queue.send(tx, 'mail', admissionsWaitingMail(to, count, publicUrl))
      }
    }
  })

/**
 * Records whose contract ended or continues, and notifies contact and administrators at once and
 * again some days before the data of the members is erased (method D42). One transaction per
 * institution.
 */
export async function followContracts(context: CommandContext, spans: Retention) {
  const { db, now, log } = context
  const follow = (id: number) =>
    db.transaction(async (tx) => {
      // the process that has locked it handles it, or the next run does
      if (!(await lockOrganizationIfFree(tx, id))) return
      const organization = await followContract(tx, id, spans, now)
      if (organization) await tellContract(tx, context, organization, spans)
    })
  const ids = await contractsToFollow(db, spans.contractNoticeDays, now)
  const to = { log, job: 'followContracts' }
  await eachSeparately(to, ids, (id) => `institution ${id}`, follow)
}

async function tellContract(
  tx: Transaction,
  { queue, publicUrl, now }: CommandContext,
  organization: Organization,
  spans: Retention,
) {
  const { id, name, eraseMembersFrom: eraseFrom, erasureToldFor, erasureRemindedFor } = organization
  const isSoon = eraseFrom !== null && eraseFrom <= addDays(now, spans.contractNoticeDays)
  const isNews = eraseFrom?.getTime() !== erasureToldFor?.getTime()
  if (!isNews && (!isSoon || eraseFrom.getTime() === erasureRemindedFor?.getTime())) return
  await stampErasureNotice(tx, id, {
    erasureToldFor: eraseFrom,
    erasureRemindedFor: isSoon ? eraseFrom : null,
  })
  if (!(await hasOwnPeople(tx, id))) return // without members
  for (const to of await contractAddressees(tx, organization)) {
    if (eraseFrom === null) await queue.send(tx, 'mail', contractContinuesMail(to, name, publicUrl))
    else
      await queue.sendNotice(
        tx,
        (isNews ? contractEndedMail : contractErasureSoonMail)(to, {
          id,
          name,
          eraseFrom,
          url: publicUrl,
        }),
      )
  }
}

/** Contact and administrators of an institution, each address once. */
async function contractAddressees(
  tx: Transaction,
  { id, contactEmail, contactName, languageId }: Organization,
) {
  const contact =
    contactEmail === ''
      ? []
      : [
          {
            email: contactEmail.toLowerCase(),
            firstName: contactName,
            languageId: languageId ?? defaultLanguageId,
          },
        ]
  const people = [...(await listAdministrators(tx, id)), ...contact]
  const rows = await Promise.all(people.map((one) => addresseeOf(tx, one)))
  return [...new Map(rows.flatMap((to) => (to ? [[to.email, to] as const] : []))).values()]
}

/**
 * Notifies each member, and the guardian of a minor, some days before their data is erased with the
 * institution, or that their account stays after all.
 */
export async function tellOfContracts(context: CommandContext, spans: Retention) {
  const { queue, publicUrl, now } = context
  await eachIf(context, toTellOfContract(spans.contractNoticeDays, now), async (tx, id) => {
    const organization = await organizationOf(tx, id)
    if (!organization?.eraseMembersFrom) return
    const eraseFrom = noticeErasureDay(organization.eraseMembersFrom, spans, now)
    await stampContractNotice(tx, id, eraseFrom)
    const { person, guardian, firstName, isClosed } = await addresseesOf(tx, id, now)
    const about = { institution: organization.name, eraseFrom }
    if (person && !isClosed)
      await queue.sendNotice(tx, contractErasureMail(person, { ...about, url: publicUrl }))
    if (guardian)
      await queue.sendNotice(tx, {
        ...contractErasureGuardianMail(guardian, { ...about, name: firstName }),
        of: [id],
      })
  })
  await eachIf(context, staysAfterAll, async (tx, id) => {
    await stampContractNotice(tx, id, null)
    const { person, guardian, firstName, isClosed, hasOwnDay } = await addresseesOf(tx, id, now)
    if (isClosed || hasOwnDay) return // still erased by request or by an order of staff
    if (person) await queue.send(tx, 'mail', erasureUndoneMail(person, publicUrl))
    if (guardian)
      await queue.send(tx, 'mail', {
        ...erasureUndoneGuardianMail(guardian, firstName),
        of: [id],
      })
  })
}

/**
 * Runs `work` in one transaction per person if the condition still holds once the row is locked.
 */
const eachIf = (
  context: CommandContext,
  condition: SQL | undefined,
  work: (tx: Transaction, id: number) => Promise<void>,
) =>
  eachOf(context, 'tellOfContracts', condition, (id) =>
    context.db.transaction(async (tx) => {
      if (await holdUserIf(tx, id, condition)) await work(tx, id)
    }),
  )
