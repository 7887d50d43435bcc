/// <reference lib="dom" />

import { expect, type Page } from '@playwright/test'
import { ar } from '@quartet/content/texts/ar.ts'
import { el } from '@quartet/content/texts/el.ts'
import { en } from '@quartet/content/texts/en.ts'
import { es } from '@quartet/content/texts/es.ts'
import { ge } from '@quartet/content/texts/ge.ts'
import { it } from '@quartet/content/texts/it.ts'
import { mt } from '@quartet/content/texts/mt.ts'
import { pt } from '@quartet/content/texts/pt.ts'

const locales: Record<string, string | undefined>[] = [en, ge, it, es, pt, el, mt, ar]
const hole = /\{\{\w+\}\}/g
const baseOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const lengthOf = (text: string) => text.replace(hole, '').length
const longestWordOf = (text: string) =>
  Math.max(
    ...text
      .replace(hole, '')
      .split(/[\s-]/)
      .map((word) => word.length),
  )

type Measure = (text: string) => number

/** Maps each English text to the longest one that any of its keys has in any language. */
function longestOf(measure: Measure) {
  const longer = (one: string, other: string) => (measure(other) > measure(one) ? other : one)
  const byKey = new Map<string, string>()
  for (const [key, text] of locales.flatMap((texts) => Object.entries(texts)))
    byKey.set(baseOf(key), longer(byKey.get(baseOf(key)) ?? '', text ?? ''))
  const byText = new Map<string, string>()
  for (const [key, text] of Object.entries(en))
    byText.set(text, longer(byText.get(text) ?? '', byKey.get(baseOf(key)) ?? ''))
  return byText
}
const variants = [longestOf(lengthOf), longestOf(longestWordOf)]

/** English texts with values in them, those with the most words of their own first. */
const templates = Object.values(en)
  .filter((text) => /\{\{/.test(text) && text.replace(hole, '').trim().length > 2)
  .sort((one, other) => lengthOf(other) - lengthOf(one))
  .map((text) => ({
    text,
    names: [...text.matchAll(hole)].map(([name]) => name),
    parts: text.split(hole),
  }))

/**
 * The values in a shown text between the parts of a template, each as short as possible; undefined
 * if it has another template. A regular expression would take minutes for a long text.
 */
function valuesIn(shown: string, [first = '', ...parts]: readonly string[]): string[] | undefined {
  const last = parts.at(-1) ?? ''
  if (!shown.startsWith(first) || !shown.endsWith(last)) return undefined
  const values: string[] = []
  let from = first.length
  for (const [at, part] of parts.entries()) {
    const isLast = at === parts.length - 1
    const end = isLast ? shown.length - part.length : shown.indexOf(part, from + 1)
    if (end <= from) return undefined
    values.push(shown.slice(from, end))
    from = end + part.length
  }
  return values
}

function replacementOf(shown: string, byText: Map<string, string>): string | undefined {
  const exact = byText.get(shown)
  if (exact !== undefined) return exact
  const pieces = shown.split(' · ')
  if (pieces.length > 1)
    return pieces.map((piece) => replacementOf(piece, byText) ?? piece).join(' · ')
  for (const { text, names, parts } of templates) {
    const values = valuesIn(shown, parts)
    if (values) return byText.get(text)?.replace(hole, (name) => values[names.indexOf(name)] ?? '')
  }
  return undefined
}

/** The texts that the page shows now, each once. */
const shownTexts = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts = new Set<string>()
  while (walker.nextNode()) texts.add((walker.currentNode as Text).data.trim())
  return [...texts].filter((text) => text !== '')
}

/** The elements with texts of the interface, except for a few names, and those in them with data. */
const places = { controls: 'button, a, th, [role=tab], h1', data: 'tbody, bdi, [dir=auto]' }
/** At least this share of the texts in controls is shown with another text; some name languages. */
export const minReplaced = 0.35

/** The words that the page shows now in controls, each once. */
const visibleTexts = ({ controls, data }: typeof places) => {
  const isVisible = (node: Text) => {
    const range = new Range()
    range.selectNodeContents(node)
    return (
      range.getBoundingClientRect().width > 0 &&
      node.parentElement?.checkVisibility({ visibilityProperty: true })
    )
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts = new Set<string>()
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const holder = node.parentElement
    if (holder?.closest(controls) && !holder.closest(data) && isVisible(node))
      texts.add(node.data.trim())
  }
  return [...texts].filter((text) => /\p{L}{2}/u.test(text))
}

/**
 * Shows other texts for one measurement, without a chance for scripts to run in between, and returns
 * what is cut off or too wide with them, and the texts that were replaced.
 */
function findCut(replacements: [shown: string, other: string][]) {
  const others = new Map(replacements)
  const replaced: [node: Text, before: string][] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const other = others.get(node.data.trim())
    if (other !== undefined) replaced.push([node, node.data])
  }
  for (const [node, before] of replaced) node.data = others.get(before.trim()) ?? before
  const boxOf = (node: Text) => {
    const range = new Range()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }
  const isBeyond = (text: DOMRect, box: DOMRect) =>
    text.left < box.left - 1 || text.right > box.right + 1
  const isCut = (text: DOMRect, box: DOMRect) =>
    isBeyond(text, box) || text.top < box.top - 3 || text.bottom > box.bottom + 3
  const holders = (node: Text) => {
    const all: Element[] = []
    for (let at = node.parentElement; at && at !== document.body; at = at.parentElement)
      all.push(at)
    return all
  }
  const complaintOf = (node: Text) => {
    const text = boxOf(node)
    if (text.width === 0 || !node.parentElement?.checkVisibility({ visibilityProperty: true }))
      return []
    for (const holder of holders(node)) {
      const style = getComputedStyle(holder)
      const box = holder.getBoundingClientRect()
      if (box.width < 2 || style.clipPath !== 'none') return [] // for screen readers alone
      if (holder.matches('[data-loading]')) return [] // its label gives way to the loader
      if (/auto|scroll/.test(style.overflowX)) return []
      const isLine = holder.matches('button, a, label, legend, h1, h2, h3, h4, [role=tab]')
      if (isLine && style.display !== 'inline' && isBeyond(text, box))
        return [`wider than its ${holder.localName}: ${node.data}`]
      if (
        /hidden|clip/.test(style.overflow) &&
        style.textOverflow !== 'ellipsis' &&
        isCut(text, box)
      )
        return [`cut off in a ${holder.localName}: ${node.data}`]
    }
    return []
  }
  const { scrollWidth, clientWidth } = document.documentElement
  const wide = replaced.filter(([node]) => boxOf(node).right > clientWidth + 1)
  const found = [
    ...(scrollWidth > clientWidth
      ? [
          `page ${scrollWidth - clientWidth} px too wide: ${wide.map(([node]) => node.data).join(' | ')}`,
        ]
      : []),
    ...replaced.flatMap(([node]) => complaintOf(node)),
    ...[...document.querySelectorAll('[role=tablist]')]
      .filter((list) => list.scrollWidth > list.clientWidth + 1)
      .map((list) => `tabs out of view: ${list.textContent}`),
  ]
  for (const [node, before] of replaced) node.data = before
  return { cut: found, replaced: replaced.map(([, before]) => before.trim()) }
}

/**
 * Shows the longest text that any language has for each English text, and the one of the longest
 * word: what is cut off or too wide then, and the share of the texts that were replaced.
 */
export async function showLongestTexts(page: Page) {
  const texts = await page.evaluate(shownTexts)
  const words = await page.evaluate(visibleTexts, places)
  const results: { cut: string[]; share: number }[] = []
  for (const byText of variants) {
    const replacements = texts.flatMap((text): [string, string][] => {
      const other = replacementOf(text, byText)
      return other === undefined ? [] : [[text, other]]
    })
    const { cut, replaced } = await page.evaluate(findCut, replacements)
    const share = words.filter((text) => replaced.includes(text)).length / words.length
    results.push({ cut, share })
  }
  return results
}

/**
 * Checks that the current screen, shown in English, also fits with the longest texts of all
 * languages: nothing is cut off, and the page does not scroll sideways.
 */
export async function expectLongestTextsFit(page: Page, name: string) {
  for (const { cut, share } of await showLongestTexts(page)) {
    expect.soft(share, `${name}: share of longest texts`).toBeGreaterThanOrEqual(minReplaced)
    expect.soft(cut, `${name} with the longest texts`).toEqual([])
  }
}
