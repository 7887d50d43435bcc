import type { Area } from '@quartet/domain/areas.ts'

/** The topics of each area by key (method section 5). */
export const topicKeys = {
  school: [
    'reading',
    'writing',
    'math',
    'test_taking',
    'projects',
    'group_work',
    'listening',
    'homework',
  ],
  work: [
    'reports',
    'meetings',
    'planning',
    'new_tool',
    'problem',
    'customers',
    'feedback',
    'time_pressure',
  ],
  career: ['field', 'advert', 'application', 'interview', 'first_weeks', 'changing'],
} as const satisfies Record<Area, readonly string[]>
export type TopicKey<A extends Area = Area> = (typeof topicKeys)[A][number]
