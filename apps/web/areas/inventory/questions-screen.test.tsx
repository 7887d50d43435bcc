import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { allSent } from '../../data/unsent-words.ts'
import { failWith, serve } from '../../testing/fake-server.ts'
import { renderPage, sendNow, signInUser, userId } from '../../testing/render-page.tsx'
import { QuestionsScreen } from './questions-screen.tsx'
import type { Inventory } from './use-answers.ts'

type Saved = { attempt_id: number; answers: Inventory['answers'] }

/** A server with an open attempt for each user, under the id of the user. */
function startServer() {
  const state = { isFinished: false }
  const attempts = new Map<number, Inventory['answers']>([
    [7, []],
    [8, []],
  ])
  const questions = Array.from({ length: 7 }, (_, at) => ({
    ...{ id: 100 + at, number: at + 1, part: 1 as const },
    text: `Statement ${at + 1}`,
  }))
  const scale = ['Never', 'Seldom', 'Sometimes', 'Often', 'Always']
  const server = serve({
    'POST /langs': () => ({ languages: [] }),
    'GET /users/show/': () => ({ user: { id: userId, age_group_id: 3 } }),
    'POST /users/get_questions/': ({ path }) => {
      const attempt_id = Number(path.split('/').at(-1))
      return {
        ...{ attempt_id, instrument_name: 'Inventory', finished: state.isFinished },
        ...{ form: { id: 1, title: 'Form', scale, language_id: 1 }, questions, progress: 0 },
        ...{ answers: attempts.get(attempt_id) ?? [], assisted: false },
      } satisfies Inventory
    },
    'POST /users/save_answers': ({ body }) => {
      const { attempt_id, answers } = body as unknown as Saved
      if (state.isFinished) return failWith(409, { name: 'attempt_finished' })
      const others = attempts
        .get(attempt_id)
        ?.filter((old) => answers.every(({ question_id }) => question_id !== old.question_id))
      attempts.set(attempt_id, [...(others ?? []), ...answers])
      return { progress: 0 }
    },
  })
  const answersOf = (attempt_id: number) =>
    attempts.get(attempt_id)?.map(({ question_id, value }) => [question_id - 99, value])
  const sent = () =>
    server.callsOf('POST /users/save_answers').map(({ body }) => {
      const { attempt_id, answers } = body as unknown as Saved
      return [attempt_id, answers.length]
    })
  return { server, state, answersOf, sent }
}

const open = (id?: number) => renderPage(<QuestionsScreen />, id)
const radio = (number: number, value: number) =>
  document.querySelector<HTMLInputElement>(
    `input[name="statement-${number}"][value="${value}"]`,
  ) as HTMLInputElement
const choose = (number: number, value: number) => fireEvent.click(radio(number, value))
const line = (text: string, answered: number) =>
  screen.findByText(new RegExp(`^${text} · ${answered} of 7`))
const late = /This inventory was finished or closed somewhere else/

test('answers are sent one by one, without a network later and together', async () => {
  const { server, answersOf, sent } = startServer()
  await open()
  await line('Saved', 0)
  choose(1, 5)
  await line('Saved', 1)
  server.isOffline = true
  choose(2, 3)
  choose(3, 2)
  await line('Saved on this device.*', 3)
  choose(2, 4)
  server.isOffline = false
  sendNow()
  await line('Saved', 3)
  expect(answersOf(userId)).toEqual([
    [1, 5],
    [2, 4],
    [3, 2],
  ])
  expect(sent()).toEqual([
    [7, 1],
    [7, 2],
  ])
})

test('a slow response requested before an answer does not overwrite the answer', async () => {
  const { server } = startServer()
  await open()
  await line('Saved', 0)
  const { arrived, release } = server.hold('POST /users/get_questions/')
  // as after returning from another tab
  dispatchEvent(new Event('visibilitychange'))
  await arrived
  choose(2, 3)
  await line('Saved', 1)
  release()
  await allSent()
  await line('Saved', 1)
  expect(radio(2, 3).checked).toBe(true)
})

test('answers saved on a device are not sent for another user, and are restored for their owner', async () => {
  const { server, answersOf, sent } = startServer()
  const page = await open(7)
  await line('Saved', 0)
  server.failsWith = 503
  choose(1, 4)
  choose(2, 4)
  await line('Saved on this device.*', 2)
  // another user signs in in a second tab, and the first tab follows
  signInUser(8)
  server.failsWith = null
  await line('Saved', 0)
  choose(1, 5)
  await line('Saved', 1)
  expect([answersOf(8), answersOf(7)]).toEqual([[[1, 5]], []])
  page.unmount()
  await allSent()

  await open(7)
  await line('Saved', 2)
  expect([answersOf(8), answersOf(7)]).toEqual([
    [[1, 5]],
    [
      [1, 4],
      [2, 4],
    ],
  ])
  expect(sent()).toEqual([
    [8, 1],
    [7, 2],
  ])
})

test('answers that come after another device finished are dropped, and the page says so', async () => {
  const { server, state, answersOf } = startServer()
  await open()
  await line('Saved', 0)
  server.isOffline = true
  choose(1, 4)
  await line('Saved on this device.*', 1)
  state.isFinished = true
  server.isOffline = false
  sendNow()
  await screen.findByText(late)
  await screen.findByRole('heading', { name: 'You have finished' })
  expect([answersOf(userId), localStorage.getItem('inventory.7.7.1')]).toEqual([[], null])
})

test('answers of a closed tab that come too late are dropped, and the page says so', async () => {
  const { server, state } = startServer()
  const closed = await open()
  await line('Saved', 0)
  server.isOffline = true
  choose(1, 4)
  await line('Saved on this device.*', 1)
  closed.unmount()
  await allSent()
  state.isFinished = true
  server.isOffline = false
  await open()
  await screen.findByText(late)
  await waitFor(() => expect(localStorage.getItem('inventory.7.7.1')).toBeNull())
  expect(server.callsOf('POST /users/save_answers')).toEqual([])
})
