import { describe, expect, test } from 'vitest'
import { firstLanguages } from '../languages.ts'
import { ar } from './ar.ts'
import { el } from './el.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { ge } from './ge.ts'
import { it } from './it.ts'
import { mt } from './mt.ts'
import { pt } from './pt.ts'

const english: Record<string, string> = en
const told: Record<string, Record<string, string>> = { ge, it, el, mt, pt, es, ar }
const placesOf = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place)
const ending = /_(zero|one|two|few|many|other)$/
const counted = new Set(
  Object.keys(en).flatMap((key) => (key.endsWith('_other') ? [key.replace(ending, '')] : [])),
)

describe.each(Object.keys(told))('the texts in %s', (locale) => {
  const texts = told[locale] ?? {}
  const tag = firstLanguages.find((language) => language.locale === locale)?.tag

  test('have either all plural forms of the language for a counted text or none', () => {
    const forms = new Intl.PluralRules(tag)
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== 'many' || locale !== 'it')
    const begun = [...counted].filter((key) =>
      Object.keys(texts).some((one) => ending.test(one) && one.replace(ending, '') === key),
    )
    expect(
      begun
        .flatMap((key) => forms.map((form) => `${key}_${form}`))
        .filter((key) => !(key in texts)),
    ).toEqual([])
  })

  test('use only placeholders of the English texts', () => {
    const beyond = Object.entries(texts).flatMap(([key, text]) => {
      const known = placesOf(english[key] ?? english[key.replace(ending, '_other')])
      return placesOf(text)
        .filter((place) => !known.includes(place))
        .map((place) => `${key}: ${place}`)
    })
    expect(beyond).toEqual([])
  })
})
