import { expect, test, vi } from 'vitest'
import { makeLog } from '../monitoring/log.ts'
import { eachSeparately, partsSeparately, separately } from './separately.ts'

const log = makeLog('silent')
const to = { log, job: 'tests' }
const nameOf = (item: number) => `item ${item}`
const failing = (bad: number[], done: number[]) => async (item: number) => {
  if (bad.includes(item)) throw new Error(`item ${item}`)
  done.push(item)
}

test('a failure does not stop the items after it, and the first is thrown at the end', async () => {
  const done: number[] = []
  const work = eachSeparately(to, [1, 2, 3, 4], nameOf, failing([2, 3], done))
  await expect(work).rejects.toThrow('item 2')
  expect(done).toEqual([1, 4])
})

test('further work goes on after a failure, until the end', async () => {
  const done: number[] = []
  const { each, end } = separately(log, 'tests')
  await each([1], nameOf, failing([1], done))
  await each([2], nameOf, failing([1], done))
  expect(done).toEqual([2])
  expect(end).toThrow('item 1')
})

test('without a failure nothing is thrown', () => eachSeparately(to, [1], nameOf, failing([], [])))

test('each failure has one line that names the job and the item, and nothing that it says', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  const inner = () => eachSeparately(to, [1, 2], nameOf, failing([1, 2], []))
  const lost = () => Promise.reject(Object.assign(new Error('ada@example.org'), { code: '23505' }))
  const parts = { inner, lost, well: async () => {} }
  await expect(partsSeparately({ log, job: 'outer' }, parts)).rejects.toThrow('item 1')
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    { job: 'tests', part: 'item 1', code: 'Error' },
    { job: 'tests', part: 'item 2', code: 'Error' },
    { job: 'outer', part: 'lost', code: '23505' },
  ])
  warn.mockRestore()
})
