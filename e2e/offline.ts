/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/** The storage keys of the screens that can be opened again without a network. */
export const savedScreens = (page: Page) =>
  page.evaluate(() => Object.keys({ ...localStorage }).filter((key) => key.startsWith('offline.')))
