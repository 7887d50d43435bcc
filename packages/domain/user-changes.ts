/** What can be done with many people at once, as a job. */
export const changeKinds = ['remove', 'restore', 'move', 'add_to_category', 'remind'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** `failed`: whoever began it may no longer do so, or it got stuck. */
export const changeStates = ['running', 'done', 'cancelled', 'failed'] as const

/** Why one person stays as they are while the others go on. */
export const changeProblems = [
  ...(['gone', 'own_account', 'forbidden', 'administrator_kept', 'last_administrator'] as const),
  ...(['organization_deleted', 'organization_full', 'organization_none'] as const),
  ...(['organization_member', 'organization_closed', 'organization_age', 'consent'] as const),
  ...(['category_gone', 'category_unfit', 'category_full'] as const),
  ...(['closed', 'result_there', 'reminded', 'unexpected'] as const),
] as const
export type ChangeProblem = (typeof changeProblems)[number]

/**
 * The most people that one change takes, and changes of one person that run at once; days after
 * which one without progress is given up, and for which it can be looked at.
 */
export const changeBounds = {
  people: 100_000,
  running: 5,
  stuckDays: 1,
  retentionDays: 30,
} as const

/** Days after which somebody can be reminded of the inventory again. */
export const reminderDays = 7
