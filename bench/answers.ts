import { answerOf, compare, mustAgree } from './compare.ts'
import { reopenAttempts, seedAttempts, seedPeople } from './people.ts'
import { type Call, databaseIn, newFolder, startApp, startFloor, startLoad } from './processes.ts'
import type { Line } from './table.ts'

/**
 * POST /users/save_answers with the 28 answers and the three texts, which scores the attempt. Each
 * request uses a different open attempt.
 */
export async function answers(): Promise<Line[]> {
  const folder = newFolder()
  const app = await startApp(folder)
  const { url, pool } = databaseIn(folder)
  const people = await seedPeople(pool, 500)
  const { attemptIds, questions } = await seedAttempts(pool, people)
  const floor = await startFloor(url)
  const calls = people.map(({ token }, at): Call => {
    const answer = (number: number) =>
      number > 28
        ? { text: 'What I do first is look at the whole of it.' }
        : { value: 1 + ((number * 7 + at) % 5) }
    const answers = questions.map(({ id, number }) => ({
      question_id: id,
      ...answer(number),
      ms: 4000 + number * 10,
    }))
    return {
      method: 'POST',
      path: '/api/users/save_answers',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ attempt_id: attemptIds[at], answers: answers, finished: true }),
    }
  })

  const [first] = calls
  if (!first) throw new Error('nobody was seeded')
  await reopenAttempts(pool)
  const output = await outcome(app.port, first)
  await reopenAttempts(pool)
  const reference = await outcome(floor.port, first)
  mustAgree(output, reference)

  const contest = {
    work: 'answers with the score',
    load: startLoad(),
    servers: { ours: app, floor },
    folder,
    before: () => reopenAttempts(pool),
  }
  return [
    await compare({ ...contest, connections: 1, calls: calls.slice(0, 250) }),
    await compare({ ...contest, connections: 16, calls }),
  ]

  /** The response without its timestamp, and the rows that the request wrote. */
  async function outcome(port: number, call: Call) {
    const answer = (await answerOf(port, call)).replace(/"scored_at":"[^"]*"/, '')
    const { rows } = await pool.query(`
      select (select json_agg(a order by a.number) from answers a) as answers,
        (select json_agg(json_build_array(sequence, precision, technical_reasoning, confluence, quality_flags)) from attempts where finished_at is not null) as attempts,
        (select json_agg(json_build_array(user_id, sequence, precision, technical_reasoning, confluence, source, quality_flags)) from scores) as scores,
        (select json_agg(json_build_array(action, entity, count) order by id) from logs join log_values on log_id = id) as logs`)
    return `${answer}\n${JSON.stringify(rows[0])}`
  }
}
