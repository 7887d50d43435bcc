import { patterns } from '@quartet/domain/patterns.ts'
import { describe, expect, test } from 'vitest'
import { readWalls } from '../../packages/content/walls/wall.ts'
import { isRight, percent, rowsWith } from './decoded.ts'
import { spanishSamples } from './samples/es.ts'
import { portugueseSamples } from './samples/pt.ts'

const languages = [
  { name: 'Spanish', walls: readWalls('es'), samples: spanishSamples },
  { name: 'Portuguese', walls: readWalls('pt'), samples: portugueseSamples },
]

describe.each(languages)('the $name walls', ({ walls, samples }) => {
  test('propose nine tenths of the gold degrees of a dozen tasks', () => {
    const rows = rowsWith(walls, samples)
    expect(rows).toHaveLength(4 * 12)
    expect(percent(rows, isRight)).toBeGreaterThanOrEqual(90)
  })

  test.each([
    { area: 'school', children: true, words: 40 },
    { area: 'school', children: false, words: 60 },
    { area: 'work', children: false, words: 40 },
    { area: 'career', children: false, words: 30 },
  ])(
    'have $words words per pattern for $area (children: $children)',
    ({ area, children, words }) => {
      const wall = walls.find((one) => one.area === area && one.children === children)
      for (const pattern of patterns)
        expect(
          wall?.words.filter((word) => word.pattern === pattern).length,
        ).toBeGreaterThanOrEqual(words)
    },
  )
})
