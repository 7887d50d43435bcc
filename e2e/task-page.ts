import { sql } from './world.ts'

export const essay =
  'First plan your essay and write the steps in order. Then describe each arch and cite two sources.\nBuild a model and test it. Imagine a new use for the arch.'

type Draft = { area?: 'school' | 'work' | 'career'; name?: string; description?: string }

/** A task in a person's own list, of the first topic of its area. */
export async function giveTask(
  userId: number,
  { area = 'school', name = 'Essay on bridges', description = essay }: Draft = {},
): Promise<number> {
  const [task] = await sql<{ id: number }>(
    `insert into tasks (user_id, area, name, description, topic_id)
     select $1, $2, $3, $4, id from topics where area = $2 and language_id = 1 order by "order", id limit 1 returning id`,
    [userId, area, name, description],
  )
  if (!task) throw new Error('no task was made')
  return task.id
}

type Kept = {
  status: string
  marks: { text: string; pattern: string | null; source: string }[]
  needed: Record<string, string> | null
  needed_source: string | null
  drill: { step: string; note: string; rating?: number }[]
  duties: { text: string; feeling: string }[]
  due_date: string | null
  category: string
  description: string
  version: number
}

/** A task as it is kept. */
export async function taskOf(id: number): Promise<Kept> {
  const [kept] = await sql<Kept>(
    'select status, marks, needed, needed_source, drill, duties, due_date::text, category, description, version from tasks where id = $1',
    [id],
  )
  if (!kept) throw new Error(`there is no task ${id}`)
  return kept
}
