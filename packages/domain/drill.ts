/** The eight light steps of a task, each with one prompt and one optional note (D13). */
export const drillSteps = ['mull', 'connect', 'rehearse', 'attend', 'express', 'assess', 'reflect', 'revisit'] as const
export type DrillStep = (typeof drillSteps)[number]
/** Number 1 to 5 of Assess beside its note; `at` is an ISO 8601 moment. */
export type DrillNote = { step: DrillStep; note: string; rating?: 1 | 2 | 3 | 4 | 5; at: string }

/** The five steps of the picker, each with those of the eight that it holds. */
export const pickerSteps = {
  read: ['mull', 'connect'],
  decode: ['rehearse'],
  fit: ['rehearse'],
  do: ['attend', 'express'],
  look_back: ['assess', 'reflect', 'revisit'],
} as const satisfies Record<string, readonly DrillStep[]>

export const taskStatuses = ['New', 'Marked', 'Decoded', 'In progress', 'Done'] as const
export type TaskStatus = (typeof taskStatuses)[number]

type Facts = { hasMarks: boolean; decoded: boolean; steps: readonly DrillStep[] }
type Rule = { holds: (facts: Facts) => boolean; status: TaskStatus }
const underWay: readonly DrillStep[] = ['attend', 'express', 'assess', 'reflect', 'revisit']

/** The first that holds: Done needs Express and Assess, and everything after the first two a decoded task (D18). */
const rules: readonly Rule[] = [
  { holds: ({ decoded, steps }) => decoded && steps.includes('express') && steps.includes('assess'), status: 'Done' },
  { holds: ({ decoded, steps }) => decoded && steps.some((step) => underWay.includes(step)), status: 'In progress' },
  { holds: ({ decoded }) => decoded, status: 'Decoded' },
  { holds: ({ hasMarks }) => hasMarks, status: 'Marked' },
  { holds: () => true, status: 'New' },
]

export const statusOf = (facts: Facts): TaskStatus => rules.find(({ holds }) => holds(facts))?.status ?? 'New'
