import { careerPages } from '../cms/es/career.ts'
import { dashboardPages } from '../cms/es/dashboard.ts'
import { familyPages } from '../cms/es/families.ts'
import { inventoryPages } from '../cms/es/inventory.ts'
import { plpPages } from '../cms/es/plp.ts'
import { profilePages } from '../cms/es/profile.ts'
import { readingPages } from '../cms/es/reading.ts'
import { teamPages } from '../cms/es/teams.ts'
import { labelsOfOthers, resultTexts } from '../labels/es.ts'
import { es } from '../texts/es.ts'
import type { FirstContent } from './first-content.ts'

export const spanish: FirstContent = {
  texts: es,
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
