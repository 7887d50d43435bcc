import { inventoryPages } from '../cms/es/inventory.ts'
import { adult as adultForm } from '../forms/es/adult.ts'
import { primary } from '../forms/es/primary.ts'
import { secondary } from '../forms/es/secondary.ts'
import { resultTexts } from '../labels/es.ts'
import { adult } from '../statements/es/adult.ts'
import { child } from '../statements/es/child.ts'
import { teen } from '../statements/es/teen.ts'
import { es } from '../texts/es.ts'
import { topicNames } from '../topics/es.ts'
import { career } from '../walls/es/career.ts'
import { school } from '../walls/es/school.ts'
import { schoolChildren } from '../walls/es/school-children.ts'
import { work } from '../walls/es/work.ts'
import type { FirstContent } from './first-content.ts'

export const spanish: FirstContent = {
  texts: es,
  forms: [primary, secondary, adultForm],
  statements: { 1: child, 2: teen, 3: adult },
  results: resultTexts,
  topics: topicNames,
  pages: inventoryPages,
  walls: [school, schoolChildren, work, career],
}
