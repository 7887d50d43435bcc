import type { Member, World } from './world.ts'

type Question = { id: number; number: number; part: 1 | 2; text: string; pattern?: string }
export type Inventory = { attempt_id: number; questions: Question[] }
type Answer = { question_id: number; value?: number; text?: string; ms?: number }

/**
 * Answers without any quality flag: one row per facet, with the patterns in their order, so
 * statement 1 is the first value of the first row.
 */
export const known = [
  [5, 3, 2, 4],
  [4, 3, 1, 5],
  [3, 4, 3, 5],
  [5, 2, 2, 4],
  [4, 3, 2, 3],
  [2, 4, 1, 5],
  [5, 3, 2, 4],
].flat()
/**
 * The columns of `known`, added up by hand: 5+4+3+5+4+2+5, 3+3+4+2+3+4+3, 2+1+3+2+2+1+2,
 * 4+5+5+4+3+5+4.
 */
export const knownScores = { sequence: 28, precision: 22, technical_reasoning: 13, confluence: 30 }

/** Requests the inventory of a person as `reader`. */
export const readQuestions = (
  world: World,
  reader: Member,
  body: unknown = {},
  personId = reader.id,
) => world.call(`POST /users/get_questions/${personId}`, { token: reader.token, body })

export const save = (world: World, { token }: Member, body: unknown) =>
  world.call('POST /users/save_answers', { token, body })

/** Begins or continues the person's own inventory. */
export async function begin(world: World, person: Member, body: unknown = {}): Promise<Inventory> {
  const answer = await readQuestions(world, person, body)
  if (answer.status !== 200) throw new Error(`no inventory: ${JSON.stringify(answer.body)}`)
  return answer.body
}

export const idOf = ({ questions }: Inventory, number: number) => {
  const question = questions.find((one) => one.number === number)
  if (!question) throw new Error(`no question ${number}`)
  return question.id
}

type AnswerOptions = { values?: number[]; texts?: readonly string[]; ms?: number }
export const threeTexts = [
  'Waiting for others to begin.',
  'I would build a model of it.',
  'I would let them try first.',
]

/** An answer to each of the 31 questions. */
export const answersTo = (
  inventory: Inventory,
  { values = known, texts = threeTexts, ms = 10_000 }: AnswerOptions = {},
): Answer[] => [
  ...values.map((value, at) => ({ question_id: idOf(inventory, at + 1), value, ms })),
  ...texts.map((text, at) => ({ question_id: idOf(inventory, 29 + at), text })),
]

/** Completes the whole inventory and returns the response of the last call. */
export async function take(
  world: World,
  person: Member,
  { retake = false, assisted = false, ...input }: AnswerOptions & Taking = {},
) {
  const inventory = await begin(world, person, { retake })
  const answers = answersTo(inventory, input)
  return save(world, person, {
    attempt_id: inventory.attempt_id,
    answers,
    assisted,
    finished: true,
  })
}
type Taking = { retake?: boolean; assisted?: boolean }
