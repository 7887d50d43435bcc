import { patterns } from '@quartet/domain/patterns.ts'
import { fold, tokensOf } from '@quartet/domain/wall.ts'
import { describe, expect, test } from 'vitest'
import { firstLanguages } from '../languages.ts'
import { readWall, readWalls, type WallKey } from './wall.ts'

describe.each(firstLanguages)('the word walls in $title', ({ locale }) => {
  test.each(['school', 'school-children', 'work', 'career'] as WallKey[])(
    '%s has 40 to 100 cue words per pattern',
    (key) => {
      const { words } = readWall(locale, key)
      for (const pattern of patterns) {
        const count = words.filter((word) => word.pattern === pattern).length
        expect(count, pattern).toBeGreaterThanOrEqual(40)
        expect(count, pattern).toBeLessThanOrEqual(100)
      }
    },
  )

  test('have each form once, of at most four words', () => {
    for (const { words } of readWalls(locale)) {
      const forms = words.flatMap(({ text, forms }) => [text, ...forms])
      expect(forms.filter((form) => tokensOf(form).length > 4)).toEqual([])
      const written = forms.map((form) => form.normalize('NFC').toLowerCase())
      expect(written.filter((form, at) => written.indexOf(form) !== at)).toEqual([])
    }
  })
})

test.each([
  ['sequence', 'first next plan list schedule step format neat complete arrange timeline'],
  ['precision', 'explain describe define cite evidence detail compare measure verify specify'],
  ['technical_reasoning', 'build fix operate demonstrate solve tool troubleshoot diagram code'],
  ['confluence', 'imagine create invent suggest brainstorm perform predict metaphor'],
] as const)(
  'the English school wall has the cue words of %s that the method names',
  (pattern, named) => {
    const own = readWall('en', 'school').words.filter((word) => word.pattern === pattern)
    const forms = new Set(own.flatMap(({ text, forms }) => [text, ...forms]).map(fold))
    expect(named.split(' ').filter((word) => !forms.has(word))).toEqual([])
  },
)
