import { careerStatements } from '../career/ge.ts'
import { careerPages } from '../cms/ge/career.ts'
import { inventoryPages } from '../cms/ge/inventory.ts'
import { plpPages } from '../cms/ge/plp.ts'
import { profilePages } from '../cms/ge/profile.ts'
import { readingPages } from '../cms/ge/reading.ts'
import { adult as adultForm } from '../forms/ge/adult.ts'
import { primary } from '../forms/ge/primary.ts'
import { secondary } from '../forms/ge/secondary.ts'
import { resultTexts } from '../labels/ge.ts'
import { adult } from '../statements/ge/adult.ts'
import { child } from '../statements/ge/child.ts'
import { teen } from '../statements/ge/teen.ts'
import { career as careerStrategies } from '../strategies/ge/career.ts'
import { encouragements } from '../strategies/ge/encouragements.ts'
import { school as schoolStrategies } from '../strategies/ge/school.ts'
import { schoolChildren as schoolChildrenStrategies } from '../strategies/ge/school-children.ts'
import { work as workStrategies } from '../strategies/ge/work.ts'
import { child as childTeam } from '../team/ge/child.ts'
import { teenAdult as teenAdultTeam } from '../team/ge/teen-adult.ts'
import { ge } from '../texts/ge.ts'
import { topicNames } from '../topics/ge.ts'
import { career } from '../walls/ge/career.ts'
import { school } from '../walls/ge/school.ts'
import { schoolChildren } from '../walls/ge/school-children.ts'
import { work } from '../walls/ge/work.ts'
import type { FirstContent } from './first-content.ts'

export const german: FirstContent = {
  texts: ge,
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
