import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A text in the form in which lists search and sort it: lower case, without accents, ß as ss. */
export const folded = (text: SQLWrapper): SQL<string> =>
  sql`regexp_replace(normalize(replace(lower(${text}), 'ß', 'ss'), NFKD), '[\\u0300-\\u036f\\u064b-\\u065f]', '', 'g')`

/**
 * The `like` pattern for folded texts that contain this text. % and _ are matched literally, in
 * their full-width forms too.
 */
export const containing = (text: string): SQL =>
  sql`'%' || replace(replace(replace(${folded(sql`${text}::text`)}, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`
