import { describe, expect, test } from 'vitest'
import { decode } from './demand.ts'
import { pointsIn } from './points.ts'
import { readyWall, type WallWord } from './wall.ts'

const word = (pattern: WallWord['pattern'], text: string, weight: 1 | 2 = 1): WallWord => ({
  text,
  forms: [],
  pattern,
  weight,
})
const wall = readyWall([
  word('sequence', 'plan'),
  word('precision', 'explain'),
  word('precision', 'check'),
  word('technical_reasoning', 'build', 2),
  word('confluence', 'invent'),
  word('confluence', 'be bold'),
  word('confluence', 'new ideas'),
])

describe('the points of a text', () => {
  test.each([
    ['numbers with a full stop or a bracket', '1. Plan\n2) Build\n(3) Check', ['1', '2', '3']],
    ['letters', 'a) Plan\nb) Build', ['a', 'b']],
    ['bullets, which have no label', '- Plan\n• Build', [null, null]],
    ['Arabic digits', '١. خطط\n٢. ابنِ', ['١', '٢']],
    ['not a single numbered line', '1. Plan\nBuild', []],
    ['not dates or numbers inside a line', 'On 3. May\nat 4.30', []],
    ['none in nothing', '', []],
  ])('%s', (_, text, labels) => expect(pointsIn(text).map(({ label }) => label)).toEqual(labels))

  test('numbers that do not follow each other are no points', () => {
    expect(pointsIn('3. May: plan\n10. May: draw\n')).toEqual([])
    expect(pointsIn('٣. خطّط\n٤. ارسم\n').map(({ label }) => label)).toEqual(['٣', '٤'])
  })

  test('a label that occurs twice names no point', () => {
    const labels = pointsIn('1. a\n2. b\nThen\n1. c\n').map(({ label }) => label)
    expect(labels).toEqual([null, '2', null])
  })

  test('end before a sentence of its own, but not before the rest of a line', () => {
    const text = 'a) Make a\nposter\nb) Draw\nGraded: spelling\n'
    expect(pointsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'a) Make a\nposter\n',
      'b) Draw\n',
    ])
  })

  test('end before the next point or at an empty line', () => {
    const text = 'Do this:\n1. Plan\nit well\n2. Build\n\nThank you'
    expect(pointsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '1. Plan\nit well\n',
      '2. Build\n',
    ])
  })
})

describe('what speaks for a pattern', () => {
  test('are its distinct words, heaviest first, and the points that mainly ask for it', () => {
    const text = '1. Invent it. Be bold.\n2. Plan and check.\n3. Build it. Invent it again.'
    const { evidence } = decode(text, wall)
    expect(evidence.confluence).toEqual({
      words: ['Invent', 'Be bold'],
      points: ['1'],
      isVisible: true,
    })
    expect(evidence.technical_reasoning).toEqual({
      words: ['Build'],
      points: ['3'],
      isVisible: true,
    })
    expect(evidence.sequence).toEqual({ words: ['Plan'], points: [], isVisible: false })
  })

  test('a point with as much of other patterns asks mainly for none', () => {
    const { evidence } = decode('- Plan, check, be bold, invent\n- Plan', wall)
    expect(evidence.confluence).toMatchObject({ points: [] })
  })
})
