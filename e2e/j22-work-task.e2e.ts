import { expect } from '@playwright/test'
import { complaintsOf } from './look.ts'
import { signIn } from './sign-up.ts'
import { fillTask, giveTasks, namesShown } from './tasks.ts'
import { test } from './test.ts'
import { giveScores, person } from './world.ts'

test('work tasks have their own list, topics and pages', async ({ page }) => {
  const complaints = complaintsOf(page)
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await giveTasks(ada.id, ['Essay'])
  await giveTasks(ada.id, ['Quarterly report'], 'work')
  await signIn(page, ada.email, { at: '/at-work' })
  await expect(page).toHaveURL(/\/new-theme\/at-work$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work tasks')
  expect(await namesShown(page, 1)).toEqual(['Quarterly report'])
  const topics = async () => {
    const options = page.getByRole('dialog').getByLabel('Topic').getByRole('option')
    // the first option is there before the topics are loaded
    await expect(options.nth(1)).toBeAttached()
    return options.allInnerTexts()
  }
  await page.getByRole('button', { name: 'Add task' }).click()
  const ofWork = await topics()
  await fillTask(page, {
    name: 'Hand over the shift',
    topic: 1,
    description: 'Write down what is open.',
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/new-theme\/at-work\/\d+$/)
  await page.goto('/new-theme/tasks')
  expect(await namesShown(page, 1)).toEqual(['Essay'])
  await page.getByRole('button', { name: 'Add task' }).click()
  const ofSchool = await topics()
  expect(ofWork.length).toBeGreaterThan(2)
  expect(ofSchool.filter((topic) => ofWork.includes(topic))).toEqual(['Choose a topic'])
  expect(complaints).toEqual([])
})
