import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A text as lists search and sort it: letters of one case, without their accents, ß as ss. */
export const folded = (text: SQLWrapper): SQL<string> =>
  sql`regexp_replace(normalize(replace(lower(${text}), 'ß', 'ss'), NFKD), '[\\u0300-\\u036f\\u064b-\\u065f]', '', 'g')`

/** What a folded text is `like` that has this one in it; % and _ mean themselves, however wide they are written. */
export const containing = (text: string): SQL =>
  sql`'%' || replace(replace(replace(${folded(sql`${text}::text`)}, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`
