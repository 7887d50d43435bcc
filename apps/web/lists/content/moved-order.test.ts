import { expect, test } from 'vitest'
import { inMovedOrder } from './moved-order.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))

test('keeps rows as they were moved after the list is reloaded', () => {
  expect(inMovedOrder(rows(1, 2, 3), [3, 1, 2])).toEqual(rows(3, 1, 2))
})

test('puts a row that somebody added meanwhile where it arrived, and keeps the move', () => {
  expect(inMovedOrder(rows(9, 1, 2, 3), [3, 1, 2])).toEqual(rows(9, 3, 1, 2))
})

test('leaves out a row that somebody deleted meanwhile, and keeps the move', () => {
  expect(inMovedOrder(rows(1, 3), [3, 1, 2])).toEqual(rows(3, 1))
})

test('leaves this page as it is after a move on another page', () => {
  expect(inMovedOrder(rows(4, 5), [3, 1, 2])).toEqual(rows(4, 5))
})
