import type { DrillStep, TaskStatus } from './drill.ts'

/** The five steps of the page of a task, each with the steps of the drill that it includes (D13). */
export const drillStepsOf = {
  read: ['mull', 'connect'],
  judge: [],
  choose: ['rehearse'],
  do: ['attend', 'express'],
  look_back: ['assess', 'reflect', 'revisit'],
} as const satisfies Record<string, readonly DrillStep[]>
export type TaskStep = keyof typeof drillStepsOf
export const taskSteps = Object.keys(drillStepsOf) as TaskStep[]

/** The step with which a task continues: the one after what its status says is done (D18). */
export function stepOf(status: TaskStatus, hasStrategies: boolean): TaskStep {
  if (status === 'Done') return 'look_back'
  if (status === 'In progress') return 'do'
  if (status === 'Decoded') return hasStrategies ? 'do' : 'choose'
  return 'read'
}
