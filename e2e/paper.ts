import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

type Paper = { format?: 'A4' | 'Letter'; landscape?: boolean }

/**
 * Prints the current page to PDF and returns the text of each sheet, extracted by an independent
 * library.
 */
export async function printed(
  page: Page,
  { format = 'A4', landscape = false }: Paper = {},
): Promise<string[]> {
  const bytes = await page.pdf({ format, landscape, printBackground: false })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text.map((sheet) => sheet.replace(/\s+/g, ' '))
}
