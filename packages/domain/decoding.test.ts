import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { laidOver, type Mark, marksIn, marksKept } from './decoding.ts'
import { autoMarks, decode, decoderVersion, neededBy } from './demand.ts'
import { type Pattern, patterns } from './patterns.ts'
import { readyWall, type WallWord } from './wall.ts'
import { weighMarks, weightsOf } from './weights.ts'

const word = (
  pattern: Pattern,
  text: string,
  weight: 1 | 2 | 3 = 1,
  ...forms: string[]
): WallWord => ({ text, forms, pattern, weight })
const words = [
  word('sequence', 'plan', 1, 'plans', 'planned', 'planning'),
  word('sequence', 'step by step', 2),
  word('sequence', 'in order', 1),
  word('precision', 'explain', 2, 'explains'),
  word('precision', 'step', 1),
  word('technical_reasoning', 'how it works', 3),
  word('technical_reasoning', 'build', 1, 'built'),
  word('confluence', 'plan something new', 2),
  word('confluence', 'größe', 1),
  word('confluence', 'l’idea', 1),
  word('sequence', 'أولًا', 1),
  word('precision', 'على المعنى', 1),
  word('sequence', 'βήμα προς βήμα', 2),
]
const wall = readyWall(words)
const markTexts = (text: string) =>
  marksIn(text, wall).map((mark) => `${mark.pattern}: ${mark.text}`)

describe('cue words are found', () => {
  test.each([
    [
      'in any case and form',
      'PLANNED, Planning, plan',
      ['sequence: PLANNED', 'sequence: Planning', 'sequence: plan'],
    ],
    ['as whole words only', 'explanation airplane planet', []],
    [
      'the longest phrase first',
      'Go step by step. One step.',
      ['sequence: step by step', 'precision: step'],
    ],
    [
      'the longest phrase, also from the right',
      'plan something new in order',
      ['confluence: plan something new', 'sequence: in order'],
    ],
    [
      'across hyphens and line ends',
      'a step-by-step guide, in\norder',
      ['sequence: step-by-step', 'sequence: in\norder'],
    ],
    [
      'not across other signs',
      'Get in. Order food, step, by, step',
      ['precision: step', 'precision: step'],
    ],
    ['whatever the apostrophe', "L'idea e l’idea", ["confluence: L'idea", 'confluence: l’idea']],
    [
      'composed or not, ß or ss',
      'GRÖSSE gro\u0308ße',
      ['confluence: GRÖSSE', 'confluence: gro\u0308ße'],
    ],
    [
      'with vowel signs or without, whatever seats the alif',
      'اولا أَوَّلاً أولــًا',
      ['sequence: اولا', 'sequence: أَوَّلاً', 'sequence: أولــًا'],
    ],
    ['with the dots of a last ya or without', 'علي المعني', ['precision: علي المعني']],
    [
      'with Greek accents or without',
      'ΒΗΜΑ ΠΡΟΣ ΒΗΜΑ, βημα προς βη\u0301μα',
      ['sequence: ΒΗΜΑ ΠΡΟΣ ΒΗΜΑ', 'sequence: βημα προς βη\u0301μα'],
    ],
    ['never over underscores', 'plan_b is a plan', ['sequence: plan', 'sequence: plan']],
    ['in a text of nothing', '', []],
    ['in a text without letters', '___ 🙂 !!!', []],
  ])('%s', (_, text, expected) => expect(markTexts(text)).toEqual(expected))
})

describe('the demand of a text', () => {
  const weigh = (text: string) => weightsOf(weighMarks(text, marksIn(text, wall), wall))

  test('counts a word once per sentence in any form, and again in the next sentence', () => {
    expect(weigh('Plan your planning. Plan it!').sequence).toBe(2)
    expect(weigh('- plan\n- plan\n- plan').sequence).toBe(3)
  })

  test.each([
    ['no mark at all', [0, 0, 0, 0], null],
    ['exactly .32', [8, 17, 0, 0], ['Use First', 'Use First', 'Low', 'Low']],
    ['under .32, however little', [31, 68, 1, 0], ['As Needed', 'Use First', 'As Needed', 'Low']],
    ['three equal patterns', [2, 2, 2, 0], ['Use First', 'Use First', 'Use First', 'Low']],
    ['four equal patterns', [2, 2, 2, 2], Array(4).fill('As Needed')],
  ] as const)('%s', (_, [sequence, precision, technical_reasoning, confluence], expected) => {
    const needed = neededBy({ sequence, precision, technical_reasoning, confluence })
    expect(needed && patterns.map((pattern) => needed[pattern])).toEqual(expected)
  })
})

describe('the marks of the decoder in a stored task', () => {
  const stored: Mark = { start: 8, end: 10, text: 'it', pattern: 'precision', source: 'auto' }
  const own: Mark = { start: 0, end: 4, text: 'Plan', pattern: null, source: 'user' }
  const loaded = wall
  test.each([
    ['are those of the wall before it is decoded', null, loaded, ['Plan', 'build']],
    ['are those of the wall with the same rules', decoderVersion, loaded, ['Plan', 'build']],
    ['stay when it was decoded by older rules', decoderVersion - 1, loaded, ['it']],
    ['stay until the wall is loaded', null, undefined, ['it']],
  ] as const)('%s', (_, version, wall, expected) => {
    const task = { description: 'Plan or it: build.', marks: [own, stored], version }
    expect(autoMarks(task, wall).map(({ text }) => text)).toEqual(expected)
  })
})

describe('marks of the learner', () => {
  const text = 'Plan it and build it.'
  const own = (start: number, end: number, pattern: Pattern | null): Mark => ({
    ...{ start, end, pattern },
    text: text.slice(start, end),
    source: 'user',
  })

  test('replace the marks of the wall and are counted, unless cleared', () => {
    expect(decode(text, wall, [own(0, 4, 'confluence')]).weights).toMatchObject({
      sequence: 0,
      confluence: 1,
      technical_reasoning: 1,
    })
    expect(decode(text, wall, [own(0, 4, null)]).weights).toMatchObject({
      sequence: 0,
      technical_reasoning: 1,
    })
    expect(decode(text, wall, [own(5, 7, 'precision')]).weights).toMatchObject({
      sequence: 1,
      precision: 2,
    })
  })

  test('stay on their words when the text is edited, and disappear with them', () => {
    const marks = [own(0, 4, 'confluence'), own(12, 17, null)]
    const edited = 'First: plan it and then go.'
    expect(marksKept(text, edited, marks)).toEqual([
      { ...marks[0], start: 7, end: 11, text: 'plan' },
    ])
    expect(marksKept(text, text, marks)).toEqual(marks)
    expect(marksKept(text, '', marks)).toEqual([])
  })

  test('stay on the same occurrence of a word', () => {
    const before = 'plan, plan and plan'
    const second: Mark = { start: 6, end: 10, text: 'plan', pattern: 'precision', source: 'user' }
    expect(marksKept(before, 'The plan, the plan and the plan', [second])).toMatchObject([
      { start: 14, end: 18 },
    ])
    const withBlank: Mark = { ...second, start: 5, text: ' plan' }
    expect(marksKept(before, before, [withBlank])).toMatchObject([
      { start: 6, end: 10, text: 'plan' },
    ])
  })

  // Searching the whole text for each mark would take half a minute.
  test('are found again quickly with many occurrences and many marks', { timeout: 4000 }, () => {
    const text = 'a '.repeat(10_000)
    const marks = Array.from(
      { length: 3000 },
      (_, at): Mark => ({ ...own(0, 1, 'precision'), start: 2 * at, end: 2 * at + 1, text: 'a' }),
    )
    expect(marksKept(text, `b ${text}`, marks).map(({ start }) => start)).toEqual(
      marks.map(({ start }) => start + 2),
    )
  })
})

// Backtracking through the run from every full stop would take minutes.
test('decodes a long run of full stops quickly', { timeout: 4000 }, () => {
  expect(decode(`Plan${'.'.repeat(200_000)}it`, wall).marks).toHaveLength(1)
})

describe('with any text and any wall', () => {
  const pieces = fc.constantFrom(
    'plan',
    'step',
    'by',
    'in',
    'order',
    'build',
    'explain',
    '.',
    '\n',
    ', ',
    ' ',
    '-',
    '🙂',
    'größe',
    'نص',
    '_',
  )
  const texts = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(' '))
  const walls = fc.shuffledSubarray(words)

  test('marks never overlap, are in order and contain the text at their position', () => {
    fc.assert(
      fc.property(texts, walls, (text, some) => {
        const marks = marksIn(text, readyWall(some))
        marks.forEach((mark, at) => {
          expect(text.slice(mark.start, mark.end)).toBe(mark.text)
          expect(mark.start).toBeGreaterThanOrEqual(marks[at - 1]?.end ?? 0)
          expect(mark.end).toBeGreaterThan(mark.start)
        })
      }),
    )
  })

  test('the order of words on the wall makes no difference', () => {
    const twice = [
      ...words,
      word('confluence', 'plan', 1),
      word('precision', 'in order', 1),
      word('precision', 'build', 2),
    ]
    fc.assert(
      fc.property(
        texts,
        fc.shuffledSubarray(twice, { minLength: twice.length }),
        (text, shuffled) => {
          expect(decode(text, readyWall(shuffled))).toEqual(decode(text, readyWall(twice)))
        },
      ),
    )
  })

  test('laidOver leaves no overlapping marks', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const auto = marksIn(text, wall)
        const own = auto
          .filter((_, at) => at % 2 === 0)
          .map((mark): Mark => ({ ...mark, pattern: null, source: 'user' }))
        const all = laidOver(auto, own)
        expect(all.length).toBe(auto.length)
      }),
    )
  })
})
