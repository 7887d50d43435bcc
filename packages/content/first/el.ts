import { careerStatements } from '../career/el.ts'
import { careerPages } from '../cms/el/career.ts'
import { inventoryPages } from '../cms/el/inventory.ts'
import { plpPages } from '../cms/el/plp.ts'
import { profilePages } from '../cms/el/profile.ts'
import { readingPages } from '../cms/el/reading.ts'
import { adult as adultForm } from '../forms/el/adult.ts'
import { primary } from '../forms/el/primary.ts'
import { secondary } from '../forms/el/secondary.ts'
import { resultTexts } from '../labels/el.ts'
import { adult } from '../statements/el/adult.ts'
import { child } from '../statements/el/child.ts'
import { teen } from '../statements/el/teen.ts'
import { career as careerStrategies } from '../strategies/el/career.ts'
import { encouragements } from '../strategies/el/encouragements.ts'
import { school as schoolStrategies } from '../strategies/el/school.ts'
import { schoolChildren as schoolChildrenStrategies } from '../strategies/el/school-children.ts'
import { work as workStrategies } from '../strategies/el/work.ts'
import { child as childTeam } from '../team/el/child.ts'
import { teenAdult as teenAdultTeam } from '../team/el/teen-adult.ts'
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
