import type { AreaStrategies } from '../strategy.ts'
import { groupWork } from './school-children/group-work.ts'
import { homework } from './school-children/homework.ts'
import { listening } from './school-children/listening.ts'
import { math } from './school-children/math.ts'
import { projects } from './school-children/projects.ts'
import { reading } from './school-children/reading.ts'
import { testTaking } from './school-children/test-taking.ts'
import { writing } from './school-children/writing.ts'

/** Ages 6 to 12: about 12 easy words each. */
export const schoolChildren: AreaStrategies<'school'> = {
  reading,
  writing,
  math,
  test_taking: testTaking,
  projects,
  group_work: groupWork,
  listening,
  homework,
}
