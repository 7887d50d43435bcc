import type { World } from './world.ts'

/**
 * A published language without any content, so that everything falls back to English. Returns its
 * id.
 */
export async function bareLanguage(world: World, title = 'Hebrew'): Promise<number> {
  const { rows } = await world.pool.query(
    "insert into languages (title, locale, tag, published) values ($1, lower($1), 'he', true) returning id",
    [title],
  )
  return rows[0].id
}
