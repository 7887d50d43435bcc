import { shownDate } from '@quartet/domain/dates.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { writtenDate, writtenMoment } from './dates.ts'
import { i18next, showTexts } from './texts.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await i18next.changeLanguage('en')
})

test('tables show days in figures', () => {
  expect(shownDate('2026-12-06')).toBe('06 / 12 / 2026')
  expect(shownDate('2026-12-06T23:30:00Z')).toBe('06 / 12 / 2026')
})

test('sentences write the month, in the language of the page and with Latin digits', async () => {
  const written = { en: 'December 6, 2026', ge: '6. Dezember 2026', ar: '6 ديسمبر 2026' }
  for (const [locale, day] of Object.entries(written)) {
    await showTexts(locale, locale === 'ge' ? 'de' : locale)
    expect(writtenDate('2026-12-06')).toBe(day)
  }
  expect(writtenMoment(new Date(2026, 11, 6, 23, 30).toISOString())).toBe('6 ديسمبر 2026')
})

test('a language without texts shows the months in English, like its texts', async () => {
  await showTexts('fr', 'fr')
  expect(writtenDate('2026-12-06')).toBe('December 6, 2026')
})

test('a browser without the language shows figures, not English months', async () => {
  await showTexts('mt', 'mt')
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([])
  expect(writtenDate('2026-12-06')).toBe('06 / 12 / 2026')
})
