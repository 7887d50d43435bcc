import { careerPages } from '../cms/el/career.ts'
import { dashboardPages } from '../cms/el/dashboard.ts'
import { familyPages } from '../cms/el/families.ts'
import { inventoryPages } from '../cms/el/inventory.ts'
import { plpPages } from '../cms/el/plp.ts'
import { profilePages } from '../cms/el/profile.ts'
import { readingPages } from '../cms/el/reading.ts'
import { teamPages } from '../cms/el/teams.ts'
import { labelsOfOthers, resultTexts } from '../labels/el.ts'
import { el } from '../texts/el.ts'
import type { FirstContent } from './first-content.ts'

export const greek: FirstContent = {
  texts: el,
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
