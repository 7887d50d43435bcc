/// <reference lib="dom" />

import { appendFileSync } from 'node:fs'
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
    pattern: new RegExp(
      `^${text
        .split(hole)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('(.+?)')}$`,
      's',
    ),
  }))

function replacementOf(shown: string, byText: Map<string, string>): string | undefined {
  const exact = byText.get(shown)
  if (exact !== undefined) return exact
  const parts = shown.split(' · ')
  if (parts.length > 1) return parts.map((part) => replacementOf(part, byText) ?? part).join(' · ')
  for (const { text, names, pattern } of templates) {
    const values = pattern.exec(shown)?.slice(1)
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

/**
 * Shows other texts for one measurement, without a chance for scripts to run in between, and returns
 * what is cut off or too wide with them.
 */
function findCut(replacements: [shown: string, other: string][]): string[] {
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
  return found
}

/**
 * Checks that the current screen, shown in English, also fits with the longest text that any
 * language has for each key, and with the one of the longest word: nothing is cut off, and the page
 * does not scroll sideways.
 */
export async function expectLongestTextsFit(page: Page, name: string) {
  const texts = await page.evaluate(shownTexts)
  for (const byText of variants) {
    const replacements = texts.flatMap((text): [string, string][] => {
      const other = replacementOf(text, byText)
      return other === undefined || other === text ? [] : [[text, other]]
    })
    const visible = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const set = new Set<string>()
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        const range = new Range(); range.selectNodeContents(node)
        if (range.getBoundingClientRect().width > 0 && node.parentElement?.checkVisibility({ visibilityProperty: true })) set.add((node.parentElement?.closest('button, a, th, [role=tab], h1') ? '+' : '-') + node.data.trim())
      }
      return [...set]
    })
    const controls = visible.filter((text) => text[0] === '+' && /\p{L}{2}/u.test(text)).map((t) => t.slice(1))
    const ck = controls.filter((text) => replacementOf(text, byText) !== undefined)
    const letters = visible.map((t) => t.slice(1)).filter((text) => /\p{L}{2}/u.test(text))
    const known = letters.filter((text) => replacementOf(text, byText) !== undefined)
    appendFileSync('/tmp/shares.txt', JSON.stringify({ name, all: letters.length, known: known.length, replaced: replacements.length, controls: controls.length, ck: ck.length, cunknown: controls.filter((t) => !ck.includes(t)).slice(0, 12).map((x) => x.slice(0,40)), unknown: letters.filter((text) => !known.includes(text)).slice(0, 12).map((x) => x.slice(0,50)) }) + '\n')
    expect
      .soft(await page.evaluate(findCut, replacements), `${name} with the longest texts`)
      .toEqual([])
  }
}
