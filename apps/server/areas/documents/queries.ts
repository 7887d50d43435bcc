import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { Reader as DocumentReader } from '../../documents/frame.ts'
import { translateTo } from '../../documents/texts.ts'
import type { Caller } from '../../security/caller.ts'
import { listLanguages } from '../languages/queries.ts'
import { bundlesOf } from '../localization/queries.ts'
import { users } from '../users/tables.ts'

/** The countries whose printers have Letter paper. */
const letterCountries = ['US', 'CA']

/** Who reads a document: the caller, in their language and on the paper of their country. */
export async function findReader(db: Db, caller: Caller, now: Date): Promise<DocumentReader> {
  const all = await listLanguages(db, 'all')
  const language = all.find(({ id }) => id === caller.languageId)
  if (!language) throw new Error(`language ${caller.languageId} is gone`)
  const [user] = await db
    .select({ country: users.country })
    .from(users)
    .where(eq(users.id, caller.id))
  const { tag } = language
  const isRtl = language.rtl === 1
  return {
    t: await translateTo({ tag, isRtl }, await bundlesOf(db, language)),
    language: { tag, isRtl },
    tags: new Map(all.map((one) => [one.id, one.tag])),
    paper: letterCountries.includes(user?.country ?? '') ? 'us-letter' : 'a4',
    now,
  }
}
