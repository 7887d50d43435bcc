import type { Browser } from '@playwright/test'

/** Opens a browser page in which a seeded person is signed in. */
export async function signedIn(browser: Browser, { id, token }: { id: number; token: string }) {
  const page = await browser.newPage({
    locale: 'en-US',
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  })
  await page.addInitScript(
    ([user_id, access_token]) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the application does it
      document.cookie = 'logged_in=1; path=/; samesite=lax'
      localStorage.setItem('session', JSON.stringify({ access_token, user_id, remembered: true }))
    },
    [id, token] as const,
  )
  return page
}
