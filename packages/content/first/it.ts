import { careerPages } from '../cms/it/career.ts'
import { dashboardPages } from '../cms/it/dashboard.ts'
import { familyPages } from '../cms/it/families.ts'
import { inventoryPages } from '../cms/it/inventory.ts'
import { plpPages } from '../cms/it/plp.ts'
import { profilePages } from '../cms/it/profile.ts'
import { readingPages } from '../cms/it/reading.ts'
import { teamPages } from '../cms/it/teams.ts'
import { labelsOfOthers, resultTexts } from '../labels/it.ts'
import { it } from '../texts/it.ts'
import type { FirstContent } from './first-content.ts'

export const italian: FirstContent = {
  texts: it,
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
