import { expect } from '@playwright/test'
import { createAccount, fillPassword, fillPerson, goOn, solveCaptcha } from './sign-up.ts'
import { test } from './test.ts'
import { newAddress, organization, sql } from './world.ts'

const full = 'This institution has no places left. Please ask its administrator.'

test('3 the code of a full institution is refused under its field', async ({ page }) => {
  const { code, name } = await organization({ seats: 0 })
  await page.goto(`/register-basic?code=${code}`)
  await expect(page.getByRole('alert')).toHaveText(full)
  await expect(page.getByText(name)).toHaveCount(0)
  await fillPerson(page, newAddress())
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Personal information' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('when the last place is taken meanwhile, the field says so and everything typed stays', async ({
  page,
}) => {
  const { code, id } = await organization({ seats: 1 })
  const email = newAddress()
  await page.goto(`/register-basic?code=${code}`)
  await fillPerson(page, email)
  await goOn(page)
  await fillPassword(page)
  await solveCaptcha(page)
  await sql('update organizations set seats = 0 where id = $1', [id])
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert')).toHaveText(full)
  await expect(page.getByLabel('Institution code')).toBeFocused()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  expect(await sql('select id from users where email = $1', [email])).toEqual([])
  await sql('update organizations set seats = 1 where id = $1', [id])
  await goOn(page)
  await solveCaptcha(page)
  await createAccount(page)
})
