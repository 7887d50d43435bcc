import { careerPages } from '../cms/mt/career.ts'
import { dashboardPages } from '../cms/mt/dashboard.ts'
import { familyPages } from '../cms/mt/families.ts'
import { inventoryPages } from '../cms/mt/inventory.ts'
import { plpPages } from '../cms/mt/plp.ts'
import { profilePages } from '../cms/mt/profile.ts'
import { readingPages } from '../cms/mt/reading.ts'
import { teamPages } from '../cms/mt/teams.ts'
import { labelsOfOthers, resultTexts } from '../labels/mt.ts'
import { mt } from '../texts/mt.ts'
import type { FirstContent } from './first-content.ts'

export const maltese: FirstContent = {
  texts: mt,
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
