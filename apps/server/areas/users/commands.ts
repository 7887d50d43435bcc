import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../base/db.ts'
import { scores, users } from './tables.ts'

export type NewUser = Omit<typeof users.$inferInsert, 'id' | 'email' | 'logAlias'> & { email: string }

/** The new account's id; undefined when the address has one already, also in a race. */
export async function createUser(tx: Transaction, user: NewUser): Promise<number | undefined> {
  const [made] = await tx
    .insert(users)
    .values({ ...user, email: user.email.trim().toLowerCase() })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return made?.id
}

type Changes = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'firstName'
    | 'lastName'
    | 'aboutMe'
    | 'jobTitle'
    | 'topics'
    | 'skills'
    | 'flowInstructions'
    | 'taskInstructions'
    | 'removed'
    | 'languageId'
    | 'passwordHash'
    | 'emailVerifiedAt'
  >
>

/** Changes some fields; answers the row as it was and as it is now. */
export async function changeUser(tx: Transaction, id: number, changes: Changes) {
  const [before] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  const [after] = await tx.update(users).set(changes).where(eq(users.id, id)).returning()
  if (!before || !after) throw new Error(`user ${id} is gone`)
  if (changes.removed === 1) await tx.execute(sql`delete from sessions where user_id = ${id}`) // who is restored signs in anew
  return { before, after }
}

type NewScores = Omit<typeof scores.$inferInsert, 'userId'>

/** Puts new scores in the place of the old ones; the newest finished inventory counts (method D7). */
export async function keepScores(tx: Transaction, userId: number, now: NewScores) {
  const [before] = await tx.select().from(scores).where(eq(scores.userId, userId))
  await tx
    .insert(scores)
    .values({ userId, ...now })
    .onConflictDoUpdate({
      target: scores.userId,
      set: {
        sequence: sql`excluded.sequence`,
        precision: sql`excluded.precision`,
        technicalReasoning: sql`excluded.technical_reasoning`,
        confluence: sql`excluded.confluence`,
        source: sql`excluded.source`,
        qualityFlags: sql`excluded.quality_flags`,
        scoredAt: sql`excluded.scored_at`,
      },
    })
  return before
}
