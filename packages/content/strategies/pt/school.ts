import type { AreaStrategies } from '../strategy.ts'
import { groupWork } from './school/group-work.ts'
import { homework } from './school/homework.ts'
import { listening } from './school/listening.ts'
import { math } from './school/math.ts'
import { projects } from './school/projects.ts'
import { reading } from './school/reading.ts'
import { testTaking } from './school/test-taking.ts'
import { writing } from './school/writing.ts'

/** Ages 13 and up. */
export const school: AreaStrategies<'school'> = {
  reading,
  writing,
  math,
  test_taking: testTaking,
  projects,
  group_work: groupWork,
  listening,
  homework,
}
