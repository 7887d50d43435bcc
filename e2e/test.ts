import { type BrowserContext, test as base } from '@playwright/test'

/**
 * The tests of a worker share one browser context, one after the other, so that the scripts of the application are fetched and compiled once and not for
 * each test. Nothing else outlives a test: pages, cookies, storage, routes and permissions go with it. (A fake clock would stay: a test that needs one
 * makes its own context.)
 */
export const test = base.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', reducedMotion } = project.use
      const context = await browser.newContext({ baseURL, ...(reducedMotion && { reducedMotion }) })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, sharedContext, baseURL = '' }, use) => {
    await use(sharedContext)
    for (const other of browser.contexts()) if (other !== sharedContext) await other.close()
    await sharedContext.unrouteAll({ behavior: 'ignoreErrors' })
    await sharedContext.setOffline(false)
    await sharedContext.clearPermissions()
    await sharedContext.clearCookies()
    for (const page of sharedContext.pages()) await page.close()
    const page = await sharedContext.newPage()
    const devtools = await sharedContext.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'local_storage,indexeddb,cache_storage' })
    await page.close()
  },
})
