import { expect, test } from 'vitest'
import { inWantedOrder } from './wanted-order.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))

test('rows stand as they were moved, also after the list was read again', () => {
  expect(inWantedOrder(rows(1, 2, 3), [3, 1, 2])).toEqual(rows(3, 1, 2))
})

test('what somebody else added meanwhile stands where it came, and the move is kept', () => {
  expect(inWantedOrder(rows(9, 1, 2, 3), [3, 1, 2])).toEqual(rows(9, 3, 1, 2))
})

test('what somebody else deleted meanwhile is gone, and the move is kept', () => {
  expect(inWantedOrder(rows(1, 3), [3, 1, 2])).toEqual(rows(3, 1))
})

test('a move on another page leaves this one as it is', () => {
  expect(inWantedOrder(rows(4, 5), [3, 1, 2])).toEqual(rows(4, 5))
})
