import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageCuts } from './page-cuts.ts'

const lines = (count: number, height = 10) =>
  Array.from({ length: count }, (_, at) => ({ top: at * height, bottom: (at + 1) * height }))

describe('page cuts', () => {
  test('keep a sheet that fits on one page whole', () => {
    expect(pageCuts(lines(3), 30, 100)).toEqual([{ top: 0, bottom: 30 }])
    expect(pageCuts([], 100, 100)).toEqual([{ top: 0, bottom: 100 }])
  })

  test('lie between the lines of a sheet', () => {
    expect(pageCuts(lines(5), 50, 25)).toEqual([
      { top: 0, bottom: 20 },
      { top: 20, bottom: 40 },
      { top: 40, bottom: 50 },
    ])
  })

  test('move a card to the next page whole, with the heading that it overlaps', () => {
    const blocks = [
      { top: 0, bottom: 20 },
      { top: 20, bottom: 45 },
      { top: 40, bottom: 80 },
    ]
    expect(pageCuts(blocks, 80, 60).map(({ bottom }) => bottom)).toEqual([20, 80])
  })

  test('go through a block that is taller than a page', () => {
    expect(pageCuts([{ top: 0, bottom: 250 }], 250, 100).map(({ bottom }) => bottom)).toEqual([
      100, 200, 250,
    ])
  })

  test('cover the whole sheet: pages follow one another, and none is empty or taller than a page', () => {
    const block = record({
      top: integer({ min: 0, max: 900 }),
      size: integer({ min: 1, max: 300 }),
    })
    assert(
      property(array(block), integer({ min: 1, max: 1000 }), (drawn, height) => {
        const pages = pageCuts(
          drawn.map(({ top, size }) => ({ top, bottom: top + size })),
          height,
          120,
        )
        expect(pages[0]?.top).toBe(0)
        expect(pages.at(-1)?.bottom).toBe(height)
        for (const [at, { top, bottom }] of pages.entries()) {
          expect(bottom - top).toBeGreaterThan(0)
          expect(bottom - top).toBeLessThanOrEqual(120)
          if (at > 0) expect(top).toBe(pages[at - 1]?.bottom)
        }
      }),
    )
  })
})
