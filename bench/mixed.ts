import { seedAttempts, seedPeople, seedScores } from './people.ts'
import { type Call, databaseIn, newFolder, startApp, startSteadyLoad } from './processes.ts'
import type { Line } from './table.ts'

const seconds = 60
/** More calls a second than two cores can serve, and for how long. */
const overload = { perSecond: 1000, seconds: 15 }

/**
 * A minute of mixed requests at a fixed rate that does not wait for responses: profiles, their
 * cards, the inventory, answers, texts and languages. Then far more of them than can be served: the
 * server must refuse the rest at once.
 */
export async function mixed(): Promise<Line[]> {
  const folder = newFolder()
  const app = await startApp(folder)
  const { pool } = databaseIn(folder)
  const people = await seedPeople(pool, 2000)
  await seedScores(pool, people)
  const { attemptIds, questions } = await seedAttempts(pool, people)

  const kinds = [
    ...Array.from(
      { length: 4 },
      () => (at: number) => get(at, `/api/users/show/${people[at % people.length]?.id}`),
    ),
    (at: number) => get(at, '/api/users/get/profile/cards'),
    (at: number) => get(at, '/api/localization/show/2'),
    (at: number) => post(at, `/api/users/get_questions/${people[at % people.length]?.id}`, {}),
    (at: number) => post(at, '/api/langs', {}),
    ...Array.from(
      { length: 2 },
      () => (at: number) => post(at, '/api/users/save_answers', answersOf(at)),
    ),
  ]
  const headers = (at: number) => ({
    authorization: `Bearer ${people[at % people.length]?.token}`,
    'content-type': 'application/json',
  })
  const get = (at: number, path: string): Call => ({ method: 'GET', path, headers: headers(at) })
  const post = (at: number, path: string, body: object): Call => ({
    method: 'POST',
    path,
    headers: headers(at),
    body: JSON.stringify(body),
  })
  const answersOf = (at: number) => ({
    attempt_id: attemptIds[at % people.length],
    answers: questions
      .slice(at % 4, (at % 4) + 7)
      .map(({ id }) => ({ question_id: id, value: 1 + (at % 5), ms: 4000 })),
  })

  const load = startSteadyLoad()
  const callsOf = (count: number) =>
    Array.from({ length: count }, (_, at) => (kinds[at % kinds.length] as (at: number) => Call)(at))
  const lineOf = async (perSecond: number, must: number): Promise<Line> => {
    const calls = callsOf(perSecond * seconds)
    // warm-up: another row measures a process that has just started
    await load({ port: app.port, perSecond, calls: calls.slice(0, perSecond * 3) })
    const {
      p50,
      p99,
      perSecond: reached,
      errors,
    } = await load({ port: app.port, perSecond, calls })
    const ours = `${reached.toFixed(0)}/s p50 ${p50.toFixed(1)} ms, ${errors.length} of ${calls.length} failed${errors[0] ? `: ${errors[0].slice(0, 80)}` : ''}`
    return {
      work: `p99 of ${perSecond} mixed calls a second`,
      ours,
      figure: errors.length > 0 ? Number.POSITIVE_INFINITY : p99,
      unit: ' ms',
      must,
      isMaximum: true,
    }
  }
  const overloaded = async (): Promise<Line> => {
    const { perSecond } = overload
    const calls = callsOf(perSecond * overload.seconds)
    const {
      p50,
      p99,
      max,
      perSecond: reached,
      errors,
    } = await load({ port: app.port, perSecond, calls })
    const refused = errors.filter((error) => error.includes('answered 503')).length
    const failed = errors.find((error) => !error.includes('answered 503'))
    const served = reached * (1 - errors.length / calls.length)
    return {
      work: `p99 of ${perSecond} mixed calls a second, served or refused`,
      ours: `${served.toFixed(0)}/s served, ${refused} of ${calls.length} refused, ${errors.length - refused} failed${failed ? `: ${failed.slice(0, 60)}` : ''}; p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)}, max ${max.toFixed(0)} ms`,
      figure: errors.length > refused ? Number.POSITIVE_INFINITY : p99,
      unit: ' ms',
      must: 1000,
      isMaximum: true,
    }
  }
  return [await lineOf(300, 300), await overloaded()]
}
