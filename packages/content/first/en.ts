import { careerStatements } from '../career/en.ts'
import { careerPages } from '../cms/en/career.ts'
import { inventoryPages } from '../cms/en/inventory.ts'
import { plpPages } from '../cms/en/plp.ts'
import { profilePages } from '../cms/en/profile.ts'
import { readingPages } from '../cms/en/reading.ts'
import { adult as adultForm } from '../forms/en/adult.ts'
import { primary } from '../forms/en/primary.ts'
import { secondary } from '../forms/en/secondary.ts'
import { resultTexts } from '../labels/en.ts'
import { adult } from '../statements/en/adult.ts'
import { child } from '../statements/en/child.ts'
import { teen } from '../statements/en/teen.ts'
import { career as careerStrategies } from '../strategies/en/career.ts'
import { encouragements } from '../strategies/en/encouragements.ts'
import { school as schoolStrategies } from '../strategies/en/school.ts'
import { schoolChildren as schoolChildrenStrategies } from '../strategies/en/school-children.ts'
import { work as workStrategies } from '../strategies/en/work.ts'
import { child as childTeam } from '../team/en/child.ts'
import { teenAdult as teenAdultTeam } from '../team/en/teen-adult.ts'
import { en } from '../texts/en.ts'
import { topicNames } from '../topics/en.ts'
import { career } from '../walls/en/career.ts'
import { school } from '../walls/en/school.ts'
import { schoolChildren } from '../walls/en/school-children.ts'
import { work } from '../walls/en/work.ts'
import type { FirstContent } from './first-content.ts'

export const english: FirstContent = {
  texts: en,
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
