import { careerStatements } from '../career/es.ts'
import { careerPages } from '../cms/es/career.ts'
import { inventoryPages } from '../cms/es/inventory.ts'
import { plpPages } from '../cms/es/plp.ts'
import { profilePages } from '../cms/es/profile.ts'
import { readingPages } from '../cms/es/reading.ts'
import { adult as adultForm } from '../forms/es/adult.ts'
import { primary } from '../forms/es/primary.ts'
import { secondary } from '../forms/es/secondary.ts'
import { resultTexts } from '../labels/es.ts'
import { adult } from '../statements/es/adult.ts'
import { child } from '../statements/es/child.ts'
import { teen } from '../statements/es/teen.ts'
import { career as careerStrategies } from '../strategies/es/career.ts'
import { encouragements } from '../strategies/es/encouragements.ts'
import { school as schoolStrategies } from '../strategies/es/school.ts'
import { schoolChildren as schoolChildrenStrategies } from '../strategies/es/school-children.ts'
import { work as workStrategies } from '../strategies/es/work.ts'
import { child as childTeam } from '../team/es/child.ts'
import { teenAdult as teenAdultTeam } from '../team/es/teen-adult.ts'
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
