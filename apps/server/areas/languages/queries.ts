import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '../../base/db.ts'
import { languages } from './tables.ts'

export const defaultLanguageId = 1

export const listLanguages = (db: Reader, which: 'published' | 'all') =>
  db
    .select()
    .from(languages)
    .where(which === 'published' ? eq(languages.published, true) : undefined)
    .orderBy(asc(languages.id))

export async function findPublishedLanguage(db: Reader, id: number) {
  const [language] = await db
    .select()
    .from(languages)
    .where(and(eq(languages.id, id), eq(languages.published, true)))
  return language
}
