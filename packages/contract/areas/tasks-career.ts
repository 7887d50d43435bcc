import { taskRoomErrors } from '../error-groups.ts'
import { holding, route, signedIn } from '../route.ts'
import { byUser, readsTasksOf, shapes } from './tasks-schemas.ts'

/**
 * Career tasks are jobs: each line of the description is a duty (method D25). All routes are for
 * ages 13 and up, which access_career ensures.
 */
export const careerTasks = {
  list: route(
    'POST /career/tasks/{user_id}',
    holding('access_career', readsTasksOf),
    'Career tasks of a person',
  )
    .input(byUser)
    .output(shapes.list),
  show: route(
    'GET /tasks/show/career/task/{task_id}',
    signedIn('access_career'),
    'One career task with what its page needs',
    { errors: ['not_found'] },
  )
    .input(shapes.byTask)
    .output(shapes.shown),
  print: route(
    'GET /tasks/show/career/task',
    signedIn('access_career'),
    'Career tasks whole, for printing',
    { errors: ['not_found'] },
  )
    .input(shapes.print)
    .output(shapes.printed),
  add: route('POST /tasks/add/career/task', signedIn('access_career'), 'Add a career task', {
    errors: [...taskRoomErrors, 'not_found', 'language_unknown'],
  })
    .input(shapes.add)
    .output(shapes.shown),
  edit: route(
    'PUT /tasks/edit/career/task/{task_id}',
    signedIn('access_career', 'edit_tasks'),
    'Change name, text, topic and dates of a career task',
    { errors: [...taskRoomErrors, 'not_found', 'task_changed', 'language_unknown'] },
  )
    .input(shapes.edit)
    .output(shapes.shown),
  update: route(
    'PUT /tasks/update/career/task/{task_id}',
    signedIn('access_career', 'edit_tasks'),
    'Save what was marked, judged, chosen and noted on a career task',
    { errors: [...taskRoomErrors, 'not_found', 'task_changed'] },
  )
    .input(shapes.update)
    .output(shapes.shown),
  remove: route(
    'DELETE /tasks/delete/career/task/{task_id}',
    signedIn('access_career', 'edit_tasks'),
    'Put a career task into the bin',
    { errors: ['not_found'] },
  )
    .input(shapes.byTask)
    .output(shapes.removed),
  removeMany: route(
    'DELETE /tasks/delete/career/task',
    signedIn('access_career', 'edit_tasks'),
    'Put several career tasks into the bin; all or none',
    { errors: ['not_found'] },
  )
    .input(shapes.byIds)
    .output(shapes.removed),
  push: route(
    'POST /tasks/push/career/task',
    signedIn('add_tasks'),
    'Copy career tasks to people within the scope of the caller, once each',
    { errors: ['not_found', 'push_too_large'] },
  )
    .input(shapes.push)
    .output(shapes.pushed),
  ownStrategy: route(
    'PUT /strategies/add/career/custom/strategy/{task_id}',
    signedIn('access_career', 'edit_tasks'),
    'Add an own strategy to a career task',
    { errors: [...taskRoomErrors, 'not_found', 'own_strategies_full'] },
  )
    .input(shapes.ownStrategy)
    .output(shapes.strategyAdded),
  topics: route('GET /topics/career/tasks', signedIn(), 'The topics of career tasks').output(
    shapes.topics,
  ),
}
