import { type TaskStep, taskSteps } from '@quartet/domain/task-steps.ts'

/** The search parameter of a task's address: without `step`, its status decides. */
export type StepSearch = { step?: TaskStep }

export const stepSearch = (search: Record<string, unknown>): StepSearch => {
  const step = taskSteps.find((one) => one === search.step)
  return step ? { step } : {}
}
