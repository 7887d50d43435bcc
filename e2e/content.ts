import { expect, type Page } from '@playwright/test'
import { signIn } from './sign-up.ts'
import { person, sql } from './world.ts'

/** Signs in as a content editor and opens an address. */
export async function openAsEditor(page: Page, address: string, languageId = 1) {
  const editor = await person({ role: 'content_editor', firstName: 'Edda', languageId })
  await signIn(page, editor.email, { at: address, languageId })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return editor
}

/**
 * Creates English school topics in this order, with a unique mark appended to their names so that
 * other tests have different ones.
 */
export async function giveTopics(names: readonly string[]) {
  const mark = Math.random().toString(36).slice(2, 8)
  const rows = await sql<{ id: number; name: string }>(
    `with shared as (
       insert into topic_groups (area, key, "order")
       select 'school', name || ' ' || $2, 900 + at from unnest($1::text[]) with ordinality given(name, at) returning key, "order")
     insert into topic_versions (group_key, name, language_id) select key, key, 1 from shared order by "order" returning id, name`,
    [names, mark],
  )
  return { mark, ids: rows.map(({ id }) => id), names: rows.map(({ name }) => name) }
}
