import { describe, expect, test } from 'vitest'
import {
  isFormTooComplex,
  isJsonTooComplex,
  isQueryTooComplex,
  shapeLimits,
} from './request-shape.ts'

const { query, form, json } = shapeLimits
const part = (key: string) =>
  `--border\r\nContent-Disposition: form-data; name="${key}"\r\n\r\nx\r\n`
const isForm = (body: string, type = 'multipart/form-data; boundary=border') =>
  isFormTooComplex(type, Buffer.from(`${body}--border--\r\n`))
const pairs = (count: number) => Array.from({ length: count }, (_, at) => `k${at}=1`).join('&')

describe('isQueryTooComplex', () => {
  test.each([
    ['what a list sends', 'limit=24&offset=0&search_text=a%20b&filter[language_id]=1', false],
    ['nothing', '', false],
    ['as many pairs as may be', pairs(query.pairs), false],
    ['one pair more', pairs(query.pairs + 1), true],
    ['brackets as deep as may be', `a${'[b]'.repeat(query.depth)}=1`, false],
    ['one bracket more', `a${'[b]'.repeat(query.depth + 1)}=1`, true],
    ['the same, encoded', `a${'%5Bb%5d'.repeat(query.depth + 1)}=1`, true],
    ['brackets in a value', `a=${'[b]'.repeat(100)}`, false],
    ['a long key', `${'k'.repeat(3 * query.keyCharacters + 1)}=1`, true],
    ['a long value', `a=${'x'.repeat(query.characters + 1)}`, true],
  ])('checks %s', (_, search, expected) => expect(isQueryTooComplex(search)).toBe(expected))
})

describe('isFormTooComplex', () => {
  test.each([
    ['as many parts as may be', part('a').repeat(form.parts), false],
    ['one part more', part('a').repeat(form.parts + 1), true],
    ['a deep key', part(`a${'[b]'.repeat(form.depth + 1)}`), true],
    ['a list', part('emails[4]'), false],
    ['a long key', part('k'.repeat(form.keyBytes + 1)), true],
    [
      'a head without end',
      `--border\r\nContent-Disposition: ${'x'.repeat(form.headerBytes)}`,
      true,
    ],
  ])('checks %s', (_, body, expected) => expect(isForm(body)).toBe(expected))

  test('counts the parts of a body whose boundary is quoted', () => {
    expect(
      isForm(part('a').repeat(form.parts + 1), 'Multipart/Form-Data; charset=x; boundary="border"'),
    ).toBe(true)
  })
})

describe('isJsonTooComplex', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  const list = (count: number) => `[${'1,'.repeat(count - 1)}1]`
  const signs = '[{,'.repeat(json.values)
  test.each([
    ['as many values as may be', list(json.values), false],
    ['one value more', list(json.values + 1), true],
    ['lists as deep as may be', nested(json.depth), false],
    ['one list more', nested(json.depth + 1), true],
    ['lists that nobody closes', '['.repeat(json.depth + 1), true],
    ['many lists side by side', `[${'[],'.repeat(1000)}[]]`, false],
    [
      'such signs in a text',
      JSON.stringify([signs, `${signs}"`, `\\"${signs}`, `${signs}\\`]),
      false,
    ],
    ['such signs after a text', `["a\\\\",${nested(json.depth)}]`, true],
    ['a text that nobody ends', `["${signs}`, false],
    ['nothing', '', false],
  ])('checks %s', (_, text, expected) => expect(isJsonTooComplex(text)).toBe(expected))
})
