import { inventoryPages } from '../cms/mt/inventory.ts'
import { adult as adultForm } from '../forms/mt/adult.ts'
import { primary } from '../forms/mt/primary.ts'
import { secondary } from '../forms/mt/secondary.ts'
import { resultTexts } from '../labels/mt.ts'
import { adult } from '../statements/mt/adult.ts'
import { child } from '../statements/mt/child.ts'
import { teen } from '../statements/mt/teen.ts'
import { mt } from '../texts/mt.ts'
import { topicNames } from '../topics/mt.ts'
import { career } from '../walls/mt/career.ts'
import { school } from '../walls/mt/school.ts'
import { schoolChildren } from '../walls/mt/school-children.ts'
import { work } from '../walls/mt/work.ts'
import type { FirstContent } from './first-content.ts'

export const maltese: FirstContent = {
  texts: mt,
  forms: [primary, secondary, adultForm],
  statements: { 1: child, 2: teen, 3: adult },
  results: resultTexts,
  pages: inventoryPages,
  topics: topicNames,
  walls: [school, schoolChildren, work, career],
}
