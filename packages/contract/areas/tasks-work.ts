import { taskRoomErrors } from '../error-groups.ts'
import { route, signedIn } from '../route.ts'
import { byUser, readsTasksOf, shapes } from './tasks-schemas.ts'

export const workTasks = {
  list: route('POST /work/tasks/{user_id}', readsTasksOf, 'Work tasks of a person')
    .input(byUser)
    .output(shapes.list),
  show: route(
    'GET /tasks/show/work/task/{task_id}',
    signedIn('show_tasks'),
    'One work task with what its page needs',
    { errors: ['not_found'] },
  )
    .input(shapes.byTask)
    .output(shapes.shown),
  print: route(
    'GET /tasks/show/work/task',
    signedIn('show_tasks'),
    'Work tasks whole, for printing',
    { errors: ['not_found'] },
  )
    .input(shapes.print)
    .output(shapes.printed),
  add: route('POST /tasks/add/work/task', signedIn('access_tasks'), 'Add a work task', {
    errors: [...taskRoomErrors, 'not_found', 'language_unknown'],
  })
    .input(shapes.add)
    .output(shapes.shown),
  edit: route(
    'PUT /tasks/edit/work/task/{task_id}',
    signedIn('edit_tasks'),
    'Change name, text, topic and dates of a work task',
    { errors: [...taskRoomErrors, 'not_found', 'task_changed', 'language_unknown'] },
  )
    .input(shapes.edit)
    .output(shapes.shown),
  update: route(
    'PUT /tasks/update/work/task/{task_id}',
    signedIn('edit_tasks'),
    'Save what was marked, judged, chosen and noted on a work task',
    { errors: [...taskRoomErrors, 'not_found', 'task_changed'] },
  )
    .input(shapes.update)
    .output(shapes.shown),
  remove: route(
    'DELETE /tasks/delete/work/task/{task_id}',
    signedIn('edit_tasks'),
    'Put a work task into the bin',
    { errors: ['not_found'] },
  )
    .input(shapes.byTask)
    .output(shapes.removed),
  removeMany: route(
    'DELETE /tasks/delete/work/task',
    signedIn('edit_tasks'),
    'Put several work tasks into the bin; all or none',
    { errors: ['not_found'] },
  )
    .input(shapes.byIds)
    .output(shapes.removed),
  ownStrategy: route(
    'PUT /strategies/add/work/custom/strategy/{task_id}',
    signedIn('edit_tasks'),
    'Add an own strategy to a work task',
    { errors: [...taskRoomErrors, 'not_found', 'own_strategies_full'] },
  )
    .input(shapes.ownStrategy)
    .output(shapes.strategyAdded),
  howToUse: route(
    'GET /users/work/how/to/use/your/pattern',
    signedIn('access_tasks'),
    'Five steps of using the own patterns at work',
  ).output(shapes.content),
  topics: route('GET /topics/work/tasks', signedIn(), 'The topics of work tasks').output(
    shapes.topics,
  ),
}
