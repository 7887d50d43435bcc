import type { Page } from '@playwright/test'

/** What the server answers to a call comes only when it is let go: as on a slow network. `asked` resolves once the server has answered the first. */
export async function slowAnswers(page: Page, address: string) {
  const { promise: asked, resolve: tell } = Promise.withResolvers<void>()
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    const response = await route.fetch()
    tell()
    await free
    await route.fulfill({ response }).catch(() => undefined) // the page may wait for it no more
  })
  return { asked, letGo }
}
