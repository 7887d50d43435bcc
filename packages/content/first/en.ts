import { careerPages } from '../cms/en/career.ts'
import { dashboardPages } from '../cms/en/dashboard.ts'
import { familyPages } from '../cms/en/families.ts'
import { inventoryPages } from '../cms/en/inventory.ts'
import { plpPages } from '../cms/en/plp.ts'
import { profilePages } from '../cms/en/profile.ts'
import { readingPages } from '../cms/en/reading.ts'
import { teamPages } from '../cms/en/teams.ts'
import { labelsOfOthers, resultTexts } from '../labels/en.ts'
import { en } from '../texts/en.ts'
import type { FirstContent } from './first-content.ts'

export const english: FirstContent = {
  texts: en,
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
