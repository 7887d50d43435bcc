/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { minReplaced, showLongestTexts } from './longest-texts.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'

const text = wordsIn('en')('login.submit')

/** Adds an element at the end of the line that has just the width of its English text. */
const plant = (page: Page, tag: string, style: string) =>
  page.evaluate(
    ([name, text, css]) => {
      const element = document.createElement(name)
      element.textContent = text
      element.style.cssText = `position: absolute; white-space: nowrap; ${css}`
      document.body.append(element)
      const { width } = element.getBoundingClientRect()
      element.style.inlineSize = `${width}px`
      element.style.insetInlineStart = `${document.documentElement.clientWidth - width}px`
    },
    [tag, text, style] as const,
  )

for (const { tag, style, complaint } of [
  { tag: 'button', style: '', complaint: 'wider than its button: ' },
  { tag: 'div', style: 'overflow: hidden', complaint: 'cut off in a div: ' },
  { tag: 'p', style: '', complaint: 'px too wide: ' },
])
  test(`a planted ${tag} that is too narrow for the longest text is reported`, async ({ page }) => {
    await page.goto('/login?lang=1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const { cut } of await showLongestTexts(page)) expect(cut).toEqual([])
    await plant(page, tag, style)
    for (const { cut } of await showLongestTexts(page))
      expect(cut).toContainEqual(expect.stringContaining(complaint))
  })

test('texts that are not replaced are noticed', async ({ page }) => {
  await page.goto('/login?lang=1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const { share } of await showLongestTexts(page))
    expect(share).toBeGreaterThanOrEqual(minReplaced)
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode as Text)
    for (const node of nodes) if (node.length > 2) node.splitText(2)
  })
  for (const { share } of await showLongestTexts(page)) expect(share).toBeLessThan(minReplaced)
})
