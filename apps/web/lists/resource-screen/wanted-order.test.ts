import { expect, test } from 'vitest'
import { inWantedOrder } from './wanted-order.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))

test('keeps rows as they were moved after the list is reloaded', () => {
  expect(inWantedOrder(rows(1, 2, 3), [3, 1, 2])).toEqual(rows(3, 1, 2))
})

test('puts a row that somebody added meanwhile where it arrived, and keeps the move', () => {
  expect(inWantedOrder(rows(9, 1, 2, 3), [3, 1, 2])).toEqual(rows(9, 3, 1, 2))
})

test('leaves out a row that somebody deleted meanwhile, and keeps the move', () => {
  expect(inWantedOrder(rows(1, 3), [3, 1, 2])).toEqual(rows(3, 1))
})

test('leaves this page as it is after a move on another page', () => {
  expect(inWantedOrder(rows(4, 5), [3, 1, 2])).toEqual(rows(4, 5))
})
