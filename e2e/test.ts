/// <reference lib="dom" />
import {
  type Browser,
  type BrowserContext,
  test as base,
  type Page,
  type WorkerInfo,
} from '@playwright/test'

/**
 * Resets everything that a test may have changed. The page stays on the site, so that its process
 * and its compiled scripts can be reused.
 */
async function reset(page: Page, context: BrowserContext) {
  for (const other of context.browser()?.contexts() ?? [])
    if (!sharedContexts.has(other)) await other.close()
  for (const other of context.pages()) if (other !== page) await other.close()
  page.removeAllListeners()
  context.removeAllListeners('requestfinished')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/healthz', { waitUntil: 'commit' })
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    const workers = await navigator.serviceWorker.getRegistrations()
    await Promise.all(workers.map((worker) => worker.unregister()))
    await caches.delete('quartet')
  })
}

/**
 * After this number of tests, the process of a page has grown by some hundred megabytes, and the
 * next test gets a new page.
 */
const testsPerPage = 20

type Shared = { context: BrowserContext; count: number }
const sharedContexts = new Set<BrowserContext>()

async function shareContext(
  { browser }: { browser: Browser },
  use: (shared: Shared) => Promise<void>,
  { project: { use: options } }: WorkerInfo,
) {
  const { baseURL = '', reducedMotion } = options
  const context = await browser.newContext({ baseURL, ...(reducedMotion && { reducedMotion }) })
  sharedContexts.add(context)
  await use({ context, count: 0 })
  await context.close()
}

async function sharePage(shared: Shared, use: (page: Page) => Promise<void>) {
  const { context } = shared
  const [page = await context.newPage()] = context.pages()
  await use(page)
  const remaining = page.isClosed() ? await context.newPage() : page
  await reset(remaining, context)
  shared.count++
  if (shared.count % testsPerPage === 0) await remaining.close()
}

/**
 * The tests of a worker share one page in sequence, because opening a new page, fetching and
 * compiling every script again costs more than most tests. `elsewhere` is a page of another
 * browser, for a second person. Init scripts and a fake clock would persist: tests that need them
 * use `test` from Playwright or create a context.
 */
export const test = base.extend<{ elsewhere: Page }, { shared: Shared; sharedElsewhere: Shared }>({
  shared: [shareContext, { scope: 'worker' }],
  sharedElsewhere: [shareContext, { scope: 'worker' }],
  context: ({ shared }, use) => use(shared.context),
  page: ({ shared }, use) => sharePage(shared, use),
  elsewhere: ({ sharedElsewhere }, use) => sharePage(sharedElsewhere, use),
})
