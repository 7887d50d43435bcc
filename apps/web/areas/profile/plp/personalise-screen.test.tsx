import { patterns, perPattern } from '@quartet/domain/patterns.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { allSent } from '../../../data/unsent-words.ts'
import { failWith, serve } from '../../../testing/fake-server.ts'
import { renderPage, userId } from '../../../testing/render-page.tsx'
import type { Person } from '../read/person.ts'
import type { Statement } from '../statements/use-own-statements.ts'
import { PersonaliseScreen } from './personalise-screen.tsx'

const statementOf = (id: number, title: string, own = false) =>
  ({
    id,
    title,
    pattern: 'sequence',
    type: 'Use First',
    language_id: 1,
    user_id: own ? userId : null,
  }) as Statement

/** A person with three statements; the server knows their ticks. */
function startServer() {
  const state = {
    statements: [
      statementOf(1, 'I plan.'),
      statementOf(2, 'I list.'),
      statementOf(3, 'Soon gone.', true),
    ],
    ticked: new Set<number>(),
  }
  const user = () =>
    ({
      ...perPattern(() => 28),
      id: userId,
      name: 'Ada',
      attributes: state.statements,
      selected_attributes: [...state.ticked],
      user_pattern_classification: Object.fromEntries(patterns.map((one) => [one, 'Use First'])),
    }) as unknown as Person
  const server = serve({
    'GET /user/roles/': () => ({ role_permissions: ['access_lci'] }),
    'GET /users/show/': () => ({ user: user() }),
    'POST /langs': () => ({ languages: [] }),
    'PUT /users/update_my_attributes/': ({ body }) => {
      const { ticked, unticked } = body as Record<string, number[]>
      const unknown = [...(ticked ?? []), ...(unticked ?? [])].filter((id) =>
        state.statements.every((statement) => statement.id !== id),
      )
      if (unknown.length > 0)
        return failWith(404, { name: 'statement_unknown', attribute_ids: unknown })
      for (const id of ticked ?? []) state.ticked.add(id)
      for (const id of unticked ?? []) state.ticked.delete(id)
      return { selected_attributes: [...state.ticked] }
    },
    'POST /attributes/add/custom/attribute': ({ body }) => {
      const statement = { ...statementOf(10 + state.statements.length, '', true), ...body }
      state.statements.push(statement)
      return { attribute: statement }
    },
  })
  return { state, server }
}
const open = () => renderPage(<PersonaliseScreen pattern="sequence" />)
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const tick = async (name: string) => fireEvent.click(await box(name))

const statusLine = (text: string) => screen.findByText(new RegExp(`^${text}`))
const announcement = () => screen.getByRole('status').textContent

test('a tick without a network is saved on the device, also after a reload, and sent later', async () => {
  const { server, state } = startServer()
  const first = await open()
  await box('I plan.')
  server.isOffline = true
  await tick('I plan.')
  await statusLine('Saved on this device')
  expect(announcement()).toMatch(/offline/)
  expect([...state.ticked]).toEqual([])
  first.unmount()
  await allSent()

  server.isOffline = false
  await open()
  expect((await box('I plan.')).checked).toBe(true)
  await statusLine('Saved$')
  expect([...state.ticked]).toEqual([1])
})

test('going back online sends the ticks, and screen readers announce it', async () => {
  const { server, state } = startServer()
  await open()
  await box('I plan.')
  server.isOffline = true
  await tick('I plan.')
  await statusLine('Saved on this device')
  await tick('I list.')
  await tick('I plan.')
  server.isOffline = false
  dispatchEvent(new Event('online'))
  await statusLine('Saved$')
  expect(announcement()).toBe('You’re back online. Everything is saved.')
  expect([...state.ticked]).toEqual([2])
  expect([(await box('I plan.')).checked, (await box('I list.')).checked]).toEqual([false, true])
})

test('a rejected tick is reverted and reported, and other ticks stay', async () => {
  const { state } = startServer()
  await open()
  await box('Soon gone.')
  state.statements.pop()
  await tick('I plan.')
  await tick('Soon gone.')
  const dialog = await screen.findByRole('dialog', { name: 'That didn’t work' })
  expect(dialog.textContent).toContain('This statement no longer exists.')
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Soon gone.' })).toBeNull())
  await waitFor(() => expect([...state.ticked]).toEqual([1]))
  expect((await box('I plan.')).checked).toBe(true)
})

test('a tick that another tab sends appears, and is not sent again', async () => {
  const { server, state } = startServer()
  await open()
  await box('I plan.')
  const fromOtherTab = (newValue: string | null) => {
    const key = `ticks.${userId}.${userId}.2`
    dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  }
  fromOtherTab('true')
  await waitFor(async () => expect((await box('I list.')).checked).toBe(true))
  state.ticked.add(2)
  fromOtherTab(null)
  await tick('I plan.')
  await statusLine('Saved$')
  expect((await box('I list.')).checked).toBe(true)
  expect(server.callsOf('PUT /users/update_my_attributes').map(({ body }) => body)).toEqual([
    { ticked: [1], unticked: [] },
  ])
})

const startWriting = async (pattern: string, title: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Add statement: ${pattern}` }))
  const dialog = await screen.findByRole('dialog', { name: 'Add statement' })
  fireEvent.change(within(dialog).getByLabelText('The statement'), { target: { value: title } })
  return {
    save: () => within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save' }),
    text: () => within(dialog).getByLabelText<HTMLTextAreaElement>('The statement').value,
    cancel: () => within(dialog).getByRole('button', { name: 'Cancel' }),
  }
}

test('a statement that cannot be saved stays in the dialog', async () => {
  const { server } = startServer()
  await open()
  const { save, text } = await startWriting('Sequence', 'I keep what I typed.')
  server.isOffline = true
  fireEvent.click(save())
  const failure = await screen.findByRole('dialog', { name: 'That didn’t work' })
  fireEvent.click(within(failure).getByRole('button', { name: 'OK' }))
  server.isOffline = false
  expect(text()).toBe('I keep what I typed.')
  fireEvent.click(save())
  await box('I keep what I typed.')
})

test('text typed next stays when the previous statement is saved late', async () => {
  const { server } = startServer()
  await open()
  const first = await startWriting('Sequence', 'The first one.')
  const { arrived, release } = server.hold('POST /attributes/add/custom/attribute')
  fireEvent.click(first.save())
  await arrived
  fireEvent.click(first.cancel())
  const second = await startWriting('Sequence', 'The second one.')
  release()
  await box('The first one.')
  await waitFor(() => expect(second.save().disabled).toBe(false))
  expect(second.text()).toBe('The second one.')
})
