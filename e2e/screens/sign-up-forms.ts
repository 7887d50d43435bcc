import { expect } from '@playwright/test'
import { chooseCountry, fillCard, fillPassword, goOn, solveCaptcha } from '../sign-up.ts'
import { newAddress } from '../world.ts'
import type { Visitor } from './visitor.ts'

/** The forms of families, professionals and coaching clients. */
export async function signUpOtherwise({ page, say, see, languageId, tag }: Visitor) {
  const country = new Intl.DisplayNames([tag], { type: 'region' }).of('US') ?? ''
  await page.goto(`/register-family?lang=${languageId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('register.title_family'))
  await goOn(page, say)
  await see('register-family-errors')
  await page.locator('input[type=radio][value="2"]').first().press('Space')
  await page.locator('input[type=radio][value="1"]').last().press('Space')
  await expect(page.getByText(say('consent.child_family'))).toBeVisible()
  await see('register-family-child')

  await page.goto(`/register-coaching?lang=${languageId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('register.title_coaching'))
  await page.locator('input[type=radio][value="3"]').press('Space')
  await solveCaptcha(page, say)
  await page.getByRole('button', { name: say('register.submit') }).click()
  await expect(page.getByText(say('field.city_missing'))).toBeVisible()
  await page.keyboard.press('Escape') // closes the list of countries, which has the focus
  await see('register-coaching-errors')
  await page.locator('select[name=language]').selectOption(String(languageId))
  await fillCard(page, undefined, say)
  await fillPassword(page, undefined, say)
  await see('register-coaching')

  await page.goto(`/register-professional?lang=${languageId}`)
  await page.locator('input[type=radio][value="3"]').press('Space')
  await chooseCountry(page, country, say)
  await page.getByLabel(say('register.first_name'), { exact: true }).fill('Grace')
  await page.getByLabel(say('register.last_name'), { exact: true }).fill('Hopper')
  await page.getByLabel(say('register.email'), { exact: true }).fill(newAddress())
  await goOn(page, say)
  await expect(page.getByText(/99[.,]99/).first()).toBeVisible()
  await see('register-professional-payment')
}
