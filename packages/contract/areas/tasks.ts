import { areas } from '@quartet/domain/areas.ts'
import { sharedBytes, taskPhotoBytes } from '@quartet/domain/pictures.ts'
import { z } from 'zod'
import { pictureErrors, shareErrors, taskRoomErrors } from '../error-groups.ts'
import { optionalText } from '../fields.ts'
import { Id, Nothing, optionalUpload, route, signedIn, upload } from '../route.ts'
import { AssignedQuery, shapes, TaskQuery } from './tasks-schemas.ts'
import { WallCue } from './words.ts'

/** School tasks, and the routes shared by all areas. */
export const tasks = {
  list: route(
    'POST /tasks',
    signedIn('access_tasks'),
    'School tasks of the caller, or of a person within their scope',
    { errors: ['not_found'] },
  )
    .input(z.object({ query: TaskQuery.extend({ user_id: Id.optional() }) }))
    .output(shapes.list),
  show: route(
    'GET /tasks/show/{task_id}',
    signedIn('show_tasks'),
    'One school task with what its page needs',
    { errors: ['not_found'] },
  )
    .input(shapes.byTask)
    .output(shapes.shown),
  print: route('GET /tasks/show', signedIn('show_tasks'), 'School tasks whole, for printing', {
    errors: ['not_found'],
  })
    .input(shapes.print)
    .output(shapes.printed),
  add: route('POST /tasks/add_task', signedIn('access_tasks'), 'Add a school task', {
    errors: [...taskRoomErrors, 'not_found', 'language_unknown'],
  })
    .input(shapes.add)
    .output(shapes.shown),
  edit: route(
    'PUT /tasks/edit/{task_id}',
    signedIn('edit_tasks'),
    'Change name, text, topic and dates of a school task',
    { errors: [...taskRoomErrors, 'not_found', 'task_changed', 'language_unknown'] },
  )
    .input(shapes.edit)
    .output(shapes.shown),
  update: route(
    'PUT /tasks/update/{task_id}',
    signedIn('edit_tasks'),
    'Save what was marked, judged, chosen and noted on a school task',
    { errors: [...taskRoomErrors, 'not_found', 'task_changed'] },
  )
    .input(shapes.update)
    .output(shapes.shown),
  remove: route(
    'DELETE /tasks/delete/{task_id}',
    signedIn('edit_tasks'),
    'Put a school task into the bin',
    { errors: ['not_found'] },
  )
    .input(shapes.byTask)
    .output(shapes.removed),
  removeMany: route(
    'DELETE /tasks/delete',
    signedIn('edit_tasks'),
    'Put several school tasks into the bin; all or none',
    { errors: ['not_found'] },
  )
    .input(shapes.byIds)
    .output(shapes.removed),
  /** Own addition: works for tasks of any area, because each task stores its area. */
  restore: route(
    'POST /tasks/restore',
    signedIn('edit_tasks'),
    'Take tasks of any area back out of the bin',
    { errors: [...taskRoomErrors, 'not_found'] },
  )
    .input(shapes.restore)
    .output(z.object({ restored: z.array(z.number().int()) })),
  push: route(
    'POST /tasks/push_task',
    signedIn('add_tasks'),
    'Copy tasks to people within the scope of the caller, once each',
    { errors: ['not_found', 'push_too_large'] },
  )
    .input(shapes.push)
    .output(shapes.pushed),
  /** Own addition: the caller sees nothing of a copy but name and status (method D36). */
  assigned: route(
    'POST /tasks/assigned',
    signedIn('add_tasks'),
    'Tasks of any area that the caller assigned to people within their scope',
  )
    .input(z.object({ query: AssignedQuery }))
    .output(shapes.assigned),
  ownStrategy: route(
    'PUT /strategies/add_custom_strategy/{task_id}',
    signedIn('edit_tasks'),
    'Add an own strategy to a school task',
    { errors: [...taskRoomErrors, 'not_found', 'own_strategies_full'] },
  )
    .input(shapes.ownStrategy)
    .output(shapes.strategyAdded),
  describe: route(
    'POST /tasks/get/description',
    signedIn('access_tasks'),
    'The text of a photographed task; the picture is not kept',
    {
      ...upload(taskPhotoBytes, 'uploadPerson', 'ocrPerson'),
      errors: [
        ...pictureErrors,
        'page_unknown',
        'language_unknown',
        'ocr_no_letters',
        'ocr_off',
        'ocr_down',
      ],
    },
  )
    .input(z.object({ body: z.object({ photo: z.file(), language_id: Id.optional() }) }))
    .output(
      z.object({
        photo_description: z.string(),
        doubtful: z
          .array(z.object({ start: z.number().int(), end: z.number().int() }))
          .describe('The positions of words that were hard to read, end exclusive.'),
      }),
    ),
  printPlp: route(
    'POST /tasks/print_plp',
    signedIn('show_tasks'),
    'A task together with the Personal Learning Profile of its person, for printing',
    { errors: ['not_found'] },
  )
    .input(z.object({ body: z.strictObject({ task_id: Id }) }))
    .output(shapes.shown),
  share: route(
    'POST /tasks/share/{task_id}',
    signedIn('show_tasks'),
    'Mail a task of any area as a PDF',
    { ...optionalUpload(sharedBytes, 'uploadPerson'), errors: [...shareErrors, 'not_found'] },
  )
    .input(shapes.share)
    .output(Nothing),
  shareSchool: route(
    'POST /tasks/share_school_task/{task_id}',
    signedIn('show_tasks'),
    'Mail a school task as a PDF',
    { ...optionalUpload(sharedBytes, 'uploadPerson'), errors: [...shareErrors, 'not_found'] },
  )
    .input(shapes.share)
    .output(Nothing),
  shareWork: route(
    'POST /tasks/share_work_strategy/{task_id}',
    signedIn('show_tasks'),
    'Mail a work task as a PDF',
    { ...optionalUpload(sharedBytes, 'uploadPerson'), errors: [...shareErrors, 'not_found'] },
  )
    .input(shapes.share)
    .output(Nothing),
  sharePlp: route(
    'POST /tasks/share_plp_task',
    signedIn('show_tasks'),
    'Mail the own Personal Learning Profile from the tasks',
    { ...optionalUpload(sharedBytes, 'uploadPerson'), errors: [...shareErrors] },
  )
    .input(shapes.shareOwn)
    .output(Nothing),
  topics: route('GET /topics/standard', signedIn(), 'The topics of school tasks').output(
    shapes.topics,
  ),
  directions: route(
    'GET /users/strategy/directions/box',
    signedIn(),
    'How strategies are chosen',
  ).output(shapes.content),
  /** Own addition. */
  categories: route(
    'GET /tasks/categories',
    signedIn('access_tasks'),
    'The words that the caller sorts tasks by',
  ).output(z.object({ categories: z.array(z.string()) })),
  /** Templates to push, and a single template. */
  templates: route(
    'GET /categories/tasks/templates',
    signedIn('add_tasks'),
    'Task templates to push, by category',
  ).output(
    z.object({
      categories: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          tasks: z.array(
            z.object({
              id: z.number().int(),
              name: z.string(),
              description: z.string(),
              area: z.enum(areas),
              topic_id: z.number().int(),
            }),
          ),
        }),
      ),
    }),
  ),
  template: route(
    'GET /categories/tasks/get/{task_id}',
    signedIn('add_tasks'),
    'One task template',
    { errors: ['not_found'] },
  )
    .input(shapes.byTask)
    .output(
      z.object({
        task: z.object({
          id: z.number().int(),
          name: z.string(),
          description: z.string(),
          area: z.enum(areas),
          topic_id: z.number().int(),
          category_id: z.number().int(),
        }),
      }),
    ),
  /**
   * Own addition: the cue words for decoding, for the age of the task's owner, in the requested
   * language, the language of the text or that of the person.
   */
  wall: route(
    'GET /words/wall/{area}',
    signedIn('access_tasks'),
    'The word wall that decodes the tasks of an area',
    { errors: ['not_found'] },
  )
    .input(
      z.object({
        params: z.object({ area: z.enum(areas) }),
        query: z.object({ task_id: Id.optional(), language_id: Id.optional() }),
      }),
    )
    .output(
      z.object({
        wall: z.object({
          id: z.number().int(),
          title: z.string(),
          language_id: z.number().int(),
          languages: z
            .array(z.number().int())
            .describe('The published languages that have a wall for this area.'),
          words: z.array(WallCue),
        }),
      }),
    ),
  /** Own addition. */
  people: route(
    'GET /tasks/push/people',
    signedIn('add_tasks'),
    'People whom the caller may give tasks, by name; 25 at most',
  )
    .input(z.object({ query: z.object({ search_text: optionalText(200).optional() }) }))
    .output(z.object({ people: z.array(z.object({ id: z.number().int(), name: z.string() })) })),
  /**
   * Own addition: the storage used by the caller's tasks outside the bin; the limits per person are
   * in the domain package.
   */
  storage: route(
    'GET /tasks/storage',
    signedIn('access_tasks'),
    'How many tasks the caller has, and how many bytes they take',
  ).output(z.object({ tasks: z.number().int(), bytes: z.number().int() })),
  /** Own addition: two of the six steps of the home page (method D12). */
  steps: route(
    'GET /tasks/steps',
    signedIn('access_tasks'),
    'Whether the caller has decoded a task and made a strategy card',
  ).output(z.object({ decoded_task: z.boolean(), strategy_card: z.boolean() })),
}
