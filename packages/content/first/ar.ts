import { careerStatements } from '../career/ar.ts'
import { careerPages } from '../cms/ar/career.ts'
import { inventoryPages } from '../cms/ar/inventory.ts'
import { plpPages } from '../cms/ar/plp.ts'
import { profilePages } from '../cms/ar/profile.ts'
import { readingPages } from '../cms/ar/reading.ts'
import { adult as adultForm } from '../forms/ar/adult.ts'
import { primary } from '../forms/ar/primary.ts'
import { secondary } from '../forms/ar/secondary.ts'
import { resultTexts } from '../labels/ar.ts'
import { adult } from '../statements/ar/adult.ts'
import { child } from '../statements/ar/child.ts'
import { teen } from '../statements/ar/teen.ts'
import { career as careerStrategies } from '../strategies/ar/career.ts'
import { encouragements } from '../strategies/ar/encouragements.ts'
import { school as schoolStrategies } from '../strategies/ar/school.ts'
import { schoolChildren as schoolChildrenStrategies } from '../strategies/ar/school-children.ts'
import { work as workStrategies } from '../strategies/ar/work.ts'
import { child as childTeam } from '../team/ar/child.ts'
import { teenAdult as teenAdultTeam } from '../team/ar/teen-adult.ts'
import { ar } from '../texts/ar.ts'
import { topicNames } from '../topics/ar.ts'
import { career } from '../walls/ar/career.ts'
import { school } from '../walls/ar/school.ts'
import { schoolChildren } from '../walls/ar/school-children.ts'
import { work } from '../walls/ar/work.ts'
import type { FirstContent } from './first-content.ts'

export const arabic: FirstContent = {
  texts: ar,
  forms: [primary, secondary, adultForm],
  statements: { 1: child, 2: teen, 3: adult },
  results: resultTexts,
  topics: topicNames,
  walls: [school, schoolChildren, work, career],
  strategies: {
    school: schoolStrategies,
    schoolChildren: schoolChildrenStrategies,
    work: workStrategies,
    career: careerStrategies,
    encouragements,
  },
  pages: [...inventoryPages, ...profilePages, ...plpPages, ...readingPages, ...careerPages],
  career: careerStatements,
  team: { teenAdult: teenAdultTeam, child: childTeam },
}
