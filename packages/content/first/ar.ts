import { careerPages } from '../cms/ar/career.ts'
import { dashboardPages } from '../cms/ar/dashboard.ts'
import { familyPages } from '../cms/ar/families.ts'
import { inventoryPages } from '../cms/ar/inventory.ts'
import { plpPages } from '../cms/ar/plp.ts'
import { profilePages } from '../cms/ar/profile.ts'
import { readingPages } from '../cms/ar/reading.ts'
import { teamPages } from '../cms/ar/teams.ts'
import { labelsOfOthers, resultTexts } from '../labels/ar.ts'
import { ar } from '../texts/ar.ts'
import type { FirstContent } from './first-content.ts'

export const arabic: FirstContent = {
  texts: ar,
  results: resultTexts,
  labelsOfOthers,
  pages: [
    ...inventoryPages,
    ...profilePages,
    ...plpPages,
    ...readingPages,
    ...careerPages,
    ...teamPages,
    ...familyPages,
    ...dashboardPages,
  ],
}
