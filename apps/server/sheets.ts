import { topicSheet } from './areas/topics/sheet.ts'
import type { Sheet } from './base/area-sheet.ts'

/** The sheets of all areas that have one. */
export const sheets: readonly Sheet[] = [topicSheet]
