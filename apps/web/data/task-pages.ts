export type Learner = {
  age_group_id: 1 | 2 | 3
  type: 'individual' | 'institution' | 'student' | 'coaching'
}

/** Where a person brings a task: adults at work, children, teenagers and students at school. */
export const tasksPath = ({ age_group_id, type }: Learner) =>
  age_group_id === 3 && type !== 'student' ? '/new-theme/at-work' : '/new-theme/tasks'
