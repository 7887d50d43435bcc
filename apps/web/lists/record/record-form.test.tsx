import type { Area } from '@quartet/domain/areas.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { client } from '../../data/client.ts'
import { failWith, serve } from '../../testing/fake-server.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { RecordForm } from './record-form.tsx'

type Topic = {
  id: number
  name: string
  area: Area
  language_id: number
  edited_at: string | null
}
type Draft = {
  name: string
  area: Area
  language_id: number
  edited_at?: string | null
}
const weaving = { id: 5, name: 'Weaving', area: 'school', language_id: 1, edited_at: '1' } as const
const places = [
  { value: 'school', title: 'The school', language_id: null },
  { value: 'work', title: 'The office', language_id: null },
  { value: 'career', title: 'The world', language_id: null },
]

/** A server with one topic. */
function startServer() {
  const state: { topic: Topic } = { topic: weaving }
  const server = serve({
    'POST /langs': () => ({ languages: [] }),
    'POST /topics/add_topic': ({ body }) =>
      body.name === state.topic.name
        ? failWith(422, { name: 'invalid', fields: [{ path: 'body.name', code: 'taken' }] })
        : { row: { ...weaving, ...body, id: 6 } },
    'GET /topics/show/': () => ({ row: state.topic }),
    'PUT /topics/update/': ({ body: { edited_at, ...body } }) => {
      if (edited_at !== state.topic.edited_at) return failWith(409, { name: 'row_changed' })
      state.topic = { ...state.topic, ...body, edited_at: `${edited_at}1` }
      return { row: state.topic }
    },
  })
  return { server, state }
}

async function open(row: Topic | null) {
  const [onSaved, onClose] = [vi.fn(), vi.fn()]
  const form = (
    <RecordForm<Topic, Draft, Draft>
      name="topics"
      fields={[
        { key: 'name', kind: 'text', label: 'content.name', max: 20 },
        {
          key: 'area',
          kind: 'row',
          label: 'tasks.topic',
          title: 'area',
          options: places,
          optional: true,
        },
      ]}
      record={row}
      add={async (body) => (await client.topics.add({ body })).row}
      edit={async (id, body) => (await client.topics.edit({ params: { id }, body })).row}
      show={async (id) => (await client.topics.show({ params: { id } })).row}
      onClose={onClose}
      onSaved={onSaved}
    />
  )
  return { ...(await renderPage(form)), onSaved, onClose }
}
const field = () => screen.getByLabelText<HTMLInputElement>('Name')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const save = () => fireEvent.click(button('Save'))
const restored = () => screen.queryByText('We’ve restored what you typed before but didn’t save.')

test('typed values survive closing the dialog until Cancel; an existing name is reported at its field', async () => {
  startServer()
  const first = await open(null)
  type('Weaving')
  first.unmount()
  const second = await open(null)
  expect([field().value, restored() !== null]).toEqual(['Weaving', true])
  save()
  await screen.findByText('This already exists.')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(button('Cancel'))
  expect(second.onClose).toHaveBeenCalled()
  second.unmount()
  await open(null)
  expect([field().value, restored()]).toEqual(['', null])
})

test('what is missing or too long is reported at its field, without a request', async () => {
  const { server } = startServer()
  await open(null)
  save()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  type('x'.repeat(21))
  save()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(server.callsOf('POST /topics')).toEqual([])
})

test('changes made to a row during a save stay, and are saved next', async () => {
  const { server, state } = startServer()
  const { onSaved } = await open(weaving)
  type('Croshet')
  const { arrived, release } = server.hold('PUT /topics/update/')
  save()
  await arrived
  type('Crochet')
  release()
  await waitFor(() => expect(button('Save').disabled).toBe(false))
  expect([field().value, state.topic.name, onSaved.mock.calls]).toEqual(['Crochet', 'Croshet', []])
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(state.topic.name).toBe('Crochet')
})

test('of two editors, the second sees both versions, and saves nothing before choosing', async () => {
  const { state } = startServer()
  const { onSaved } = await open(weaving)
  type('Mine')
  state.topic = { ...weaving, name: 'Theirs', edited_at: '2' }
  save()
  const alert = await screen.findByRole('alert')
  expect([alert.textContent?.includes('Mine'), alert.textContent?.includes('Theirs')]).toEqual([
    true,
    true,
  ])
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  fireEvent.click(screen.getByText('Keep mine'))
  expect(screen.queryByRole('alert')).toBeNull()
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(state.topic.name).toBe('Mine')
})

const noticeParts = async () =>
  [...(await screen.findByRole('alert')).querySelectorAll('dt, dd')].map((part) => part.textContent)
const choose = (value: string) =>
  fireEvent.change(screen.getByLabelText('Topic'), { target: { value } })

test('a conflict names chosen rows by their titles', async () => {
  const { state } = startServer()
  await open(weaving)
  choose('work')
  state.topic = { ...weaving, area: 'career', edited_at: '2' }
  save()
  expect(await noticeParts()).toEqual([
    'Topic, yours',
    'The office',
    'Topic, as saved now',
    'The world',
  ])
})

test.each([
  { answer: 'Keep mine', saved: { name: 'Mine', area: 'career' } },
  { answer: 'Use the saved one', saved: { name: 'Theirs', area: 'career' } },
])('a conflict asks only about changed fields: $answer', async ({ answer, saved }) => {
  const { state } = startServer()
  const first = await open(weaving)
  type('Mine')
  state.topic = { ...weaving, name: 'Theirs', area: 'career', edited_at: '2' }
  // the draft of a closed form is based on the row as it was then
  first.unmount()
  const { onSaved } = await open(state.topic)
  save()
  expect(await noticeParts()).toEqual(['Name, yours', 'Mine', 'Name, as saved now', 'Theirs'])
  fireEvent.click(screen.getByText(answer))
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(state.topic).toMatchObject(saved)
})

test('after a save, a conflict asks only about what was changed since', async () => {
  const { server, state } = startServer()
  await open(weaving)
  choose('work')
  const { arrived, release } = server.hold('PUT /topics/update/')
  save()
  await arrived
  type('Mine')
  release()
  await waitFor(() => expect(button('Save').disabled).toBe(false))
  state.topic = { ...state.topic, area: 'career', edited_at: '3' }
  save()
  expect(await noticeParts()).toEqual(['Name, yours', 'Mine', 'Name, as saved now', 'Weaving'])
  fireEvent.click(screen.getByText('Keep mine'))
  save()
  await waitFor(() => expect(state.topic).toMatchObject({ name: 'Mine', area: 'career' }))
})
