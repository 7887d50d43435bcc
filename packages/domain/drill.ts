/** The eight optional steps of a task, each with one prompt and one optional note (D13). */
export const drillSteps = [
  'mull',
  'connect',
  'rehearse',
  'attend',
  'express',
  'assess',
  'reflect',
  'revisit',
] as const
export type DrillStep = (typeof drillSteps)[number]
/** `rating` is the number from 1 to 5 of the Assess step; `at` is an ISO 8601 time. */
export type DrillNote = { step: DrillStep; note: string; rating?: 1 | 2 | 3 | 4 | 5; at: string }

export const taskStatuses = ['New', 'Marked', 'Decoded', 'In progress', 'Done'] as const
/** Those of a copy for whoever assigned it; one in the bin of its owner is deleted to them. */
export const assignedStatuses = [...taskStatuses, 'Deleted'] as const
export type TaskStatus = (typeof taskStatuses)[number]
export type AssignedStatus = (typeof assignedStatuses)[number]
/** Those of tasks that are still to do. */
export const openStatuses = taskStatuses.filter((status) => status !== 'Done')

type Facts = { hasMarks: boolean; decoded: boolean; steps: readonly DrillStep[] }
type Rule = { holds: (facts: Facts) => boolean; status: TaskStatus }
const underWay: readonly DrillStep[] = ['attend', 'express', 'assess', 'reflect', 'revisit']

/**
 * The first matching rule applies: Done requires Express and Assess, and every state after Marked
 * requires a decoded task (D18).
 */
const rules: readonly Rule[] = [
  {
    holds: ({ decoded, steps }) => decoded && steps.includes('express') && steps.includes('assess'),
    status: 'Done',
  },
  {
    holds: ({ decoded, steps }) => decoded && steps.some((step) => underWay.includes(step)),
    status: 'In progress',
  },
  { holds: ({ decoded }) => decoded, status: 'Decoded' },
  { holds: ({ hasMarks }) => hasMarks, status: 'Marked' },
  { holds: () => true, status: 'New' },
]

export const statusOf = (facts: Facts): TaskStatus =>
  rules.find(({ holds }) => holds(facts))?.status ?? 'New'
