import { careerPages } from '../cms/pt/career.ts'
import { dashboardPages } from '../cms/pt/dashboard.ts'
import { familyPages } from '../cms/pt/families.ts'
import { inventoryPages } from '../cms/pt/inventory.ts'
import { plpPages } from '../cms/pt/plp.ts'
import { profilePages } from '../cms/pt/profile.ts'
import { readingPages } from '../cms/pt/reading.ts'
import { teamPages } from '../cms/pt/teams.ts'
import { labelsOfOthers, resultTexts } from '../labels/pt.ts'
import { pt } from '../texts/pt.ts'
import type { FirstContent } from './first-content.ts'

export const portuguese: FirstContent = {
  texts: pt,
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
