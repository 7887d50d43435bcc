import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allSent, clearDevice, noteSending } from './unsent-words.ts'

const device = (saved: Record<string, string>) =>
  Object.defineProperty({ ...saved }, 'removeItem', {
    value(this: Record<string, string>, key: string) {
      delete this[key]
    },
  })

beforeEach(() => {
  vi.stubGlobal(
    'localStorage',
    device({
      'task.7.12.page': 'words',
      session: 'x',
      lang: '2',
      'answers.7.1': 'given',
      'offline.7': 'a screen',
    }),
  )
  vi.stubGlobal(
    'sessionStorage',
    device({ 'task.7.school.new': 'words', 'task.7.school.new.request': 'x', register: 'kept' }),
  )
})
afterEach(() => void vi.unstubAllGlobals())

test('removes unsent words of tasks and saved screens from the device, and nothing else', () => {
  clearDevice()
  expect([Object.keys({ ...localStorage }), Object.keys({ ...sessionStorage })]).toEqual([
    ['session', 'lang', 'answers.7.1'],
    ['register'],
  ])
})

test('waits for requests in flight, whether they succeed or fail', async () => {
  const order: string[] = []
  let arrive = () => {}
  void noteSending(
    new Promise<void>((resolve) => {
      arrive = resolve
    }).then(() => void order.push('sent')),
  )
  noteSending(Promise.reject(new Error('no network'))).catch(() => undefined)
  const waited = allSent().then(() => void order.push('waited for'))
  arrive()
  await waited
  expect(order).toEqual(['sent', 'waited for'])
})
