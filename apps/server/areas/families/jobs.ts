import { familyStageOf, isLookedAfter, isThirteen } from '@quartet/domain/families.ts'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { eachSeparately } from '../../queue/separately.ts'
import type { CommandContext } from '../../services.ts'
import { listAddressees } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { notify } from '../notifications/commands.ts'
import { changeUser } from '../users/commands.ts'
import { lockUser } from '../users/queries.ts'
import { keepMember, lockPlaceOf } from './care-commands.ts'
import { findOrderedErasure } from './care-queries.ts'
import { familyNarrowedMail } from './mails.ts'
import { type Family, listGrowing, lockFamily } from './queries.ts'
import { familyMembers } from './tables.ts'

/**
 * Notifies members who reached an age, and the administrators who see less of them from then on
 * (method D35), once; children who turned 13 move on to the inventory of teenagers.
 */
export async function tellOfAges(context: CommandContext) {
  const { db, now, log } = context
  const year = now.getUTCFullYear()
  const members = await listGrowing(db)
  const grown = members.filter(
    ({ person, membership }) => familyStageOf(person, year) !== membership.noticedStage,
  )
  const to = { log, job: 'tellOfAges' }
  await eachSeparately(
    to,
    grown,
    ({ person }) => `person ${person.id}`,
    ({ membership }) => db.transaction((tx) => tellOfAge(tx, context, membership)),
  )
}

type User = NonNullable<Awaited<ReturnType<typeof lockUser>>>

async function tellOfAge(
  tx: Transaction,
  context: CommandContext,
  { familyId, userId }: typeof familyMembers.$inferSelect,
) {
  const { now } = context
  const year = now.getUTCFullYear()
  const place = await lockPlaceOf(tx, userId)
  const family = familyId === null ? undefined : await lockFamily(tx, familyId)
  const person = await lockUser(tx, userId)
  if (!family || !person) return
  const noticedStage = familyStageOf(person, year)
  // another process was faster, or the person left
  const changed = await tx
    .update(familyMembers)
    .set({ noticedStage, shares: false })
    .where(
      and(
        eq(familyMembers.userId, userId),
        eq(familyMembers.familyId, family.id),
        isNull(familyMembers.leftAt),
        ne(familyMembers.noticedStage, noticedStage),
      ),
    )
    .returning()
  if (changed.length === 0) return
  if (person.ageGroupId === 1 && isThirteen(person.turns18In, year))
    await changeUser(tx, userId, { ageGroupId: 2 })
  if (!isLookedAfter(noticedStage) && (await findOrderedErasure(tx, family.id, userId)))
    await keepMember(tx, { ...context, actorId: null }, { memberId: userId, place })
  await writeLog(tx, now, {
    ...{ action: 'update', entity: 'family_members', entityId: family.id, actorId: null },
    ...{ subjectId: userId, newValue: { stage: noticedStage } },
  })
  await tellBoth(tx, context, { family, person })
}

async function tellBoth(
  tx: Transaction,
  { queue, publicUrl, now }: CommandContext,
  { family, person }: { family: Family; person: User },
) {
  const data = { event: 'narrowed', family: family.name } as const
  const readers = await notify(tx, now, 'family', [
    { userId: person.id, data },
    { userId: family.adminId, actorId: person.id, data },
  ])
  for (const { id, ...to } of await listAddressees(tx, readers))
    await queue.send(tx, 'mail', {
      ...familyNarrowedMail(to, person, publicUrl),
      of: [id, person.id],
    })
}
