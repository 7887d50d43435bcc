import { describe, expect, test } from 'vitest'
import {
  englishFor,
  hasSamePlaceholders,
  placeholdersIn,
  pluralFormsOf,
  textAreaOf,
  textKeysFor,
} from './interface-texts.ts'

const english = {
  'login.title': 'Log in',
  'left.days_one': '{{count}} day',
  'left.days_other': '{{count}} days',
  'team.other': 'Other',
}

describe('interface texts', () => {
  test('belong to one of the areas register, error and app', () => {
    expect(
      ['register.title', 'error.locked', 'field.required', 'tasks.title'].map(textAreaOf),
    ).toEqual(['register', 'error', 'error', 'app'])
  })

  test('have the plural forms that a language needs', () => {
    expect(['en', 'de', 'it', 'es'].map((tag) => pluralFormsOf(tag).join(' '))).toEqual(
      Array.from({ length: 4 }, () => 'one other'),
    )
    expect(pluralFormsOf('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
    expect(textKeysFor('de', english)).toEqual(Object.keys(english))
    expect(textKeysFor('mt', english)).toContain('left.days_few')
    expect(textKeysFor('ar', english)).toHaveLength(2 + 6)
  })

  test('have an English text for every plural form', () => {
    expect(englishFor('left.days_few', english)).toBe('{{count}} days')
    expect(englishFor('left.days_one', english)).toBe('{{count}} day')
    expect(englishFor('nothing', english)).toBeUndefined()
  })

  test.each([
    ['x', 'Hello {{name}}', 'Ciao {{ name }}', true],
    ['x', 'Hello {{name}}', 'Ciao', false],
    ['x', 'Hello', 'Ciao {{name}}', false],
    ['x', 'Hello {{name}}', 'Ciao {{name}} {{', false],
    ['x', 'Hello', 'Ciao $t(login.title)', false],
    ['days_one', '{{count}} day', 'un giorno', true],
    ['days_few', '{{count}} days', 'giorni', false],
  ])('hasSamePlaceholders: %s, %s, %s', (key, source, text, saved) => {
    expect(hasSamePlaceholders(key, source, text)).toBe(saved)
  })

  test('list each placeholder once', () => {
    expect(placeholdersIn('{{a}} {{b}} {{a}}')).toEqual(['a', 'b'])
  })
})
