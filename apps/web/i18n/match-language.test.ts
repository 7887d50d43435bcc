import { firstLanguages } from '@quartet/content/languages.ts'
import { expect, test } from 'vitest'
import { matchLanguage } from './match-language.ts'

test.each([
  [['de-AT', 'en-US'], 'de'],
  [['pt-BR'], 'pt'],
  [['AR-eg'], 'ar'],
  [['fr-FR', 'fr', 'it-CH', 'en'], 'it'],
  [['en-GB', 'de'], 'en'],
  [['el'], 'el'],
  [['mt-MT'], 'mt'],
  [['fr', 'ja-JP'], undefined],
  [['', 'x'], undefined],
  [[], undefined],
])('%o is %s', (preferred, tag) => {
  expect(matchLanguage(preferred, firstLanguages)?.tag).toBe(tag)
})

test('a language of the same country comes first, another country is better than none', () => {
  const offered = [{ tag: 'pt-PT' }, { tag: 'pt-BR' }, { tag: 'de' }]
  expect(matchLanguage(['pt-BR', 'de'], offered)?.tag).toBe('pt-BR')
  expect(matchLanguage(['pt-AO', 'de'], offered)?.tag).toBe('pt-PT')
})
