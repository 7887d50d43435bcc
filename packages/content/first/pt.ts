import { careerStatements } from '../career/pt.ts'
import { careerPages } from '../cms/pt/career.ts'
import { inventoryPages } from '../cms/pt/inventory.ts'
import { plpPages } from '../cms/pt/plp.ts'
import { profilePages } from '../cms/pt/profile.ts'
import { readingPages } from '../cms/pt/reading.ts'
import { adult as adultForm } from '../forms/pt/adult.ts'
import { primary } from '../forms/pt/primary.ts'
import { secondary } from '../forms/pt/secondary.ts'
import { resultTexts } from '../labels/pt.ts'
import { adult } from '../statements/pt/adult.ts'
import { child } from '../statements/pt/child.ts'
import { teen } from '../statements/pt/teen.ts'
import { career as careerStrategies } from '../strategies/pt/career.ts'
import { encouragements } from '../strategies/pt/encouragements.ts'
import { school as schoolStrategies } from '../strategies/pt/school.ts'
import { schoolChildren as schoolChildrenStrategies } from '../strategies/pt/school-children.ts'
import { work as workStrategies } from '../strategies/pt/work.ts'
import { child as childTeam } from '../team/pt/child.ts'
import { teenAdult as teenAdultTeam } from '../team/pt/teen-adult.ts'
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
