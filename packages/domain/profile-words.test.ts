import { expect, test } from 'vitest'
import { mayTell } from './profile-words.ts'

test.each([
  [1, ['first_name', 'last_name', 'flow_instructions'], true],
  [1, [], true],
  [1, ['first_name', 'about_me'], false],
  [1, ['job_title'], false],
  [1, ['topics'], false],
  [1, ['skills'], false],
  [2, ['first_name', 'about_me', 'job_title', 'topics', 'skills'], true],
  [3, ['about_me', 'job_title', 'topics', 'skills'], true],
] as const)('mayTell for age group %i and the fields %j is %s', (ageGroup, fields, may) =>
  expect(mayTell(ageGroup, fields)).toBe(may),
)
