import { expect } from '@playwright/test'
import { fillPassword, fillPerson, goOn, solveCaptcha } from './sign-up.ts'
import { test } from './test.ts'
import { newAddress, organization, sql } from './world.ts'

test('3 signing up with the code of a full institution is rejected in a dialog', async ({
  page,
}) => {
  const { code } = await organization({ seats: 0 })
  const email = newAddress()
  await page.goto(`/register-basic?code=${code}`)
  await fillPerson(page, email)
  await goOn(page)
  await fillPassword(page)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('dialog', { name: 'That didn’t work' })).toContainText(
    'This institution has no places left. Please ask its administrator.',
  )
  expect(await sql('select id from users where email = $1', [email])).toEqual([])
})
