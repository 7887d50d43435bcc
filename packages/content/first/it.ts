import { careerStatements } from '../career/it.ts'
import { careerPages } from '../cms/it/career.ts'
import { inventoryPages } from '../cms/it/inventory.ts'
import { plpPages } from '../cms/it/plp.ts'
import { profilePages } from '../cms/it/profile.ts'
import { readingPages } from '../cms/it/reading.ts'
import { adult as adultForm } from '../forms/it/adult.ts'
import { primary } from '../forms/it/primary.ts'
import { secondary } from '../forms/it/secondary.ts'
import { resultTexts } from '../labels/it.ts'
import { adult } from '../statements/it/adult.ts'
import { child } from '../statements/it/child.ts'
import { teen } from '../statements/it/teen.ts'
import { career as careerStrategies } from '../strategies/it/career.ts'
import { encouragements } from '../strategies/it/encouragements.ts'
import { school as schoolStrategies } from '../strategies/it/school.ts'
import { schoolChildren as schoolChildrenStrategies } from '../strategies/it/school-children.ts'
import { work as workStrategies } from '../strategies/it/work.ts'
import { child as childTeam } from '../team/it/child.ts'
import { teenAdult as teenAdultTeam } from '../team/it/teen-adult.ts'
import { it } from '../texts/it.ts'
import { topicNames } from '../topics/it.ts'
import { career } from '../walls/it/career.ts'
import { school } from '../walls/it/school.ts'
import { schoolChildren } from '../walls/it/school-children.ts'
import { work } from '../walls/it/work.ts'
import type { FirstContent } from './first-content.ts'

export const italian: FirstContent = {
  texts: it,
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
