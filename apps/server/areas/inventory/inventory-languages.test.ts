import { readTable } from '@quartet/content/table.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answersTo,
  begin,
  type Inventory,
  idOf,
  known,
  knownScores,
  readQuestions,
  save,
  take,
} from '../../testing/inventory.ts'
import { bareLanguage } from '../../testing/languages.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

const adult = readTable('forms', 'en').rows.find(({ cells }) => cells.id === 'adult')?.cells

let world: World
/** Two languages without forms of their own. */
let hebrew: number
let welsh: number
beforeAll(async () => {
  world = await makeWorld()
  hebrew = await bareLanguage(world)
  welsh = await bareLanguage(world, 'Welsh')
})
afterAll(() => world.close())

type FormDraft = {
  languageId?: number
  version?: number
  status?: 'draft' | 'active' | 'retired'
  ageGroupId?: 1 | 2 | 3
}

/** Another form of an age group, with the questions of the English form prefixed by a word. */
async function form(
  word: string,
  { languageId = 1, version = 1, status = 'active', ageGroupId = 3 }: FormDraft,
) {
  const english =
    '(select id from forms where age_group_id = $1 and language_id = 1 and version = 1)'
  const { rows } = await world.pool.query(
    `insert into forms (title, age_group_id, language_id, version, status, scale)
     select $2, $1, $3, $4, $5, scale from forms where id = ${english} returning id`,
    [ageGroupId, `${word} form`, languageId, version, status],
  )
  await world.pool.query(
    `insert into questions (form_id, number, text, pattern, facet)
     select $2, number, $3 || ' ' || text, pattern, facet from questions where form_id = ${english} order by number desc`,
    [ageGroupId, rows[0].id, word],
  )
  return rows[0].id as number
}
const speak = (person: Member, languageId: number) =>
  world.call(`POST /languages/switch/${languageId}`, { token: person.token })
const texts = ({ questions }: Inventory) => questions.map(({ text }) => text)

describe('changing the language during an attempt', () => {
  test('keeps attempt and answers, shows the sibling form, and scores all answers together', async () => {
    const other = await form('Hebrew', { languageId: hebrew })
    const ada = await world.person()
    const english = await begin(world, ada)
    await save(world, ada, {
      attempt_id: english.attempt_id,
      answers: answersTo(english).slice(0, 15),
    })

    await speak(ada, hebrew)
    const { body } = await readQuestions(world, ada)
    expect(body).toMatchObject({
      attempt_id: english.attempt_id,
      progress: 48,
      form: { id: other, title: 'Hebrew form', language_id: hebrew },
    })
    expect(texts(body)).toEqual(texts(english).map((text) => `Hebrew ${text}`))
    expect(body.answers).toEqual(
      known.slice(0, 15).map((value, at) => ({ question_id: idOf(body, at + 1), value })),
    )

    const rest = { attempt_id: body.attempt_id, answers: answersTo(body).slice(15), finished: true }
    expect((await save(world, ada, rest)).body.user).toMatchObject(knownScores)
    await speak(ada, 1)
    expect((await readQuestions(world, ada)).body.answers[30]).toEqual({
      question_id: idOf(english, 31),
      text: 'I would let them try first.',
    })
  })

  test('accepts answers on either form for the same item', async () => {
    const ada = await world.person()
    const english = await begin(world, ada)
    await speak(ada, hebrew)
    const other = await begin(world, ada)
    for (const [inventory, value] of [
      [english, 1],
      [other, 2],
      [english, 3],
    ] as const)
      await save(world, ada, {
        attempt_id: inventory.attempt_id,
        answers: [{ question_id: idOf(inventory, 4), value }],
      })
    expect((await readQuestions(world, ada)).body).toMatchObject({
      progress: 3,
      answers: [{ question_id: idOf(other, 4), value: 3 }],
    })
  })

  test('leaves an answer with the form on which it was given until a different answer is given', async () => {
    const ada = await world.person()
    const english = await begin(world, ada)
    const formsOf = async () =>
      (
        await world.pool.query(
          'select f.language_id from answers a join questions q on q.id = a.question_id join forms f on f.id = q.form_id where a.attempt_id = $1 order by a.number',
          [english.attempt_id],
        )
      ).rows.map(({ language_id }) => language_id)
    const give = (inventory: Inventory, value: number, ms?: number) =>
      save(world, ada, {
        attempt_id: english.attempt_id,
        answers: [1, 2].map((number) => ({ question_id: idOf(inventory, number), value, ms })),
      })
    await give(english, 3)
    await speak(ada, 2)
    const german = await begin(world, ada)
    await give(german, 3, 4000)
    expect(await formsOf()).toEqual([1, 1])
    await give(german, 4)
    expect(await formsOf()).toEqual([2, 2])
  })

  test('shows English when the language has no form, or only a draft', async () => {
    const ada = await world.person({ languageId: welsh })
    expect((await readQuestions(world, ada)).body.form).toMatchObject({
      title: adult?.title,
      language_id: 1,
    })
    const draft = await form('Draft', { languageId: welsh, status: 'draft' })
    expect((await readQuestions(world, ada)).body.form).toMatchObject({
      title: adult?.title,
      language_id: 1,
    })
    expect(
      (await readQuestions(world, await world.person({ languageId: welsh }))).body.form.language_id,
    ).toBe(1)
    await world.pool.query("update forms set status = 'active' where id = $1", [draft])
    expect((await readQuestions(world, ada)).body.form).toMatchObject({
      id: draft,
      language_id: welsh,
    })
  })
})

describe('form that is retired during an attempt', () => {
  test('is finished by people who began it; new attempts begin on the new version', async () => {
    const [ada, bob] = [
      await world.person({ ageGroupId: 2 }),
      await world.person({ ageGroupId: 2 }),
    ]
    const old = await begin(world, ada)
    await save(world, ada, { attempt_id: old.attempt_id, answers: answersTo(old).slice(0, 20) })

    await world.pool.query(
      "update forms set status = 'retired' where age_group_id = 2 and language_id = 1",
    )
    const next = await form('Second', { ageGroupId: 2, version: 2 })
    const newer = await begin(world, bob)
    expect((await readQuestions(world, bob)).body.form.id).toBe(next)
    expect(texts(await begin(world, ada))).toEqual(texts(old))

    const foreign = {
      attempt_id: old.attempt_id,
      answers: [{ question_id: idOf(newer, 1), value: 1 }],
    }
    expect(statusAndBody(await save(world, ada, foreign))).toEqual(
      apiError('question_unknown', { question_ids: [idOf(newer, 1)] }),
    )
    const rest = { attempt_id: old.attempt_id, answers: answersTo(old).slice(20), finished: true }
    expect((await save(world, ada, rest)).body.user).toMatchObject(knownScores)
    expect((await take(world, bob)).body.user).toMatchObject(knownScores)
  })

  test('is not mixed with the next version when the language is switched', async () => {
    const ada = await world.person({ ageGroupId: 1 })
    const old = await begin(world, ada)
    await world.pool.query(
      "update forms set status = 'retired' where age_group_id = 1 and language_id = 1",
    )
    await form('Later', { ageGroupId: 1, languageId: hebrew, version: 2 })
    await speak(ada, hebrew)
    expect(texts(await begin(world, ada))).toEqual(texts(old))
    expect(
      (await readQuestions(world, await world.person({ ageGroupId: 1, languageId: hebrew }))).body
        .form.title,
    ).toBe('Later form')
  })
})
