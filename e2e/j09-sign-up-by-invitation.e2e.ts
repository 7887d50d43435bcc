/// <reference lib="dom" />
import { createHash, randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import {
  chooseCountry,
  confirmAddress,
  createAccount,
  fillCard,
  fillPassword,
  goOn,
  logIn,
  signIn,
  solveCaptcha,
} from './sign-up.ts'
import { test } from './test.ts'
import { mailTo, newAddress, person, sql } from './world.ts'

const linkIn = (mail: string) =>
  /\/(?:register-basic|invitation)\/[^\s"<]+/.exec(mail)?.[0] ?? 'no link'
async function invite(page: Page, address: string) {
  await page.getByLabel('Find someone').fill(address)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText('The invitation is on its way.')).toBeVisible()
}
/** An invitation of Ada to an address, to her team. */
async function toTeam(ada: { id: number }, email: string) {
  const token = randomBytes(32).toString('base64url')
  const [team] = await sql<{ id: number }>(
    `insert into teams (name, leader_id) values ('Night sky', $1) returning id`,
    [ada.id],
  )
  await sql('insert into team_members (team_id, email) values ($1, $2)', [team?.id, email])
  const [invitation] = await sql<{ id: number }>(
    `insert into invitations (inviter_id, email, team_id, token_hash, code_hash, expires_at)
     values ($1, $2, $3, $4, '', now() + interval '14 days') returning id`,
    [ada.id, email, team?.id, createHash('sha256').update(token).digest('base64url')],
  )
  return { team: team?.id, path: `/invitation/${invitation?.id}/night-sky#${token}` }
}

test('1 to 3 an invited address signs up, becomes a contact, and the link is used up', async ({
  page,
  elsewhere,
}) => {
  const complaints = complaintsOf(page)
  const [ada, address] = [await person({ firstName: 'Ada' }), newAddress()]
  await signIn(elsewhere, ada.email, { at: '/new-theme/contacts' })
  await invite(elsewhere, address)
  const link = linkIn(await mailTo(address, 'register-basic'))

  await page.goto(`${link}x`)
  await expect(page.getByText('This invitation no longer works.')).toBeVisible()
  await page.goto(link)
  await expect(page).toHaveURL(/\/register-basic$/)
  await expect(page.getByText(/Ada.? invited you\./)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: '22 or older' }).press('Space')
  await chooseCountry(page, 'Malta')
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await expect(page.getByLabel('Email')).not.toBeEditable()
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await goOn(page)
  await fillCard(page)
  await goOn(page)
  await fillPassword(page)
  await solveCaptcha(page)
  await createAccount(page)
  await confirmAddress(page, address)
  await page.goto('/new-theme/contacts')
  await expect(page.getByRole('tab', { name: 'My Contacts (1)' })).toBeVisible()
  await expect(page.getByText(ada.name)).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByRole('tab', { name: 'My Contacts (1)' })).toBeVisible()

  await page.goto('/logout')
  await page.goto(link)
  await expect(page.getByText('This invitation no longer works.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign up without this invitation' }).click()
  await expect(page.getByText('This invitation no longer works.')).toBeHidden()
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
})

test('4 signed out, log in or sign up is offered; the code opens it too', async ({
  page,
  elsewhere,
}) => {
  const [ada, bo, eve] = [await person({ firstName: 'Ada' }), await person(), await person()]
  const { team, path } = await toTeam(ada, bo.email)
  await page.goto(path)
  await expect(
    page.getByRole('heading', { name: /invites you to the team .+Night sky/ }),
  ).toBeVisible()
  await expect(
    page.getByText(/the members of the team see your name, your four scores/),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()
  await expectAccessible(page)

  await signIn(elsewhere, eve.email, { at: path })
  await expect(elsewhere.getByText('You’re logged in with a different address.')).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'Accept' })).toHaveCount(0)

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, bo.email)
  await expect(page).toHaveURL(/\/invitation\/\d+\/night-sky$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Accept and share my scores with this team' }).click()
  await expect(page.getByText('You’ve joined the team.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/new-theme/teams/${team}$`))
  expect(await sql('select user_id, status from team_members where team_id = $1', [team])).toEqual([
    { user_id: bo.id, status: 'accepted' },
  ])
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'This invitation can’t be opened' })).toBeVisible()
  await expectAccessible(page)
})

test('somebody with an account accepts with the code of the mail, or declines', async ({
  page,
  elsewhere,
}) => {
  const [ada, bo] = [await person({ firstName: 'Ada' }), await person({ firstName: 'Bo' })]
  await sql('update users set removed = 1 where id = $1', [bo.id])
  await signIn(elsewhere, ada.email, { at: '/new-theme/contacts' })
  await invite(elsewhere, bo.email)
  await sql('update users set removed = 0 where id = $1', [bo.id])
  await elsewhere.getByRole('tab', { name: 'Pending Requests' }).click()
  await elsewhere.getByRole('button', { name: `Send again: ${bo.email}` }).click()
  const mail = await mailTo(bo.email, '/invitation/')
  const [, code] = /^([A-Z2-9]{8})\s*$/m.exec(mail) ?? []
  await page.goto(linkIn(mail).replace(/#.*/, ''))
  await page.getByLabel('Code from the email').fill('AAAAAAAA')
  await page.getByRole('button', { name: 'Open invitation' }).click()
  await expect(page.getByText('This invitation no longer works.')).toBeVisible()
  await page.getByLabel('Code from the email').fill(` ${code?.toLowerCase()}`)
  await page.getByRole('button', { name: 'Open invitation' }).click()
  await expect(page.getByText(bo.email)).toBeVisible()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Invitation declined')).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByText(bo.email)).toBeHidden()
})
