import { careerPages } from '../cms/ge/career.ts'
import { dashboardPages } from '../cms/ge/dashboard.ts'
import { familyPages } from '../cms/ge/families.ts'
import { inventoryPages } from '../cms/ge/inventory.ts'
import { plpPages } from '../cms/ge/plp.ts'
import { profilePages } from '../cms/ge/profile.ts'
import { readingPages } from '../cms/ge/reading.ts'
import { teamPages } from '../cms/ge/teams.ts'
import { labelsOfOthers, resultTexts } from '../labels/ge.ts'
import { ge } from '../texts/ge.ts'
import type { FirstContent } from './first-content.ts'

export const german: FirstContent = {
  texts: ge,
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
