/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/**
 * Delays the server's responses to a request, as on a slow network. `answered` resolves once the
 * server has sent the first response; `release` lets all of them through and resolves once the page
 * has rendered the change of the first one.
 */
export async function slowAnswers(page: Page, address: string) {
  const answered = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const delivered = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    const response = await route.fetch()
    answered.resolve()
    await released.promise
    await route.fulfill({ response }).catch(() => undefined) // the page may no longer wait for it
    delivered.resolve()
  })
  const release = async () => {
    released.resolve()
    await delivered.promise
    await waitForDrawing(page)
  }
  return { answered: answered.promise, release }
}

/** Waits until the changes of a response are rendered. */
export const waitForDrawing = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)), 0),
      ),
  )
