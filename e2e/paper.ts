import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { seenPages } from './attachments.ts'

type Paper = { format?: 'A4' | 'Letter'; landscape?: boolean }

/**
 * Prints the current page to PDF and returns the text of each sheet, extracted by an independent
 * library.
 */
export async function printed(
  page: Page,
  { format = 'A4', landscape = false }: Paper = {},
): Promise<string[]> {
  return textIn(await page.pdf({ format, landscape, printBackground: false }))
}

/** Prints the current page, whose sheets are pictures, and renders each sheet. */
export const printedPictures = async (page: Page, { format = 'A4' }: Paper = {}) =>
  seenPages(await page.pdf({ format, printBackground: false }))

/** Saves the PDF that a button downloads: its name, the text of its pages, and the pages drawn. */
export async function downloadedBy(page: Page, button: Locator) {
  const download = page.waitForEvent('download')
  await button.click()
  const file = await download
  const bytes = readFileSync(await file.path())
  return { name: file.suggestedFilename(), text: await textIn(bytes), pages: seenPages(bytes) }
}

/** Presses a print button without opening the dialog of the browser. */
export async function pressPrint(page: Page, button: Locator) {
  await page.evaluate(() => {
    document.body.removeAttribute('data-printed')
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', 'yes') })
  })
  await button.click()
  await page.locator('body[data-printed]').waitFor()
}

async function textIn(bytes: Uint8Array) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text.map((sheet) => sheet.replace(/\s+/g, ' '))
}
