import { expect, test } from 'vitest'
import { mapInTurns } from './turns.ts'

test('a long list lets others have their turn', async () => {
  let doneBefore = 0
  let done = 0
  setImmediate(() => {
    doneBefore = done
  })
  const all = Array.from({ length: 1000 }, (_, at) => at)
  expect(await mapInTurns(all, (one) => ++done && one * 2)).toEqual(all.map((one) => one * 2))
  expect(doneBefore).toBe(200)
})
