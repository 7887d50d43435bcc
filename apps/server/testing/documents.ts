import { patterns } from '@quartet/domain/patterns.ts'
import { addTask, type Place } from './tasks.ts'
import type { Member, World } from './world.ts'

/** Requests a document as its reader. */
export const makeDocument = (
  world: World,
  { token }: Pick<Member, 'token'>,
  body: object,
  what: 'pdf' | 'pages' = 'pdf',
) => world.call(`POST /documents/${what}`, { token, body })

type Statement = { id: number; pattern: string; title: string; user_id: number | null }

/** Ticks the first `count` statements of each pattern in report order, and returns their titles. */
export async function tickStatements(world: World, { id, token }: Member, count = 3) {
  const { body } = await world.call(`GET /users/show/${id}`, { token })
  const attributes: Statement[] = body.user.attributes
  const ticked = patterns.flatMap((pattern) =>
    attributes.filter((statement) => statement.pattern === pattern).slice(0, count),
  )
  await world.call(`PUT /users/update_my_attributes/${id}`, {
    token,
    body: { selected_attributes: ticked.map((statement) => statement.id) },
  })
  return ticked.map(({ title }) => title)
}

export const ownStatement = (
  world: World,
  { token }: Member,
  title: string,
  pattern = 'sequence',
) =>
  world.call('POST /attributes/add/custom/attribute', {
    token,
    body: { title, pattern, type: 'Use First' },
  })

/** A decoded task with a card of two strategies and an own one, and a note. */
export async function decodedTask(
  world: World,
  person: Member,
  draft: Record<string, unknown> = {},
  area: Place = 'school',
) {
  const part = { school: '', work: '/work/task', career: '/career/task' }[area]
  const task = await addTask(world, person, draft, area)
  const update = (body: object) =>
    world.call(`PUT /tasks/update${part}/${task.id}`, { token: person.token, body })
  const { body } = await world.call(
    `PUT /strategies/${{ school: 'add_custom_strategy', work: 'add/work/custom/strategy', career: 'add/career/custom/strategy' }[area]}/${task.id}`,
    { token: person.token, body: { pattern: 'sequence', body: 'I write one card for each step.' } },
  )
  const strategies: { id: number; pattern: string }[] = task.strategies.slice(0, 6)
  await update({
    needed: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'As Needed',
    },
    needed_source: 'judged',
    decoded: true,
    chosen: [
      ...strategies.map(({ id }) => ({ kind: 'strategy', id })),
      { kind: 'own', id: body.strategy.id },
    ],
    drill: [{ step: 'assess', note: 'It went well.', rating: 4 }],
  })
  return { id: task.id as number, update }
}
