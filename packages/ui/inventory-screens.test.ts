import { describe, expect, it } from 'vitest'
import { minutesLeft, screensOf } from './inventory-screens.ts'

const questions = Array.from({ length: 31 }, (_, at) => ({
  number: at + 1,
  part: at < 28 ? (1 as const) : (2 as const),
}))

describe('screensOf', () => {
  it('puts one question on each screen of a phone', () => {
    const screens = screensOf(questions, true)
    expect(screens).toHaveLength(31)
    expect(screens[30]).toEqual([31])
  })

  it('puts seven statements on each wide screen, then the three open questions', () => {
    expect(screensOf(questions, false).map((screen) => [screen[0], screen.at(-1)])).toEqual([
      [1, 7],
      [8, 14],
      [15, 21],
      [22, 28],
      [29, 31],
    ])
  })

  it('leaves out a part without questions', () => {
    expect(screensOf(questions.slice(0, 8), false)).toEqual([[1, 2, 3, 4, 5, 6, 7], [8]])
    expect(screensOf([], false)).toEqual([])
  })
})

describe('minutesLeft', () => {
  it('starts with the times in the instructions: about 10 minutes, 15 for children', () => {
    expect(minutesLeft({ statements: 28, open: 3 }, 3)).toBe(10)
    expect(minutesLeft({ statements: 28, open: 3 }, 1)).toBe(15)
  })

  it('ends with 0, and is one minute until then', () => {
    expect(minutesLeft({ statements: 0, open: 0 }, 2)).toBe(0)
    expect(minutesLeft({ statements: 1, open: 0 }, 2)).toBe(1)
  })
})
