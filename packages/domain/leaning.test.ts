import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Mark, marksIn } from './decoding.ts'
import { decode, demandOf } from './demand.ts'
import { type Leanings, quietWords, readyLeanings } from './leaning.ts'
import { type Pattern, patterns } from './patterns.ts'
import { readyWall, type WallWord } from './wall.ts'

const word = (pattern: Pattern, text: string, weight: 1 | 2 | 3 = 1): WallWord => ({
  text,
  forms: [],
  pattern,
  weight,
})
const wallWords = [
  word('sequence', 'plan'),
  word('precision', 'explain'),
  word('technical_reasoning', 'build'),
  word('confluence', 'imagine'),
]

const known = 'a quiet text of many plain little words about nothing in particular'.split(' ')
const none = [0, 0, 0, 0, 0, 0, 0, 0]
const line = (name: string, points: number[]) => [name, ...points].join(' ')
const low = [
  [-20, -40],
  [-20, -40],
  [-20, -40],
  [-20, -40],
] as const
const table: Leanings = {
  unit: 5,
  areas: { school: low, work: low, career: [[90, -40], low[0], low[0], low[0]] },
  share: [20, 50],
  weight: [20, 40],
  pairs: Array.from({ length: 6 }, () => [0, 0, 0, 0]),
  words: [
    ...known.map((name) => line(name, none)),
    line('hammer', [0, 0, 0, 0, 40, 400, 0, 0]),
    line('^why', [0, 0, 0, 400, 0, 0, 0, 0]),
  ].join('\n'),
}
const wall = readyWall(wallWords, readyLeanings(table, 'school'))
const bare = readyWall(wallWords)
const quiet = `${known.join(' ')}.`
const needed = (text: string, own: Mark[] = [], some = wall) => {
  const degrees = decode(text, some, own).needed
  return degrees && patterns.map((pattern) => degrees[pattern])
}
const own = (text: string, words: string, pattern: Pattern | null): Mark => {
  const start = text.indexOf(words)
  return { start, end: start + words.length, text: words, pattern, source: 'user' }
}

describe('quiet words', () => {
  test('influence the proposal without being marked', () => {
    expect(needed(`${quiet} Explain it.`)).toEqual(['Low', 'Use First', 'Low', 'Low'])
    expect(needed(`${quiet} Explain it with a hammer.`)?.[2]).toBe('Use First')
    expect(marksIn('with a hammer', wall)).toEqual([])
  })

  test('count at the beginning of a sentence where the table has an entry for it', () => {
    expect(needed(`${quiet} Plan it and why?`)?.[1]).toBe('Low')
    for (const begun of [
      `${quiet} Plan it. Why?`,
      `${quiet} Plan it\n- why`,
      `Why plan it? ${quiet}`,
    ])
      expect(needed(begun)?.[1]).toBe('Use First')
  })

  test('start from the base points of the task area', () => {
    const career = readyWall(wallWords, readyLeanings(table, 'career'))
    expect(needed(`${quiet} Explain it.`, [], career)?.[0]).toBe('As Needed')
  })

  test('count more when repeated and less among many different words', () => {
    expect(quietWords('Go. Go on').counts).toEqual(
      new Map([
        ['go', (1 + Math.log(2)) / Math.SQRT2],
        ['^go', (1 + Math.log(2)) / Math.SQRT2],
        ['on', 1 / Math.SQRT2],
      ]),
    )
  })

  test('propose degrees even without a mark', () => {
    expect(needed(`${quiet} Hammer.`)).toEqual(['Low', 'Low', 'Use First', 'Low'])
    expect(needed(`${quiet} Hammer.`, [], bare)).toBeNull()
  })

  test('have no effect in a short text or in a language without a table', () => {
    expect(needed('Explain it with a hammer.')).toEqual(
      needed('Explain it with a hammer.', [], bare),
    )
    expect(needed(`${quiet} Explain it with a hammer.`, [], bare)).toEqual([
      'Low',
      'Use First',
      'Low',
      'Low',
    ])
  })
})

describe('the wall and the learner', () => {
  test('a word added to the wall, or with a higher weight, raises its pattern', () => {
    const text = `${quiet} Explain the glue, imagine the paint.`
    const more = readyWall([...wallWords, word('technical_reasoning', 'glue', 3)], wall.leanings)
    expect(needed(text)?.[2]).toBe('Low')
    expect(needed(text, [], more)?.[2]).toBe('Use First')
  })

  test('what is visibly asked for is never proposed as Low, whatever the quiet words say', () => {
    const against: Leanings = { ...table, share: [-900, -900], weight: [-900, -900] }
    const walled = readyWall(wallWords, readyLeanings(against, 'school'))
    const once = `${quiet} Imagine it.`
    expect(needed(once, [], walled)?.[3]).toBe('Low')
    expect(needed(`${once} Imagine more.`, [], walled)?.[3]).toBe('As Needed')
    const much = `${once} Imagine more.${' Explain it.'.repeat(19)}`
    expect(needed(much, [], walled)?.[3]).toBe('Low')
    expect(needed(`${much} Imagine all.`, [], walled)?.[3]).toBe('As Needed')
    const strong = readyWall([word('confluence', 'imagine', 2)], readyLeanings(against, 'school'))
    expect(needed(`${quiet}\n- Imagine it.\n- Go.`, [], strong)?.[3]).toBe('As Needed')
  })

  test('a word that the learner cleared or assigned to a pattern has no leaning', () => {
    const text = `${quiet} Explain it with a hammer.`
    expect(needed(text, [own(text, 'hammer', null)])?.[2]).toBe('Low')
    expect(needed(text, [own(text, 'hammer', 'confluence')])?.[2]).toBe('Low')
  })

  test('enough marks of the learner raise a pattern to Use First against any quiet words', () => {
    const against: Leanings = {
      ...table,
      areas: { ...table.areas, school: low.map(() => [-900, -900] as const) },
    }
    const walled = readyWall(wallWords, readyLeanings(against, 'school'))
    fc.assert(
      fc.property(fc.constantFrom(...patterns), (pattern) => {
        const text = `${quiet} Explain it.`
        const marks = ['quiet', 'text', 'plain', 'words'].map((words) => own(text, words, pattern))
        expect(demandOf(text, marks, walled).needed?.[pattern]).toBe('Use First')
      }),
    )
  })
})
