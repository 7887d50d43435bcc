import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './look.ts'
import { createAccount, fillPassword, fillPerson, goOn, signIn, solveCaptcha } from './sign-up.ts'
import { test } from './test.ts'
import { newAddress, organization, person, sql } from './world.ts'

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

const individual = () => person({ type: 'individual', role: 'individual' })
async function join(page: Page, code: string) {
  await page.getByLabel('Institution code').fill(code)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
}

test('1 and 2 who is signed in reads why until the next try, and joins another institution', async ({
  page,
}) => {
  const [none, other] = [await organization({ seats: 0 }), await organization()]
  const ada = await individual()
  await signIn(page, ada.email, { at: '/institution' })
  await join(page, none.code)
  await expect(page.getByRole('alert')).toHaveText(full)
  await page.getByLabel('Institution code').fill(other.code)
  await expect(page.getByRole('alert')).toHaveText(full)
  expect(await sql('select organization_id from users where id = $1', [ada.id])).toEqual([
    { organization_id: null },
  ])
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('heading', { name: other.name })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('who waits for a place gets the one that becomes free', async ({ page, elsewhere }) => {
  const { id, code, name } = await organization({ seats: 1 })
  const member = await person({ type: 'institution', organizationId: id })
  const ada = await individual()
  await signIn(page, ada.email, { at: '/institution' })
  await join(page, code)
  await page.getByRole('button', { name: 'Wait for a place' }).click()
  await expect(page.getByText(`${name}: you’re number 1 on the waiting list.`)).toBeVisible()
  await expectAccessible(page)

  await signIn(elsewhere, member.email, { at: '/institution' })
  await elsewhere.getByRole('button', { name: 'Leave the institution' }).click()
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Leave the institution' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Join an institution' })).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(`${name}: a place is reserved for you until`)).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  await page.getByRole('button', { name: 'Take the place' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
})
