import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

type Paper = { format?: 'A4' | 'Letter'; landscape?: boolean }

/** What the browser prints of the page that is shown, read by a library that did not write it: the text of each sheet. */
export async function printed(page: Page, { format = 'A4', landscape = false }: Paper = {}): Promise<string[]> {
  const bytes = await page.pdf({ format, landscape, printBackground: false })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text.map((sheet) => sheet.replace(/\s+/g, ' '))
}
