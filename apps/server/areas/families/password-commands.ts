import { eq } from 'drizzle-orm'
import { ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { changeUser, endSessions } from '../users/commands.ts'
import { lockUser } from '../users/queries.ts'
import { newOneTime, toGiven } from './member-commands.ts'
import { lockOwnFamily } from './queries.ts'
import { familyMembers } from './tables.ts'
import { mayHavePassword } from './view-queries.ts'

/**
 * Sets a new one-time password for a member of the caller's family who has no address; undefined
 * for anybody else. All sessions of the member end.
 */
export async function givePassword(context: CallerContext, memberId: number) {
  const { db, caller, now } = context
  const secret = await newOneTime(context)
  if (!secret.ok) return secret
  return db.transaction(async (tx) => {
    const family = await lockOwnFamily(tx, caller.id)
    const [membership] = await tx
      .select()
      .from(familyMembers)
      .where(eq(familyMembers.userId, memberId))
    const person = await lockUser(tx, memberId)
    const isPresent = membership?.familyId === family?.id && membership?.leftAt === null
    const loginName = membership?.loginName
    if (!family || !loginName || !isPresent || !person || !mayHavePassword(person, membership, now))
      return undefined
    await changeUser(tx, memberId, secret.given.columns)
    await endSessions(tx, [memberId])
    await writeLog(tx, now, {
      ...{ action: 'update', entity: 'users', actorId: caller.id, subjectId: memberId },
      newValue: { fields: ['one_time_password'] },
    })
    return ok({ given: toGiven(loginName, secret.given) })
  })
}
