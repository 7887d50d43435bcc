import { expect, test } from 'vitest'
import { pageLinks, pageSizes, pagesOf, rowsShown } from './paging.ts'

test('a list starts with five rows a page and offers up to a thousand', () => {
  expect(pageSizes).toEqual([5, 10, 25, 50, 500, 1000])
})

test('has as many pages as the rows need, and at least one', () => {
  expect([0, 1, 5, 6, 5000].map((count) => pagesOf(count, 5))).toEqual([1, 1, 1, 2, 1000])
})

test('links five pages around the current one, or all of them if there are fewer', () => {
  expect(pageLinks(1, 1)).toEqual([1])
  expect(pageLinks(2, 3)).toEqual([1, 2, 3])
  expect(pageLinks(1, 20)).toEqual([1, 2, 3, 4, 5])
  expect(pageLinks(9, 20)).toEqual([7, 8, 9, 10, 11])
  expect(pageLinks(20, 20)).toEqual([16, 17, 18, 19, 20])
})

test('numbers the rows of a page', () => {
  expect(rowsShown(1, 5, 12)).toEqual({ from: 1, to: 5 })
  expect(rowsShown(3, 5, 12)).toEqual({ from: 11, to: 12 })
  expect(rowsShown(1, 5, 0)).toEqual({ from: 0, to: 0 })
})
