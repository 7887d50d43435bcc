import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dark, light, type Scheme } from './tokens.ts'

/** WCAG 2.2 contrast of two colours written #rrggbb. */
function contrast(one: string, other: string) {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const tonesOf = (scheme: Scheme) => Object.entries({ ...scheme.patterns, ...scheme.moods })

/** Every pair of colours used together, with its required contrast ratio. */
function pairsOf(scheme: Scheme): [string, string, string, number][] {
  const { text, dim, page, surface, border, primary, onSolid } = scheme
  return [
    ...[page, surface].flatMap((background): [string, string, string, number][] => [
      ['text', text, background, 7],
      ['dim', dim, background, 4.5],
      ['primary', primary, background, 4.5],
      ['border', border, background, 3],
    ]),
    ['on primary', onSolid, primary, 4.5],
    ...tonesOf(scheme).flatMap(
      ([name, { solid, soft, ink }]): [string, string, string, number][] => [
        [`text on ${name} solid`, onSolid, solid, 4.5],
        [`text on ${name} soft`, text, soft, 7],
        [`${name} ink on soft`, ink, soft, 4.5],
        [`${name} ink on page`, ink, page, 4.5],
        [`${name} ink on surface`, ink, surface, 4.5],
        [`${name} solid on page`, solid, page, 3],
        [`${name} solid on surface`, solid, surface, 3],
        [`${name} solid on soft`, solid, soft, 3],
      ],
    ),
  ]
}

test.each([
  ['light', light],
  ['dark', dark],
] as const)('all texts and visible edges of the %s scheme have enough contrast', (_, scheme) => {
  const faint = pairsOf(scheme).filter(([, one, other, owed]) => contrast(one, other) < owed)
  expect(faint.map(([name, one, other]) => `${name}: ${contrast(one, other).toFixed(2)}`)).toEqual(
    [],
  )
})

test('contrast is computed as in WCAG and detects a faint pair', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast(light.patterns.sequence.solid, dark.page)).toBeLessThan(3)
})

test('printed documents have the same colours', () => {
  const layout = new URL('../../apps/server/documents/layout.typ', import.meta.url)
  const used = [...readFileSync(layout, 'utf8').matchAll(/rgb\("(#\w{6})"\)/g)].map(
    ([, hex]) => hex,
  )
  const { patterns, text, dim, line, border, page, primary } = light
  const tones = Object.values(patterns).flatMap(({ solid, soft, ink }) => [solid, soft, ink])
  expect(used.sort()).toEqual([text, dim, line, border, page, primary, ...tones].sort())
})
