import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { defaultLanguageId } from '../../db/default-language.ts'
import type { Addressee } from '../../mail/mail.ts'
import { englishOf, type MailLanguage } from '../../mail/mail-texts.ts'
import { localization } from '../localization/tables.ts'
import { readersOf } from '../users/queries.ts'
import { users } from '../users/tables.ts'
import { languages } from './tables.ts'

export { defaultLanguageId }

export const listLanguages = (db: Reader, which: 'published' | 'all') =>
  db
    .select()
    .from(languages)
    .where(which === 'published' ? eq(languages.published, true) : undefined)
    .orderBy(asc(languages.id))

/** Also finds unpublished languages. */
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

const changedMailTexts = (languageId: SQL | number) =>
  sql<Record<string, string>>`(
    select coalesce(json_object_agg(key, value), '{}') from ${localization} t where t.area = 'email' and t.language_id = ${languageId})`

/** Languages with their mail texts by id, whether they are published or not. */
export async function listMailLanguages(
  db: Reader,
  ids: readonly number[],
): Promise<Map<number, MailLanguage & { published: boolean }>> {
  const rows = await db
    .select({
      id: languages.id,
      locale: languages.locale,
      tag: languages.tag,
      rtl: languages.rtl,
      published: languages.published,
      changed: changedMailTexts(sql`${languages.id}`),
      changedEnglish: changedMailTexts(defaultLanguageId),
    })
    .from(languages)
    .where(inArray(languages.id, [...ids]))
  return new Map(rows.map(({ id, ...language }) => [id, language]))
}

/** The languages in which people get mails: English instead of one that is not published. */
async function languagesOfReaders(db: Reader, ids: readonly number[]) {
  const all = await listMailLanguages(db, [...new Set(ids)])
  return (id: number): MailLanguage => {
    const language = all.get(id)
    if (!language) throw new Error(`there is no language ${id}`)
    return language.published ? language : englishOf(language)
  }
}

/** Whom a mail goes to; undefined for an account without an email address. */
export async function addresseeOf(
  db: Reader,
  { email, firstName, languageId }: { email: string | null; firstName: string; languageId: number },
): Promise<Addressee | undefined> {
  if (email === null) return undefined
  const languageOf = await languagesOfReaders(db, [languageId])
  return { email, firstName, language: languageOf(languageId) }
}

/**
 * The same for several people by their ids, without those whose address is not confirmed, since it
 * may belong to somebody else.
 */
export const listAddressees = async (
  db: Reader,
  ids: readonly number[],
): Promise<(Addressee & { id: number })[]> => {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      languageId: users.languageId,
    })
    .from(users)
    .where(
      and(sql`${users.id} = any(${sql.param([...ids])}::int[])`, isNotNull(users.emailVerifiedAt)),
    )
    .orderBy(asc(users.id))
  const languageOf = await languagesOfReaders(
    db,
    rows.map(({ languageId }) => languageId),
  )
  return rows.flatMap(({ id, email, firstName, languageId }) =>
    email === null ? [] : [{ id, email, firstName, language: languageOf(languageId) }],
  )
}

type Share = { count: number; of: number }
type State = typeof languages.$inferSelect & {
  readers: number
  statements: Share
  walls: Share
  forms: { age_group_id: 1 | 2 | 3; active: boolean; pilot: boolean }[]
}

/**
 * Every language, or the one with `id`, with its completeness. Call it without tenant scope, since
 * it counts all users.
 */
export async function listStates(db: Reader, id?: number): Promise<State[]> {
  const { rows } = await db.execute<State>(sql`
    select l.*,
      ${readersOf(sql`l.id`)} as readers,
      json_build_object('count', (select count(*) from attributes a where a.language_id = l.id and user_id is null and removed = 0),
        'of', (select count(distinct group_key) from attributes where user_id is null and removed = 0)) as statements,
      json_build_object('count', (select count(*) from walls w where w.language_id = l.id and removed = 0),
        'of', (select count(*) from walls w where w.language_id = ${defaultLanguageId} and removed = 0)) as walls,
      (select json_agg(json_build_object('age_group_id', age, 'active', f.id is not null, 'pilot', f.id is not null and f.pilot) order by age)
        from generate_series(1, 3) age left join forms f on f.age_group_id = age and f.language_id = l.id and f.status = 'active') as forms
    from languages l where ${id ?? null}::int is null or l.id = ${id ?? null}::int order by l.id`)
  return rows
}
