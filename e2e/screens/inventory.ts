import { expect, type Page } from '@playwright/test'
import { beyond } from '../look.ts'
import { signIn } from '../sign-up.ts'
import { answerAll, giveScores, person } from '../world.ts'
import type { Visitor } from './visitor.ts'

const statements = (page: Page) => page.locator('fieldset[data-number]')

export async function takeInventory({ page, say, see, languageId, sample }: Visitor) {
  const { email } = await person({ languageId })
  await signIn(page, email, { languageId })
  await expect(page.getByRole('heading', { name: say('profile.no_scores') })).toBeVisible()
  await see('profile-empty')
  await page.goto('/before')
  await expect(page.getByRole('link', { name: say('before.continue') })).toBeVisible()
  await expect(page.getByRole('paragraph').first()).toBeVisible()
  await see('before')
  await page.goto('/new-theme/instructions')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await see('instructions')
  await page.goto('/new-theme/questions')
  await expect(statements(page)).toHaveCount(7)
  await page.getByRole('radio').nth(3).press('Space')
  await see('questions')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/new-theme/questions#2')
  await expect(statements(page)).toHaveCount(1)
  expect([
    await beyond(page),
    await statements(page).locator('legend').getAttribute('dir'),
  ]).toEqual([0, null])
  await see('question-phone')
  await page.setViewportSize({ width: 1280, height: 800 })

  for (let number = 1; number <= 28; number++) {
    if (number % 7 === 1) await page.goto(`/new-theme/questions#${number}`)
    await page
      .locator(`fieldset[data-number="${number}"]`)
      .getByRole('radio')
      .nth((number * 2) % 5)
      .press('Space')
  }
  await expect(
    page.getByText(say('questions.of_statements', { answered: 28, all: 28 })).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: say('questions.next'), exact: true }).click()
  await expect(page.getByRole('textbox')).toHaveCount(3)
  await page.getByRole('textbox').first().fill(sample.sentence)
  await see('open-questions')
  await page.getByRole('button', { name: say('questions.check'), exact: true }).click()
  await expect(page.getByRole('heading', { name: say('questions.check_title') })).toBeVisible()
  await see('check')
  await page.goto('/new-theme/questions#29')
  await expect(page.getByRole('textbox')).toHaveCount(3)
  for (const box of await page.getByRole('textbox').all()) await box.fill(sample.sentence)
  await page.getByRole('button', { name: say('questions.check'), exact: true }).click()
  await page.getByRole('button', { name: say('questions.finish'), exact: true }).click()
  await expect(page).toHaveURL(/\/new-theme\/result$/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await see('result')
  await page.goto('/new-theme/questions')
  await expect(page.getByRole('heading', { name: say('questions.done_title') })).toBeVisible()
  await see('finished')
}

/** The form for children, which can be read aloud, and the answers of an adult. */
export async function readInventory({ page, see, languageId }: Visitor) {
  const child = await person({ ageGroupId: 1, role: 'student', type: 'student', languageId })
  await signIn(page, child.email, { at: '/new-theme/questions', languageId })
  await expect(statements(page)).toHaveCount(1)
  await see('questions-child')
  await page.goto('/new-theme/questions#29')
  await expect(page.getByRole('textbox')).toHaveCount(1)
  await see('open-questions-child')

  const adult = await person({ languageId })
  await giveScores(adult.id, [28, 18, 15, 25])
  await answerAll(adult.id)
  await signIn(page, adult.email, { at: '/new-theme/answers', languageId })
  await expect(page.getByRole('listitem')).toHaveCount(31)
  await see('answers')
}
