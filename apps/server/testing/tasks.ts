import { patterns, perPattern } from '@quartet/domain/patterns.ts'
import type { Member, World } from './world.ts'

/** The paths of each area's calls. */
export const placesOf = {
  school: {
    list: (_: number | string) => 'POST /tasks',
    add: 'POST /tasks/add_task',
    part: '',
    own: 'PUT /strategies/add_custom_strategy',
  },
  work: {
    list: (id: number | string) => `POST /work/tasks/${id}`,
    add: 'POST /tasks/add/work/task',
    part: '/work/task',
    own: 'PUT /strategies/add/work/custom/strategy',
  },
  career: {
    list: (id: number | string) => `POST /career/tasks/${id}`,
    add: 'POST /tasks/add/career/task',
    part: '/career/task',
    own: 'PUT /strategies/add/career/custom/strategy',
  },
} as const
export type Place = keyof typeof placesOf

/** The id of a topic by its English name, or of the first topic of the area. */
export async function topicId(
  world: World,
  area: Place = 'school',
  name?: string,
): Promise<number> {
  const { rows } = await world.pool.query(
    'select id from topics where area = $1 and language_id = 1 and removed = 0 and ($2::text is null or name = $2) order by "order" limit 1',
    [area, name ?? null],
  )
  return rows[0].id
}

/** Adds a task of a person through the call of its area. */
export async function addTask(
  world: World,
  who: Member,
  draft: Record<string, unknown> = {},
  area: Place = 'school',
) {
  const body = {
    name: 'Essay',
    description: 'Write the steps in order.',
    topic_id: await topicId(world, area),
    ...draft,
  }
  const answer = await world.call(placesOf[area].add, { token: who.token, body })
  if (answer.status !== 200) throw new Error(`the task was refused: ${JSON.stringify(answer.body)}`)
  return answer.body.task
}

/** Degrees as stored by a decoding. */
export const needed = (degree: 'Low' | 'As Needed' | 'Use First') => perPattern(() => degree)
export const byPattern = (...degrees: string[]) =>
  Object.fromEntries(patterns.map((pattern, at) => [pattern, degrees[at]]))
