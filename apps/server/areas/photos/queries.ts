import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { users } from '../users/tables.ts'

/** Returns which of the names some user has as image. */
export async function imagesInUse(db: Db, names: string[]) {
  const rows = await db
    .select({ image: users.image })
    .from(users)
    .where(sql`${users.image} = any(${sql.param(names)}::text[])`)
  return new Set(rows.map(({ image }) => image))
}
