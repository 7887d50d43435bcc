/// <reference lib="dom" />
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What the browser complains of while a journey runs: faults of script, refused resources, broken policies. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // an answer of 4xx is part of a journey; the browser reports each one
    if (['error', 'warning'].includes(message.type()) && !/status of 4\d\d|status of 503/.test(message.text()))
      complaints.push(message.text())
  })
  return complaints
}

/** Colours on their way from one scheme to the other are nobody's fault, and each step of the way is work for the whole page: they change at once. */
function withoutWays() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

async function settled() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that look at colours; all others see the same page in both schemes. */
const ofColour = ['color-contrast', 'link-in-text-block']

/** No axe violation on the screen that is shown, in light and, of what depends on colours, in dark. */
export async function expectAccessible(page: Page) {
  await expect(page.locator('main h1').first()).toBeAttached()
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0) // a table that is read anew is faded
  await page.evaluate(withoutWays)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await page.evaluate(settled)
    // once in a document is enough: what the builder puts into a page stays there
    const there = await page.evaluate("typeof axe === 'object'")
    // without frames of other origins the mode that opens a second page for the report only costs time
    const axe = new AxeBuilder({ page, ...(there ? { axeSource: '0' } : {}) }).setLegacyMode(true).options({ resultTypes: ['violations'] })
    const { violations } = await (colorScheme === 'light' ? axe.withTags(levels) : axe.withRules(ofColour)).analyze()
    expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
  await page.evaluate(settled)
  await page.evaluate(() => document.adoptedStyleSheets.pop())
}

/** Where the pictures of the screens go, for people to look at. */
const pictures = process.env.E2E_PICTURES

/** By how many pixels a page is wider than its window. */
export const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Nothing is beyond the edges; what follows a new width by script needs a moment. */
export const expectFits = (page: Page, name = '') => expect.poll(() => beyond(page), `${name} ${page.viewportSize()?.width}`).toBe(0)

/** No barrier, light and dark, and nothing beyond the edges of a phone and a desktop. */
export async function lookAt(page: Page, name: string) {
  await expectAccessible(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page, name)
    if (pictures) await page.screenshot({ path: path.join(pictures, `${name}-${width}.png`), fullPage: true, animations: 'disabled' })
  }
  if (!pictures) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: path.join(pictures, `${name}-dark.png`), fullPage: true, animations: 'disabled' })
  await page.emulateMedia({ colorScheme: null })
}
