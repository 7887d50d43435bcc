import { inventoryPages } from '../cms/pt/inventory.ts'
import { adult as adultForm } from '../forms/pt/adult.ts'
import { primary } from '../forms/pt/primary.ts'
import { secondary } from '../forms/pt/secondary.ts'
import { resultTexts } from '../labels/pt.ts'
import { adult } from '../statements/pt/adult.ts'
import { child } from '../statements/pt/child.ts'
import { teen } from '../statements/pt/teen.ts'
import { pt } from '../texts/pt.ts'
import { topicNames } from '../topics/pt.ts'
import { career } from '../walls/pt/career.ts'
import { school } from '../walls/pt/school.ts'
import { schoolChildren } from '../walls/pt/school-children.ts'
import { work } from '../walls/pt/work.ts'
import type { FirstContent } from './first-content.ts'

export const portuguese: FirstContent = {
  texts: pt,
  forms: [primary, secondary, adultForm],
  statements: { 1: child, 2: teen, 3: adult },
  results: resultTexts,
  topics: topicNames,
  pages: inventoryPages,
  walls: [school, schoolChildren, work, career],
}
