import type { LanguageRow } from '@quartet/content/languages.ts'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../base/db.ts'
import { languages } from './tables.ts'

/** The first languages; one that stands already stays as it is. Ids are given: they are on the wire. */
export async function loadLanguages(tx: Transaction, rows: readonly LanguageRow[]) {
  await tx
    .insert(languages)
    .overridingSystemValue()
    .values([...rows])
    .onConflictDoNothing()
  await tx.execute(sql`select setval(pg_get_serial_sequence('languages', 'id'), (select max(id) from languages))`)
}

/** Shows a language to everybody, if there is one of that name. */
export const publishLanguage = (tx: Transaction, locale: string) =>
  tx.update(languages).set({ published: true }).where(eq(languages.locale, locale))
