/** Where a person of this age group brings a task: adults at work, everybody else at school. */
export const tasksPath = (ageGroupId: 1 | 2 | 3) =>
  ageGroupId === 3 ? '/new-theme/at-work' : '/new-theme/tasks'
