import { patterns } from '@quartet/domain/patterns.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { allSent } from '../../../data/unsent-words.ts'
import { failWith, serve } from '../../../testing/fake-server.ts'
import { renderPage, sendNow, userId } from '../../../testing/render-page.tsx'
import type { WholeTask } from '../area-calls.ts'
import type { Note, NoteChange } from './task.ts'
import { TaskScreen } from './task-screen.tsx'

/** A server with one task. It trims texts, and rejects changes based on an older version. */
function startServer(words: object[] = []) {
  const state = {
    task: {
      id: 12,
      area: 'school',
      name: 'Essay on bridges',
      description: 'Imagine a bridge.',
      topic_name: 'Writing',
      status: 'new',
      priority: null,
      due_date: null,
      category: '',
      pushed_by: null,
      version: 1,
      language_id: null,
      marks: [],
      needed: null,
      needed_source: null,
      decoded_at: null,
      decoder_version: null,
      drill: [] as Note[],
      duties: [],
      chosen: [],
      strategies: [],
      own_strategies: [] as WholeTask['own_strategies'],
      statements: [],
      person: { id: userId, name: 'Ada', age_group_id: 3, scores: null, bands: null },
      may_edit: true,
    } as unknown as WholeTask,
  }
  function save(changes: Partial<WholeTask>) {
    state.task = { ...state.task, ...changes, version: state.task.version + 1 }
    return { task: state.task }
  }
  const change = (body: Record<string, unknown>) => {
    const { version, drill, ...others } = body as Partial<WholeTask> & { drill?: NoteChange[] }
    if (version !== state.task.version) return failWith(409, { name: 'task_changed' })
    const texts = Object.entries(others).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ])
    const unchanged = state.task.drill.filter(({ step }) =>
      drill?.every((one) => one.step !== step),
    )
    const added = drill?.map((one) => ({ ...one, note: one.note.trim() }))
    return save({
      ...Object.fromEntries(texts),
      ...(added && { drill: [...unchanged, ...added] as WholeTask['drill'] }),
    })
  }
  const server = serve({
    'GET /tasks/show/': () => ({ task: state.task }),
    'GET /words/wall/': () => ({ wall: { language_id: 2, languages: [2], words } }),
    'GET /tasks/categories': () => ({ categories: [] }),
    'GET /users/share/options': () => ({ mail: false, social: false }),
    'POST /langs': () => ({ languages: [] }),
    'PUT /tasks/update/': ({ body }) => change(body),
    'PUT /tasks/edit/': ({ body }) => change(body),
    'PUT /strategies/add_custom_strategy/': ({ body }) => {
      const { own_strategies: before } = state.task
      const strategy = { ...body, id: before.length + 1 } as (typeof before)[number]
      save({ own_strategies: [...before, strategy] })
      return { strategy }
    },
  })
  return { server, state, noteOf: () => state.task.drill[0]?.note }
}

const open = () => renderPage(<TaskScreen area="school" taskId={12} />)
/** Opens the step of the page with this heading. */
const openStep = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^\\d ?${name}`) }))
/** The note of a step of the drill; the notes of the first step are unfolded first. */
async function note(step = 'Mull') {
  const fold = await screen.findByRole('button', { name: 'Notes (optional)' })
  if (fold.getAttribute('aria-expanded') === 'false') fireEvent.click(fold)
  return screen.findByLabelText<HTMLTextAreaElement>(`Note: ${step}`)
}
const showMore = () => fireEvent.click(screen.getByRole('button', { name: /^More/ }))
function type(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } })
  sendNow()
}
const isSaved = () => screen.findAllByText('Saved')

test('without a network everything stays, also after a reload, and can be saved with a button', async () => {
  const { server, noteOf } = startServer()
  const first = await open()
  await note()
  server.isOffline = true
  type(await note(), 'Kept here.')
  await screen.findAllByText(/^Not saved yet: you’re offline/)
  first.unmount()
  await allSent()

  server.isOffline = false
  const page = await open()
  expect((await note()).value).toBe('Kept here.')
  await isSaved()
  server.failsWith = 503
  type(await note(), 'Kept here, too.')
  await screen.findAllByText(/^Not saved yet: you’re offline/)
  expect(page.container.textContent).toContain('Everything you did here is saved on this device')
  expect((await note()).value).toBe('Kept here, too.')
  server.failsWith = null
  fireEvent.click(screen.getByText('Try again'))
  await isSaved()
  expect(noteOf()).toBe('Kept here, too.')
})

test('a change that the server rejects stays, with the reason', async () => {
  const { server } = startServer()
  await open()
  await note()
  showMore()
  server.failsWith = 422
  fireEvent.change(screen.getByLabelText('Priority'), { target: { value: '1' } })
  await screen.findByText(/Your changes are still here/)
  server.failsWith = null
  fireEvent.click(screen.getByText('Try again'))
  await isSaved()
})

test('typing continues after a trailing space, although the saved text was trimmed', async () => {
  const { state, noteOf } = startServer()
  await open()
  const field = await note()
  type(field, 'First I ')
  await waitFor(() => expect(noteOf()).toBe('First I'))
  await isSaved()
  expect(field.value).toBe('First I ')
  type(field, 'First I read.\n\n')
  showMore()
  const category = screen.getByLabelText<HTMLInputElement>('Category')
  type(category, 'Old ')
  await waitFor(() => expect([noteOf(), state.task.category]).toEqual(['First I read.', 'Old']))
  await isSaved()
  expect([field.value, category.value]).toEqual(['First I read.\n\n', 'Old '])
})

test('the next own strategy can be typed while the previous one is being saved', async () => {
  const { server, state } = startServer()
  await open()
  await openStep('Choose')
  const field = await screen.findByLabelText<HTMLInputElement>('Your own strategy for Precision')
  const submit = () => fireEvent.submit(field.form as HTMLFormElement)
  type(field, 'I read twice.')
  const { arrived, release } = server.hold('PUT /strategies/add_custom_strategy/')
  submit()
  await arrived
  type(field, 'I ask a friend.')
  release()
  expect((await screen.findByLabelText<HTMLInputElement>('I read twice.')).checked).toBe(true)
  expect(field.value).toBe('I ask a friend.')
  submit()
  expect((await screen.findByLabelText<HTMLInputElement>('I ask a friend.')).checked).toBe(true)
  await isSaved()
  expect(field.value).toBe('')
  expect(state.task.own_strategies.map(({ body }) => body)).toEqual([
    'I read twice.',
    'I ask a friend.',
  ])
  expect(state.task.chosen.map(({ kind, id }) => [kind, id])).toEqual([
    ['own', 1],
    ['own', 2],
  ])
})

/** Somebody else, or another window, changes the task. */
function changeElsewhere(
  state: ReturnType<typeof startServer>['state'],
  changes: Partial<WholeTask>,
) {
  state.task = { ...state.task, ...changes, version: state.task.version + 1 }
}
const conflict = () => screen.findByRole('alert')

test('of two changes the later one is reported with both versions, and can be saved', async () => {
  const { state, noteOf } = startServer()
  await open()
  await note()
  changeElsewhere(state, {
    drill: [{ step: 'connect', note: 'From there.', rating: null }] as never,
  })
  type(await note('Connect'), 'From here.')
  const alert = await conflict()
  expect(alert.textContent).toMatch(/This task was changed elsewhere.*From here\..*From there\./)
  expect(noteOf()).toBe('From there.')
  fireEvent.click(within(alert).getByText('Save mine'))
  await waitFor(() => expect(noteOf()).toBe('From here.'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('after a conflict the other version can be used instead', async () => {
  const { state } = startServer()
  await open()
  await note()
  changeElsewhere(state, { category: 'From there' })
  type(await note(), 'Too late.')
  fireEvent.click(within(await conflict()).getByText('Use the other version'))
  await isSaved()
  showMore()
  expect([(await note()).value, screen.getByLabelText<HTMLInputElement>('Category').value]).toEqual(
    ['', 'From there'],
  )
  expect(state.task.version).toBe(2)
})

test('staff who may edit a task read about its owner, not about themselves', async () => {
  const { state } = startServer()
  const bands = Object.fromEntries(patterns.map((pattern) => [pattern, 'Avoid']))
  const scores = Object.fromEntries(patterns.map((pattern) => [pattern, 12]))
  const needed = Object.fromEntries(patterns.map((pattern) => [pattern, 'Use First']))
  const person = { ...state.task.person, id: userId + 1, scores, bands }
  Object.assign(state.task, { person, needed, needed_source: 'judged' })
  await open()
  await openStep('Judge')
  const origin = await screen.findByText('Rated by Ada.')
  expect(origin.parentElement?.textContent).not.toMatch(/\byou\b|\byour/i)
})

test('a task decoded by older rules shows no words for its degrees, and can be decoded again', async () => {
  const word = { text: 'imagine', forms: [], pattern: 'confluence', weight: 3 }
  const marks = [{ start: 0, end: 7, text: 'Imagine', pattern: 'confluence', source: 'auto' }]
  const { state } = startServer([word])
  const needed = Object.fromEntries(patterns.map((pattern) => [pattern, 'Low']))
  const decoded = {
    needed,
    needed_source: 'proposed',
    decoded_at: '2026-01-01',
    marks,
    decoder_version: 4,
  }
  Object.assign(state.task, decoded, { description: 'Imagine a bridge, and imagine a road.' })
  await open()
  await openStep('Judge')
  await screen.findByText('Suggested by an earlier version of Quartet. You decide.')
  expect(screen.queryByText(/“Imagine”/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Suggest again' }))
  sendNow()
  await waitFor(() => expect(state.task.needed?.confluence).toBe('Use First'))
})

test('a text that somebody else changed while it was edited is not overwritten', async () => {
  const { state } = startServer()
  const { queries } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Edit text' }))
  const field = await screen.findByLabelText('Task text')
  fireEvent.change(field, { target: { value: 'Imagine a tunnel.' } })
  Object.assign(state, { task: { ...state.task, description: 'Imagine a road.', version: 2 } })
  await queries.refetchQueries()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  sendNow()
  await screen.findByText('This task was changed elsewhere')
  expect(state.task.description).toBe('Imagine a road.')
})

test('a child reads what to do about each pattern in plain words', async () => {
  const { state } = startServer()
  const scores = { sequence: 12, precision: 20, technical_reasoning: 28, confluence: 20 }
  const bands = {
    sequence: 'Avoid',
    precision: 'As Needed',
    technical_reasoning: 'Use First',
    confluence: 'As Needed',
  } as const
  const needed = {
    sequence: 'As Needed',
    precision: 'Use First',
    technical_reasoning: 'As Needed',
    confluence: 'Low',
  } as const
  const person = { ...state.task.person, scores, bands, age_group_id: 1 } as const
  state.task = { ...state.task, needed, needed_source: 'judged', person }
  const { container } = await open()
  await openStep('Judge')
  await screen.findByText(/Start with just three steps/)
  await screen.findByText(/find the facts and check each one/)
  await screen.findByText(/Do what you’re asked to, then stop/)
  await screen.findByText(/One small idea of your own is enough for this/)
  expect(container.textContent).not.toMatch(/Forge|Tether|Intensify/)
})
