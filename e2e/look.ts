/// <reference lib="dom" />
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { expectLongestTextsFit } from './longest-texts.ts'

/**
 * Collects what the browser complains about during a journey: script errors, rejected resources,
 * violated policies.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // responses with 4xx are part of journeys, and the browser logs each of them; the frame that
    // shows a mail runs no script, so not that of the test either
    if (
      ['error', 'warning'].includes(message.type()) &&
      !/status of 4\d\d|status of 503|execution in 'about:srcdoc'/.test(message.text())
    )
      complaints.push(message.text())
  })
  return complaints
}

/** Turns transitions off, so that a change of the colour scheme is complete immediately. */
function stopTransitions() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Waits for running transitions and animations, except those that never end, as of a loader. */
async function settle() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

type Scheme = 'light' | 'dark'
const schemeOf = async (page: Page) =>
  (await page.locator('html').getAttribute('data-mantine-color-scheme')) as Scheme

const levels = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that depend on colours; all others give the same result in both colour schemes. */
const colourRules = ['color-contrast', 'link-in-text-block']

const isDialogOpen = async (page: Page) => (await page.locator('dialog[open]').count()) > 0

async function violationsOf(page: Page, rules: 'structure' | 'colours') {
  // axe stays injected for the lifetime of a document
  const isInjected = await page.evaluate("typeof axe === 'object'")
  // legacy mode opens no second page for the report; none of the rules needs style sheets fetched
  const axe = new AxeBuilder({ page, ...(isInjected ? { axeSource: '0' } : {}) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
  // nothing behind an open dialog can be reached, and it is checked without the dialog
  if (await isDialogOpen(page))
    for (const part of ['dialog[open]', '[role="listbox"]', '[role="menu"]']) axe.include(part)
  const { violations } = await (rules === 'structure'
    ? axe.withTags(levels).disableRules(colourRules)
    : axe.withRules(colourRules)
  ).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** Whether this runs in `npm test -- deep`. */
export const isDeep = () => test.info().project.name === 'deep'

/**
 * Checks that the page has no axe violations. The rules about colours take longer than all others
 * together, so they run by name only (`npm test -- deep`), in both colour schemes. Every day, the
 * unit test of the theme checks the contrast of each pair of colours.
 */
export async function expectAccessible(page: Page) {
  await expect(page.locator('main h1').first()).toBeAttached()
  // a table being reloaded is faded
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(settle)
  expect(await violationsOf(page, 'structure')).toEqual([])
  if (isDeep()) await expectReadableColours(page)
}

/**
 * Checks the colours in both schemes. The page stays in the other scheme, because switching is
 * expensive; the next check begins there.
 */
async function expectReadableColours(page: Page) {
  await page.evaluate(stopTransitions)
  const first = await schemeOf(page)
  const found = { [first]: await violationsOf(page, 'colours') }
  const second = await switchScheme(page, first)
  found[second] = await violationsOf(page, 'colours')
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  expect(Object.entries(found).filter(([, violations]) => violations.length > 0)).toEqual([])
}

async function switchScheme(page: Page, from: Scheme): Promise<Scheme> {
  const to = from === 'dark' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme: to })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', to)
  await page.evaluate(settle)
  return to
}

/** With E2E_PICTURES=folder, each checked screen is saved there as a picture. */
const pictures = process.env.E2E_PICTURES

export async function takePicture(page: Page, name: string, fullPage = false) {
  if (pictures)
    await page.screenshot({
      path: path.join(pictures, `${name}.png`),
      fullPage,
      animations: 'disabled',
    })
}

/** The number of pixels by which a page is wider than its window. */
export const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Checks that nothing overflows the window; polls, because scripts may need a moment to react to a
 * new width.
 */
export const expectFits = (page: Page, name = '') =>
  expect.poll(() => beyond(page), `${name} ${page.viewportSize()?.width}`).toBe(0)

/**
 * Checks that nothing overflows on a phone, also with the longest texts of all languages, and on a
 * desktop. With E2E_PICTURES, saves a picture of
 * each width and one in dark colours.
 */
export async function expectFitsWidths(page: Page, name: string) {
  const { width: widthBefore, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  for (const width of widthBefore === 360 ? [1280, 360] : [360, 1280]) {
    await page.setViewportSize({ width, height })
    await expectFits(page, name)
    await page.evaluate(settle)
    if (width === 360 && (await page.locator('html').getAttribute('lang')) === 'en')
      await expectLongestTextsFit(page, name)
    await takePicture(page, `${name}-${width}`, true)
  }
  // a button that is scrolled half-way under the top bar would count as too small
  await page.evaluate(() => scrollTo(0, 0))
  if (!pictures) return
  const before = await schemeOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await takePicture(page, `${name}-dark`, true)
  await page.emulateMedia({ colorScheme: before })
}

/**
 * Checks accessibility, and that nothing overflows on a phone and on a desktop.
 */
export async function lookAt(page: Page, name: string) {
  await expectFitsWidths(page, name)
  await expectAccessible(page)
}
