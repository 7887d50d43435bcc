import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { failWith, serve } from '../../../testing/fake-server.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import type { Task } from '../area-calls.ts'
import { TaskForm } from './task-form.tsx'

const essay = {
  ...{ id: 12, version: 1, name: 'Essay', description: 'Write.', topic_id: 3 },
  ...{ priority: null, due_date: null, category: '' },
} as unknown as Task

const wall = {
  ...{ id: 1, title: 'School', language_id: 1, languages: [1] },
  words: [{ text: 'list', forms: [], pattern: 'sequence', weight: 1 }],
}
const topics = [
  { id: 3, name: 'Writing', group_key: 'writing' },
  { id: 4, name: 'Math', group_key: 'math' },
]

/** A server with the task. Repeating a request with the same id adds one task only. */
function startServer({ languages = [] as unknown[] } = {}) {
  const state = { task: essay, added: new Map<unknown, unknown>() }
  const server = serve({
    'GET /tasks/storage': () => ({ tasks: 0, bytes: 0 }),
    'GET /users/photo': () => ({}),
    'POST /langs': () => ({ languages }),
    'GET /words/wall/school': () => ({ wall }),
    'POST /tasks/add_task': ({ body: { request_id, ...body } }) => {
      state.added.set(request_id, body)
      return { task: { ...essay, ...body, id: 13 } }
    },
    'PUT /tasks/edit/': ({ body: { version, ...body } }) => {
      if (version !== state.task.version)
        return failWith(409, { name: 'task_changed', task: state.task })
      state.task = { ...state.task, ...body, version: state.task.version + 1 } as Task
      return { task: state.task }
    },
  })
  return { server, state }
}

async function open(task: Task | null) {
  const onSaved = vi.fn()
  const form = (
    <TaskForm area="school" task={task} topics={topics} onClose={vi.fn()} onSaved={onSaved} />
  )
  return { ...(await renderPage(form)), onSaved }
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const save = () => fireEvent.click(button('Save'))
const restored = () => screen.queryByText(/We’ve restored what you typed/)

test('a failed save shows the reason; typed text survives a reload, and is saved once', async () => {
  const { server, state } = startServer()
  const first = await open(null)
  type('Name', 'Essay on maps')
  type('Topic', '3')
  type('Description', 'Do not lose this.')
  server.failsWith = 500
  save()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/This wasn’t saved.*Something went wrong on our side/)
  first.unmount()
  server.failsWith = null

  const second = await open(null)
  expect([field('Description').value, restored() !== null]).toEqual(['Do not lose this.', true])
  // the response is lost: the form is sent again
  const lost = server.hold('POST /tasks/add_task')
  save()
  await lost.arrived
  second.unmount()
  const third = await open(null)
  save()
  await waitFor(() =>
    expect(third.onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 13 })),
  )
  expect(state.added.size).toBe(1)
  third.unmount()

  await open(null)
  expect([field('Description').value, restored()]).toEqual(['', null])
})

test('changes made to a task during a save stay, and are saved next', async () => {
  const { server, state } = startServer()
  const { onSaved } = await open(essay)
  type('Name', 'Esay, second draft')
  const { arrived, release } = server.hold('PUT /tasks/edit/')
  save()
  await arrived
  type('Name', 'Essay, second draft')
  release()
  await waitFor(() => expect(button('Save').disabled).toBe(false))
  expect([field('Name').value, state.task.name, onSaved.mock.calls]).toEqual([
    'Essay, second draft',
    'Esay, second draft',
    [],
  ])
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect([state.task.name, state.task.version]).toEqual(['Essay, second draft', 3])
})

test('with two concurrent edits, the second editor is informed, and nothing is lost', async () => {
  const { state } = startServer()
  const { onSaved } = await open(essay)
  type('Description', 'My words.')
  state.task = { ...essay, description: 'Their words.', version: 2 }
  save()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/This task has changed.*My words\..*Their words\./)
  fireEvent.click(screen.getByText(/^Both descriptions/))
  expect(field('Description').value).toBe('My words.\n\nTheir words.')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(state.task.description).toBe('My words.\n\nTheir words.')
})

test.each([
  { choose: 'Keep mine', saved: 'My words.' },
  { choose: 'Use the saved one', saved: 'Their words.' },
])('after a conflict, "$choose" continues from the saved version', async ({ choose, saved }) => {
  const { state } = startServer()
  const { onSaved } = await open(essay)
  type('Description', 'My words.')
  state.task = { ...essay, description: 'Their words.', version: 2 }
  save()
  await screen.findByRole('alert')
  fireEvent.click(screen.getByText(choose))
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect([state.task.description, state.task.version]).toEqual([saved, 3])
})

test('name and topic are guessed from the text until somebody fills them in', async () => {
  const { state } = startServer()
  const { onSaved } = await open(null)
  type('Description', 'Hi Ada,\nCalculate the sum.')
  await waitFor(() =>
    expect([field('Name').value, field('Topic').value]).toEqual(['Calculate the sum.', '4']),
  )
  expect(screen.getAllByText('Suggested from your text')).toHaveLength(2)
  type('Name', 'My sums')
  type('Topic', '3')
  type('Description', 'Calculate all angles of the triangle.')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect([...state.added.values()]).toEqual([
    expect.objectContaining({ name: 'My sums', topic_id: 3 }),
  ])
})

test('an emptied name can be typed again at once', async () => {
  startServer()
  await open(null)
  type('Description', 'Calculate the sum.')
  await waitFor(() => expect(field('Name').value).toBe('Calculate the sum.'))
  type('Name', '')
  await new Promise((resolve) => setTimeout(resolve))
  expect(field('Name').value).toBe('')
  type('Name', 'My sums')
  expect(field('Name').value).toBe('My sums')
})

test('a name left empty is guessed again, and a text without a topic gets the one used last', async () => {
  startServer()
  const first = await open(null)
  type('Description', 'Write an essay.')
  await waitFor(() => expect(field('Topic').value).toBe('3'))
  save()
  await waitFor(() => expect(first.onSaved).toHaveBeenCalled())
  first.unmount()

  await open(null)
  expect(field('Topic').value).toBe('')
  type('Name', 'x')
  type('Name', '')
  fireEvent.blur(field('Name'))
  type('Description', '2026')
  await waitFor(() => expect([field('Name').value, field('Topic').value]).toEqual(['2026', '3']))
  expect(screen.getAllByText('Suggested from your text')).toHaveLength(1)
})

test('an own name survives a reload, and a guessed one follows the text afterwards', async () => {
  startServer()
  const first = await open(null)
  type('Description', 'Write an essay.')
  type('Topic', '4')
  await waitFor(() => expect(field('Name').value).toBe('Write an essay.'))
  first.unmount()
  await open(null)
  type('Description', 'Write two essays.')
  await waitFor(() => expect(field('Name').value).toBe('Write two essays.'))
  expect(field('Topic').value).toBe('4')
})

test('cue words are coloured while typing; without a wall the field works all the same', async () => {
  const { server } = startServer()
  const { container, unmount } = await open(null)
  type('Description', 'First list the steps.')
  await waitFor(() => expect(container.querySelector('mark')?.textContent).toBe('list'))
  unmount()
  server.failsWith = 503
  const { container: uncoloured } = await open(null)
  type('Description', 'First list the parts.')
  await waitFor(() => expect(field('Name').value).toBe('First list the parts.'))
  expect(uncoloured.querySelector('mark')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a text in a language without a wall is not coloured, and the form says so', async () => {
  startServer({ languages: [{ id: 2, locale: 'ge', tag: 'de', published: true }] })
  const { container } = await open(null)
  type('Description', 'Die Liste und der Plan und das Ende: list')
  expect(await screen.findByText(/no cue words for this language/)).toBeTruthy()
  expect(container.querySelector('mark')).toBeNull()
})

test('a text that is too long says so while somebody types', async () => {
  const { server } = startServer()
  await open(null)
  type('Description', 'a'.repeat(20_001))
  expect(
    await screen.findByText('20,001 of 20,000 characters. Please shorten the text.'),
  ).toBeTruthy()
  save()
  type('Description', 'a'.repeat(20_000))
  expect(screen.queryByText(/Please shorten/)).toBeNull()
  expect(server.callsOf('POST /tasks/add_task')).toEqual([])
})

test('an empty form shows three missing fields', async () => {
  startServer()
  await open(null)
  save()
  expect(screen.getAllByText('Please this field is required')).toHaveLength(3)
})
