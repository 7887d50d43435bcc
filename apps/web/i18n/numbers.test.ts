import { expect, test } from 'vitest'
import { counted, shownNumber } from './numbers.ts'
import { i18next, showTexts } from './texts.ts'

test.each([
  ['en', 'en', '20,625', '20,625 selected'],
  ['ge', 'de', '20.625', '20.625 ausgewählt'],
  ['ar', 'ar', '20,625', '\u206820,625\u2069 عنصرًا محدَّدًا'],
])('numbers have the separators of the language: %s', async (locale, tag, number, text) => {
  await showTexts(locale, tag)
  expect(shownNumber(20_625)).toBe(number)
  expect(i18next.t('table.chosen', counted(20_625))).toBe(text)
  await showTexts('en', 'en')
})
