import { expect, type Page } from '@playwright/test'
import { giveScores, type Person, person, sql } from './world.ts'

export async function scored(draft: Parameters<typeof person>[0] = {}): Promise<Person> {
  const ada = await person(draft)
  await giveScores(ada.id, [28, 21, 15, 25])
  return ada
}

/** Opens the list to tick, on the tab of the person's statements. */
export async function openList(page: Page) {
  await page.getByRole('tab', { name: 'Statements' }).click()
  await page.getByRole('button', { name: /^All statements/ }).click()
}
export const boxes = (page: Page) => page.getByRole('main').getByRole('checkbox')
/** Ticks a box by keyboard, because the input is visually hidden. */
export async function tick(page: Page, at: number) {
  await boxes(page).nth(at).press('Space')
  await expect(boxes(page).nth(at)).toBeChecked()
}
export const saved = (page: Page) => expect(page.getByText(/^Saved/)).toBeVisible()
export const ticksOf = async (id: number) =>
  (
    await sql<{ count: number }>(
      'select count(*)::int from selected_attributes where user_id = $1 and ticked',
      [id],
    )
  )[0]?.count

export async function write(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: 'Add statement' })
  await dialog.getByLabel('The statement').fill(title)
  await dialog.getByRole('button', { name: 'Save' }).click()
}
