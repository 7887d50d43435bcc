import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '../../base/db.ts'
import type { Addressee } from '../../base/mail.ts'
import { languages } from './tables.ts'

export const defaultLanguageId = 1

export const listLanguages = (db: Reader, which: 'published' | 'all') =>
  db
    .select()
    .from(languages)
    .where(which === 'published' ? eq(languages.published, true) : undefined)
    .orderBy(asc(languages.id))

/** Published or not. */
export async function findLanguage(db: Reader, id: number) {
  const [language] = await db.select().from(languages).where(eq(languages.id, id))
  return language
}

export async function findPublishedLanguage(db: Reader, id: number) {
  const [language] = await db
    .select()
    .from(languages)
    .where(and(eq(languages.id, id), eq(languages.published, true)))
  return language
}

/** To whom a mail goes, and in whose language; undefined for an account without an address. */
export async function addresseeOf(
  db: Reader,
  { email, firstName, languageId }: { email: string | null; firstName: string; languageId: number },
): Promise<Addressee | undefined> {
  if (email === null) return undefined
  const [language] = await db.select({ locale: languages.locale }).from(languages).where(eq(languages.id, languageId))
  return { email, firstName, locale: language?.locale ?? 'en' }
}
