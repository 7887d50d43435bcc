import { careerStatements } from '../career/mt.ts'
import { careerPages } from '../cms/mt/career.ts'
import { inventoryPages } from '../cms/mt/inventory.ts'
import { plpPages } from '../cms/mt/plp.ts'
import { profilePages } from '../cms/mt/profile.ts'
import { readingPages } from '../cms/mt/reading.ts'
import { adult as adultForm } from '../forms/mt/adult.ts'
import { primary } from '../forms/mt/primary.ts'
import { secondary } from '../forms/mt/secondary.ts'
import { resultTexts } from '../labels/mt.ts'
import { adult } from '../statements/mt/adult.ts'
import { child } from '../statements/mt/child.ts'
import { teen } from '../statements/mt/teen.ts'
import { career as careerStrategies } from '../strategies/mt/career.ts'
import { encouragements } from '../strategies/mt/encouragements.ts'
import { school as schoolStrategies } from '../strategies/mt/school.ts'
import { schoolChildren as schoolChildrenStrategies } from '../strategies/mt/school-children.ts'
import { work as workStrategies } from '../strategies/mt/work.ts'
import { child as childTeam } from '../team/mt/child.ts'
import { teenAdult as teenAdultTeam } from '../team/mt/teen-adult.ts'
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
