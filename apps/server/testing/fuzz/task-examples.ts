import { fileNamed } from '../files.ts'
import type { World } from '../world.ts'
import { type Json, leftOut } from './places.ts'

const areas = [
  {
    area: 'school',
    part: '',
    add: '/tasks/add_task',
    own: '/strategies/add_custom_strategy',
    list: '/tasks',
    push: '/tasks/push_task',
  },
  {
    ...{
      area: 'work',
      part: '/work/task',
      add: '/tasks/add/work/task',
      own: '/strategies/add/work/custom/strategy',
    },
    ...{ list: '/work/tasks/{user_id}', push: '' },
  },
  {
    ...{
      area: 'career',
      part: '/career/task',
      add: '/tasks/add/career/task',
      own: '/strategies/add/career/custom/strategy',
    },
    ...{ list: '/career/tasks/{user_id}', push: '/tasks/push/career/task' },
  },
] as const
const shared: Record<string, readonly string[]> = {
  school: ['/tasks/share/{task_id}', '/tasks/share_school_task/{task_id}', '/tasks/print_plp'],
  work: ['/tasks/share_work_strategy/{task_id}'],
  career: [],
}
const pdf = { file: fileNamed('page.pdf').toString('base64') }

type Examples = Record<string, Json | typeof leftOut>

/**
 * Examples for the calls of tasks: tasks of each area to read and to delete, one in the bin,
 * templates, and valid values for each field.
 */
export async function tasksFor(world: World, userId: number, personId: number): Promise<Examples> {
  const { rows: topics } = await world.pool.query(
    'select area, min(id) as id from topics where language_id = 1 group by area',
  )
  const topicOf = (area: string) => topics.find((topic) => topic.area === area).id as number

  async function task(area: string, removed = 0) {
    const { rows } = await world.pool.query(
      `with task as (
         insert into tasks (user_id, area, name, description, topic_id, removed) values ($1, $2, 'Essay', 'Write it.', $3, $4) returning id)
       insert into own_strategies (task_id, pattern, body) select id, 'sequence', 'Own' from task returning task_id, id`,
      [userId, area, topicOf(area), removed],
    )
    return { id: rows[0].task_id as number, own: rows[0].id as number }
  }

  async function template(area: string) {
    const { rows } = await world.pool.query(
      `with shelf as (insert into task_categories (name, language_id) values ('Shelf', 1) returning id)
       insert into category_tasks (category_id, area, name, description, topic_id) select id, $1, 'Essay', 'x', $2 from shelf returning id`,
      [area, topicOf(area)],
    )
    return rows[0].id as number
  }

  async function ofArea({
    area,
    part,
    add,
    own,
    list,
    push,
  }: (typeof areas)[number]): Promise<Examples> {
    const [saved, edited, updated, deleted, also] = [
      await task(area),
      await task(area),
      await task(area),
      await task(area),
      await task(area),
    ]
    return {
      [`/tasks/show${part}/{task_id} task_id`]: saved.id,
      [`/tasks/show${part} ids`]: saved.id,
      [`/tasks/edit${part}/{task_id} task_id`]: edited.id,
      [`/tasks/edit${part}/{task_id} topic_id`]: topicOf(area),
      [`/tasks/update${part}/{task_id} task_id`]: updated.id,
      [`/tasks/update${part}/{task_id} chosen`]: [{ kind: 'own', id: updated.own, worked: true }],
      [`/tasks/delete${part}/{task_id} task_id`]: deleted.id,
      [`/tasks/delete${part} ids`]: [also.id],
      [`${own}/{task_id} task_id`]: saved.id,
      [`${add} topic_id`]: topicOf(area),
      [`${list} topic_id`]: topicOf(area),
      [`${list} status`]: 'New',
      [`${push} task_ids`]: [saved.id],
      [`${push} template_ids`]: [await template(area)],
      ...Object.fromEntries(
        (shared[area] ?? []).flatMap((call) => [
          [`${call} task_id`, saved.id] as const,
          [`${call} pdf`, pdf] as const,
        ]),
      ),
      // changes in school apply whatever the task's version, those in other areas to its first
      // version
      ...(area === 'school' && {
        '/tasks/edit/{task_id} version': leftOut,
        '/tasks/update/{task_id} version': leftOut,
      }),
    }
  }

  const examples: Examples[] = []
  for (const area of areas) examples.push(await ofArea(area))
  return {
    ...{
      area: 'school',
      order_direction: 'ASC',
      search_text: 'essay',
      due_date: '2026-12-01',
      user_ids: [personId],
    },
    ...{ date_from: '2026-01-01', date_to: '2027-01-01', priority: 1 },
    marks: [{ start: 0, end: 5, text: 'Write', pattern: 'sequence', source: 'user' }],
    '/categories/tasks/get/{task_id} task_id': await template('school'),
    '/tasks/restore ids': [(await task('school', 1)).id],
    '/tasks/assigned status': 'New',
    '/tasks/share_plp_task pdf': pdf,
    '/words/wall/{area} task_id': (await task('school')).id,
    ...Object.assign({}, ...examples),
  }
}
