import { inventoryPages } from '../cms/el/inventory.ts'
import { adult as adultForm } from '../forms/el/adult.ts'
import { primary } from '../forms/el/primary.ts'
import { secondary } from '../forms/el/secondary.ts'
import { resultTexts } from '../labels/el.ts'
import { adult } from '../statements/el/adult.ts'
import { child } from '../statements/el/child.ts'
import { teen } from '../statements/el/teen.ts'
import { el } from '../texts/el.ts'
import { topicNames } from '../topics/el.ts'
import { career } from '../walls/el/career.ts'
import { school } from '../walls/el/school.ts'
import { schoolChildren } from '../walls/el/school-children.ts'
import { work } from '../walls/el/work.ts'
import type { FirstContent } from './first-content.ts'

export const greek: FirstContent = {
  texts: el,
  forms: [primary, secondary, adultForm],
  statements: { 1: child, 2: teen, 3: adult },
  results: resultTexts,
  pages: inventoryPages,
  topics: topicNames,
  walls: [school, schoolChildren, work, career],
}
