import { expect, type Page } from '@playwright/test'
import { makeClass } from './class-cards.ts'
import { complaintsOf, expectAccessible } from './look.ts'
import { pressPrint, printed } from './paper.ts'
import { signIn } from './sign-up.ts'
import { rows } from './tasks.ts'
import { test } from './test.ts'

type Card = { card_name: string; pin: string; link: string }
type Cards = { class_code: string; cards: Card[] }

/** What a button that makes cards shows, with the links that are only in the QR codes. */
async function cardsFrom(page: Page, press: () => Promise<unknown>): Promise<Cards> {
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/cards') && response.request().method() === 'POST',
  )
  await press()
  return (await answer).json()
}

const cardNamed = ({ cards }: Cards, name: string): Card =>
  cards.find(({ card_name }) => card_name === name) ?? { card_name: '', pin: '', link: '' }
const pathOf = ({ link }: Card) => link.slice(new URL(link).origin.length)

async function typeCard(page: Page, code: string, { card_name, pin }: Card) {
  await page.getByLabel('Class code').fill(code)
  await page.getByLabel('Your name, as on the card').fill(card_name)
  await page.getByLabel('PIN').fill(pin)
  await page.getByRole('button', { name: 'Log in' }).click()
}
const expectLoggedIn = (page: Page) => expect(page).toHaveURL(/\/new-theme\/profile$/)

test('a teacher prints class cards, a child logs in with one, and is out when it ends', async ({
  page,
  elsewhere: tablet,
}) => {
  const complaints = complaintsOf(page)
  const { teacher, address } = await makeClass(['Ada', 'Bo', 'Ada'])
  await signIn(page, teacher.email, { at: address })
  await page.getByRole('link', { name: 'Class cards' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Class cards')
  await page.getByRole('button', { name: 'Turn on class cards' }).click()
  await expect(rows(page)).toHaveCount(3)
  await expectAccessible(page)
  const all = await cardsFrom(page, () =>
    page.getByRole('button', { name: 'Make missing cards (3)' }).click(),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Print these cards now')
  const bo = cardNamed(all, 'Bo')
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bo' })
  await expect(item).toContainText(bo.pin)
  await expect(item.getByRole('img')).toBeVisible()
  await expectAccessible(page)
  await pressPrint(page, page.getByRole('button', { name: 'Print' }))
  const [sheet = '', ...others] = await printed(page)
  expect(others).toEqual([])
  for (const { card_name, pin } of all.cards) {
    expect(sheet).toContain(`${card_name} Class code`)
    expect(sheet).toContain(pin)
  }
  expect(sheet).not.toContain('Print these cards now')

  await tablet.goto('/login')
  await tablet.getByRole('link', { name: 'Log in with a class card' }).click()
  await expectAccessible(tablet)
  await tablet.getByRole('button', { name: 'Log in' }).click()
  await expect(tablet.getByLabel('Class code')).toBeFocused()
  await typeCard(tablet, all.class_code, { ...bo, pin: bo.pin === '4711' ? '4712' : '4711' })
  await expect(tablet.getByText('Please check what’s on your card')).toBeVisible()
  await expect(tablet.getByLabel('PIN')).toBeFocused()
  await typeCard(tablet, all.class_code.toLowerCase(), { ...bo, card_name: ' bo ' })
  await expectLoggedIn(tablet)
  await tablet.goto('/settings/account')
  await expect(tablet.getByText('You logged in with a class card.')).toBeVisible()
  await expect(tablet.getByText('with a class card', { exact: false }).last()).toBeVisible()
  await expect(tablet.getByLabel('New password')).toHaveCount(0)
  await expectAccessible(tablet)

  await page.getByRole('button', { name: 'Done' }).click()
  const row = rows(page).filter({ hasText: 'Bo Lovelace' })
  await expect(row).toContainText('Has a card')
  await row.getByRole('button', { name: 'End card: Bo Lovelace' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('stops working at once')
  await dialog.getByRole('button', { name: 'End card' }).click()
  await expect(row).toContainText('No card')
  await tablet.reload()
  await expect(tablet).toHaveURL(/\/401/)
  expect(complaints).toEqual([])
})

test('a QR code opens the account with the PIN only, and a new card replaces it', async ({
  page,
  elsewhere: tablet,
}) => {
  const { teacher, address } = await makeClass(['Zoë'])
  await signIn(page, teacher.email, { at: `${address}/class-cards` })
  await page.getByRole('button', { name: 'Turn on class cards' }).click()
  const first = cardNamed(
    await cardsFrom(page, () =>
      page.getByRole('button', { name: 'Make card: Zoë Lovelace' }).click(),
    ),
    'Zoë',
  )
  await tablet.goto(pathOf(first))
  await expect(tablet.getByText('Now type the PIN from your card.')).toBeVisible()
  await expect(tablet).toHaveURL(/\/class$/)
  await expect(tablet.getByLabel('PIN')).toBeFocused()
  await expect(tablet.getByText('Zoë')).toHaveCount(0)
  await expectAccessible(tablet)
  await tablet.getByLabel('PIN').fill(first.pin)
  await tablet.keyboard.press('Enter')
  await expectLoggedIn(tablet)

  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'New card: Zoë Lovelace' }).click()
  const second = cardNamed(
    await cardsFrom(page, () =>
      page.getByRole('dialog').getByRole('button', { name: 'New card' }).click(),
    ),
    'Zoë',
  )
  await tablet.reload()
  await expect(tablet).toHaveURL(/\/401/)
  await tablet.goto(pathOf(first))
  await tablet.getByLabel('PIN').fill(second.pin)
  await tablet.keyboard.press('Enter')
  await expect(tablet.getByText('That didn’t work.')).toBeVisible()
  // on another page first, because only the fragment differs
  await tablet.goto('/login')
  await tablet.goto(pathOf(second))
  await tablet.getByLabel('PIN').fill(second.pin)
  await tablet.keyboard.press('Enter')
  await expectLoggedIn(tablet)
  await tablet.goto('/class')
  await expect(tablet.getByText('Someone is still logged in on this device.')).toBeVisible()
  await tablet.getByRole('link', { name: 'Log out' }).click()
  await expect(tablet).toHaveURL(/\/log(in|out)/)

  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Turn off class cards' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off class cards' }).click()
  await expect(page.getByRole('button', { name: 'Turn on class cards' })).toBeVisible()
})
