/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { Actions } from './actions.ts'
import { codeBox, solveCaptcha } from './sign-up.ts'
import { test } from './test.ts'
import { codeIn, mailTo, newAddress, organization, password } from './world.ts'

const most = { card: 56, code: 51 }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function enterPerson(page: Page, { fill, press, choose }: Actions, email: string) {
  await choose(page.getByRole('radio', { name: '22 or older' }))
  await fill(page.getByRole('combobox', { name: 'Country' }), 'germ')
  await press(page.getByRole('option', { name: 'Germany', exact: true }))
  await fill(page.getByLabel('First name'), 'Grace')
  await fill(page.getByLabel('Last name'), 'Hopper')
  await fill(page.getByLabel('Email', { exact: true }), email)
  await press(button(page, 'Continue'))
}

async function enterCard(page: Page, { fill, press, select }: Actions) {
  await expect(page.getByLabel('Name on the card')).toHaveValue('Grace Hopper')
  await fill(page.getByLabel('Card number'), '4242424242424242')
  await select(page.getByRole('combobox', { name: 'Month' }), '12')
  const year = String(new Date().getFullYear() + 2)
  await select(page.getByRole('combobox', { name: 'Year' }), year)
  await fill(page.getByLabel('CVC code', { exact: true }), '123')
  await press(button(page, 'Continue'))
}

async function createAccount(page: Page, { fill, press }: Actions, email: string) {
  await fill(page.getByLabel('Password', { exact: true }), password)
  await fill(page.getByLabel('Confirm password'), password)
  await solveCaptcha(page)
  await press(button(page, 'Create Account'))
  await fill(codeBox(page), codeIn(await mailTo(email)))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the inventory works')
}

/** Answers every statement and question, with the presses that the screens need. */
async function takeInventory(page: Page, actions: Actions) {
  const { fill, press, choose } = actions
  await press(page.getByRole('button', { name: 'Start', exact: false }))
  await expect(page.locator('[data-number="1"]')).toBeVisible()
  for (let number = 1; number <= 28; number++) {
    await goToItem(page, actions, number)
    const statement = page.locator(`fieldset[data-number="${number}"]`)
    await choose(statement.getByRole('radio').nth((number * 3) % 5))
  }
  for (let number = 29; number <= 31; number++) {
    await goToItem(page, actions, number)
    const question = page.locator(`[data-number="${number}"] textarea`)
    await fill(question, `What I do first depends on the day, answer ${number}.`)
  }
  await press(button(page, 'Check and finish'))
  await press(button(page, 'Finish'))
}

/**
 * Continues to the screen of the next item, unless it is on the screen already or the screen is a
 * single answered statement, which turns by itself.
 */
async function goToItem(page: Page, { press }: Actions, number: number) {
  const items = await page
    .locator('[data-number]')
    .evaluateAll((all) => all.map(({ dataset, localName }) => [Number(dataset.number), localName]))
  const isShown = items.some(([shown]) => shown === number)
  const turns = items.length === 1 && items[0]?.[1] === 'fieldset'
  if (!isShown && !turns) await press(button(page, 'Next'))
}

const result = (page: Page) => expect(page).toHaveURL(/\/new-theme\/result$/)

test('with a card, few actions lead from the first page to the result', async ({ page }) => {
  const [actions, email] = [new Actions(), newAddress()]
  await page.goto('/')
  await actions.press(page.getByRole('link', { name: 'Get started' }).first())
  await actions.press(page.getByRole('link', { name: 'Start free trial' }).first())
  await enterPerson(page, actions, email)
  await enterCard(page, actions)
  await createAccount(page, actions, email)
  await takeInventory(page, actions)
  await result(page)
  expect(actions.count, actions.done.join('\n')).toBeLessThanOrEqual(most.card)
})

test('on a phone, with an institution code, fewer do', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [actions, email, { code }] = [new Actions(), newAddress(), await organization()]
  await page.goto('/')
  await actions.press(page.getByRole('link', { name: 'I have an institution code' }))
  await actions.fill(page.getByLabel('Institution code'), code)
  await enterPerson(page, actions, email)
  await createAccount(page, actions, email)
  await takeInventory(page, actions)
  await result(page)
  expect(actions.count, actions.done.join('\n')).toBeLessThanOrEqual(most.code)
})
