import { isTooFew } from '@quartet/domain/dashboard.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { separately } from '../../queue/separately.ts'
import type { Services } from '../../services.ts'
import { listAddressees } from '../languages/queries.ts'
import { notify } from '../notifications/commands.ts'
import { hasNotificationSince } from '../notifications/queries.ts'
import { findRights } from '../roles/rights-queries.ts'
import { readSettings } from '../settings/queries.ts'
import { lockUser } from '../users/queries.ts'
import { storedScopeOf } from './access.ts'
import { countFigures } from './commands.ts'
import { weeklyFiguresMail } from './mails.ts'
import { findOrganization, listTypeFigures } from './queries.ts'
import { listFigureReaders } from './reader-queries.ts'

/** A job that is tried again within this time sends nothing twice. */
const pauseDays = 6

/** Tells administrators once a week, in a notification and by mail, how far their people have come. */
export async function sendWeeklyFigures(services: Services) {
  const { db, clock, log } = services
  const now = clock()
  if (!(await readSettings(db)).email_digest) return
  await countFigures({ db, now }, { waits: true })
  const { each, end } = separately(log, 'weekly-figures')
  let readers = await listFigureReaders(db, 0)
  while (readers.length > 0) {
    await each(
      readers,
      (id) => `person ${id}`,
      (id) => sendTo(services, id, now),
    )
    readers = await listFigureReaders(db, readers.at(-1) ?? 0)
  }
  end()
}

const sendTo = ({ db, queue, publicUrl }: Services, id: number, now: Date) =>
  db.transaction(async (tx) => {
    const reader = await lockUser(tx, id)
    if (!reader) return // erased meanwhile
    const grants = await findRights(tx, id, now)
    const scope = storedScopeOf({ grants, organizationId: reader.organizationId })
    if (!scope) return
    const types = await listTypeFigures({ db: tx, now }, scope)
    if (isTooFew(types.reduce((sum, { people }) => sum + people, 0))) return
    if (await hasNotificationSince(tx, id, 'weekly_figures', addDays(now, -pauseDays))) return
    const mailed = await notify(tx, now, 'weekly_figures', [{ userId: id, data: {} }])
    const institution = (await findOrganization(tx, scope.organizationId))?.name ?? 'Quartet'
    for (const { id: of, ...to } of await listAddressees(tx, mailed))
      await queue.send(tx, 'mail', {
        ...weeklyFiguresMail(to, publicUrl, { institution, types }),
        of: [of],
      })
  })
