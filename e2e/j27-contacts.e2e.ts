/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { newAddress, organization, person, sql } from './world.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
async function request(page: Page, searched: string, name: string) {
  await page.getByLabel('Find someone').fill(searched)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Send request: ${name}` }).click()
  await expect(page.getByText('The request has been sent.')).toBeVisible()
}

test('two people become contacts, and one of them ends it', async ({ page, elsewhere }) => {
  const complaints = complaintsOf(page)
  const [ada, bo] = [await person({ firstName: 'Ada' }), await person({ firstName: 'Bo' })]
  await signIn(page, ada.email, { at: '/contacts' })
  await expect(page).toHaveURL(/\/new-theme\/contacts$/)
  await expect(page.getByText('You don’t have any contacts yet.')).toBeVisible()
  await request(page, bo.email, bo.name)
  await tab(page, 'Pending Requests (1)').click()
  await expect(page.getByRole('button', { name: `Cancel request: ${bo.name}` })).toBeVisible()

  await signIn(elsewhere, bo.email, { at: '/new-theme/contacts' })
  await tab(elsewhere, 'Received Requests (1)').click()
  await expect(elsewhere).toHaveURL(/tab=received$/)
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('button', { name: `Accept: ${ada.name}` }).click()
  await expect(elsewhere.getByText('You’re contacts now.')).toBeVisible()
  await expect(tab(elsewhere, 'My Contacts (1)')).toBeVisible()
  await expect(elsewhere.getByText('No one is waiting for your answer.')).toBeVisible()

  // what the other one has answered meanwhile is said, and the lists follow
  await page.getByRole('button', { name: `Cancel request: ${bo.name}` }).click()
  await expect(page.getByText('This has changed in the meantime.')).toBeVisible()
  await tab(page, 'My Contacts (1)').click()
  await page.getByRole('button', { name: `Remove: ${bo.name}` }).click()
  const sure = page.getByRole('dialog')
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await expect(tab(page, 'My Contacts (1)')).toBeVisible()
  await page.getByRole('button', { name: `Remove: ${bo.name}` }).click()
  await expectAccessible(page)
  await sure.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible()
  await expect(tab(page, 'My Contacts (0)')).toBeVisible()
  await elsewhere.reload()
  await expect(tab(elsewhere, 'My Contacts (0)')).toBeVisible()
  expect(complaints).toEqual([])
})

test('colleagues find each other by name; who blocks is not found any more', async ({
  page,
  elsewhere,
}) => {
  const school = await organization()
  const mark = Date.now().toString(36)
  const member = { type: 'institution', organizationId: school.id } as const
  const ada = await person({ ...member, role: 'institution_member', firstName: `Ada${mark}` })
  const bo = await person({ ...member, role: 'institution_member', firstName: `Bo${mark}` })
  await signIn(page, ada.email, { at: '/new-theme/contacts' })
  await request(page, `bo${mark}`, bo.name)
  await signIn(elsewhere, bo.email, { at: '/new-theme/contacts?tab=received' })
  await elsewhere.getByRole('button', { name: `Block: ${ada.name}` }).click()
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(elsewhere.getByText('Person blocked')).toBeVisible()
  await page.reload()
  // a block looks like a request without an answer
  await expect(tab(page, 'Pending Requests (1)')).toBeVisible()
  await page.getByLabel('Find someone').fill(`bo${mark}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('No one was found.')).toBeVisible()
})

test('who is blocked is listed, and can get a request again; addresses are invited and withdrawn', async ({
  page,
  elsewhere,
}) => {
  const [ada, bo, address] = [await person(), await person({ firstName: 'Bo' }), newAddress()]
  await signIn(page, ada.email, { at: '/new-theme/contacts' })
  await sql('insert into contacts (requester_id, addressee_id, status) values ($1, $2, $3)', [
    ada.id,
    bo.id,
    'accepted',
  ])
  await page.reload()
  await page.getByRole('button', { name: `Block: ${bo.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  const blocked = page.getByRole('region', { name: 'Blocked' })
  await blocked.getByRole('button', { name: `Unblock and send request: ${bo.name}` }).click()
  await expect(page.getByText('The request has been sent.')).toBeVisible()
  await expect(blocked).toBeHidden()

  await signIn(elsewhere, bo.email, { at: '/notifications' })
  await elsewhere
    .getByRole('main')
    .getByRole('link', { name: `${ada.name} would like to be your contact.` })
    .click()
  await expect(elsewhere).toHaveURL(/contacts\?tab=received$/)

  await page.getByLabel('Find someone').fill(address)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Invite' }).click()
  await tab(page, 'Pending Requests').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Withdraw: ${address}` }).click()
  await expect(page.getByText('Invitation withdrawn')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Invited by email' })).toBeHidden()
})

test('nobody answers for somebody else', async ({ page }) => {
  const [ada, bo, eve] = [await person(), await person(), await person()]
  await sql('insert into contacts (requester_id, addressee_id) values ($1, $2)', [ada.id, bo.id])
  const [contact] = await sql<{ id: number }>('select id from contacts where requester_id = $1', [
    ada.id,
  ])
  await signIn(page, eve.email, { at: '/new-theme/contacts' })
  const status = await page.evaluate(async (id) => {
    const { access_token } = JSON.parse(localStorage.getItem('session') ?? '{}')
    const { status } = await fetch(`/api/users/change/status/contact/${id}/1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
    })
    return status
  }, contact?.id)
  expect(status).toBe(404)
})
