/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/**
 * Holds back what the server answers to a call, as on a slow network. `answered` resolves once the server has answered the first one; `release` lets all of
 * them through and resolves once the page has drawn what the first one changed.
 */
export async function slowAnswers(page: Page, address: string) {
  const answered = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const delivered = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    const response = await route.fetch()
    answered.resolve()
    await released.promise
    await route.fulfill({ response }).catch(() => undefined) // the page may wait for it no more
    delivered.resolve()
  })
  const release = async () => {
    released.resolve()
    await delivered.promise
    await waitForDrawing(page)
  }
  return { answered: answered.promise, release }
}

/** Until what an answer changed is drawn. */
export const waitForDrawing = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)), 0)))
