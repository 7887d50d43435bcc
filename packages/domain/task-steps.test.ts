import { expect, test } from 'vitest'
import { drillSteps, type TaskStatus } from './drill.ts'
import { drillStepsOf, stepOf, type TaskStep, taskSteps } from './task-steps.ts'

test('every step of the drill belongs to one step of the page, in the same order', () => {
  expect(taskSteps.flatMap((step) => drillStepsOf[step])).toEqual(drillSteps)
})

test.each<[TaskStatus, boolean, TaskStep]>([
  ['New', false, 'read'],
  ['Marked', true, 'read'],
  ['Decoded', false, 'choose'],
  ['Decoded', true, 'do'],
  ['In progress', false, 'do'],
  ['Done', false, 'look_back'],
])('%s, strategies chosen: %s, continues with %s', (status, hasStrategies, step) =>
  expect(stepOf(status, hasStrategies)).toBe(step),
)
