import { type Caller, granted } from './caller.ts'
import type { Installation } from './installation.ts'
import { arrive } from './newcomers.ts'
import type { Finding } from './writers.ts'

/**
 * A person who answers: every save overwrites all 28 statements and the first open question with
 * values derived from its number.
 */
export type Learner = {
  id: number
  token: string
  attemptId: number
  questionIds: number[]
  /** The number of the last save that was sent, and of the last one that was acknowledged. */
  sent: number
  acknowledged: number
  /**
   * Counts of the saves that are certainly in the database, and of those with an unknown result.
   */
  stored: number
  unknown: number
  /** Number of saves that were stored but never acknowledged. */
  unheard: number
}

/** Registers with the code of the school and begins the inventory. */
export async function learner(
  caller: Caller,
  port: number,
  installation: Installation,
): Promise<Learner> {
  const { token, id } = await arrive(caller, port, installation)
  const { attempt_id: attemptId, questions } = await granted(
    caller.call(port, `POST /users/get_questions/${id}`, { token, body: {} }),
  )
  const questionIds = questions.slice(0, 29).map(({ id }: { id: number }) => id)
  return {
    id,
    token,
    attemptId,
    questionIds,
    sent: 0,
    acknowledged: 0,
    stored: 0,
    unknown: 0,
    unheard: 0,
  }
}

const answerOf = (save: number, number: number) => ((save + number) % 5) + 1
const wordsOf = (save: number) => `save ${save}`

/** Saves once and records the response. */
export async function save({ call }: Caller, port: number, learner: Learner) {
  const number = ++learner.sent
  const answers = learner.questionIds.map((question_id, at) =>
    at < 28
      ? { question_id, value: answerOf(number, at + 1) }
      : { question_id, text: wordsOf(number) },
  )
  const answer = await call(port, 'POST /users/save_answers', {
    token: learner.token,
    body: { attempt_id: learner.attemptId, answers },
  })
  if (answer?.status === 200) {
    learner.acknowledged = number
    learner.stored++
  } else learner.unknown++ // also for a 503: PostgreSQL may have died after its commit
  return answer
}

type Row = {
  id: number
  attempts: number
  entries: number
  words: string | null
  values: Record<string, number> | null
}

/**
 * Compares the database with the acknowledged saves: the answers are completely those of the last
 * acknowledged save or of a later one, with one attempt and one log entry per stored save. Updates
 * the learners with what is now certain.
 */
export async function findingsOfLearners(
  { rows }: Installation,
  learners: Learner[],
): Promise<Finding[]> {
  const results = await rows<Row>(
    `select users.id, count(distinct attempts.id)::int attempts, max(answers.text) filter (where number = 29) words,
       json_object_agg(number, value) filter (where number < 29) as values,
       (select count(*)::int from logs where entity = 'answers' and subject = users.log_alias) entries
     from users left join attempts on attempts.user_id = users.id left join answers on answers.attempt_id = attempts.id
     where users.id = any($1) group by users.id`,
    [learners.map(({ id }) => id)],
  )
  const byId = new Map(results.map((row) => [row.id, row]))
  return learners.flatMap((learner) => findingsOf(learner, byId.get(learner.id)))
}

function findingsOf(learner: Learner, row: Row | undefined): Finding[] {
  const { id, sent, acknowledged, stored, unknown } = learner
  if (!row) return [{ kind: 'lost', what: `learner ${id}` }]
  const rows: Finding[] = []
  const number = Number(row.words?.split(' ')[1] ?? 0)
  if (number < acknowledged)
    rows.push({ kind: 'lost', what: `save ${acknowledged} of learner ${id}: there is ${number}` })
  if (number > sent)
    rows.push({ kind: 'half', what: `learner ${id} has save ${number}, and sent ${sent}` })
  const torn = Object.entries(row.values ?? {}).filter(
    ([item, value]) => value !== answerOf(number, Number(item)),
  )
  if (torn.length > 0 || (number > 0 && Object.keys(row.values ?? {}).length !== 28))
    rows.push({ kind: 'half', what: `save ${number} of learner ${id}: ${JSON.stringify(torn)}` })
  if (row.attempts !== 1)
    rows.push({ kind: 'doubled', what: `${row.attempts} attempts of learner ${id}` })
  if (row.entries < stored)
    rows.push({ kind: 'lost', what: `${stored - row.entries} log entries of learner ${id}` })
  if (row.entries > stored + unknown)
    rows.push({
      kind: 'doubled',
      what: `${row.entries} log entries for ${stored} saves of learner ${id}`,
    })
  learner.unheard += Math.max(0, row.entries - stored)
  Object.assign(learner, {
    acknowledged: Math.max(number, acknowledged),
    stored: row.entries,
    unknown: 0,
  })
  return rows
}
