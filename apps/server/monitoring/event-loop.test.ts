import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { slowMs, watchEventLoop } from './event-loop.ts'
import { makeLog } from './log.ts'

test('logs a delay of the event loop with the routes in progress', async () => {
  const log = makeLog('silent')
  const warned = vi.spyOn(log, 'warn')
  const watch = watchEventLoop(log, 50)
  await wait(200)
  warned.mockClear()
  watch.began('GET /quick')()
  const ended = watch.began('GET /slow')
  await wait(120) // the quick call is forgotten
  const until = performance.now() + 2 * slowMs
  while (performance.now() < until);
  ended()
  await vi.waitFor(() =>
    expect(warned).toHaveBeenCalledWith(
      { delayMs: expect.any(Number), routes: ['GET /slow'] },
      expect.any(String),
    ),
  )
  await watch.end()
})
