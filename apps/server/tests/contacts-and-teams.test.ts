import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { whole } from '../testing/full-run.ts'
import { Model, steps } from '../testing/walk/steps.ts'
import { type Counter, walksOf } from '../testing/walk/walk.ts'
import { addWalkers } from '../testing/walk/walkers.ts'
import { makeWorld, type World } from '../testing/world.ts'

const length = 300
const minute = 60_000

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

/** Walks through contacts and teams beside a model; what people see must never differ. */
async function walk(seed: number, walks: number) {
  const counter: Counter = { steps: 0, succeeded: new Map() }
  const property = fc.asyncProperty(walksOf(length, counter), async (steps) => {
    const real = await addWalkers(world)
    await fc.asyncModelRun(() => ({ model: new Model(), real }), steps)
  })
  // a shorter walk with the same difference would take longer to find than the steps to read
  await fc.assert(property, { seed, numRuns: walks, endOnFailure: true })
  return counter
}

test('300 steps with contacts and teams agree with the model', {
  timeout: 5 * minute,
}, async () => {
  const counter = await walk(2028, 1)
  expect(counter.steps).toBe(length)
  expect([...counter.succeeded.keys()].toSorted()).toEqual(Object.keys(steps).toSorted())
})

test.runIf(whole())('and so do 10,000 random steps', { timeout: 60 * minute }, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  console.log(`seed ${seed}`)
  const walks = Math.ceil(10_000 / length)
  expect((await walk(seed, walks)).steps).toBe(walks * length)
})
