import { Link } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '../../../testing/fake-server.ts'
import { renderPage, userId } from '../../../testing/render-page.tsx'
import type { Person } from './person.ts'
import { ProfileForm } from './profile-form.tsx'

const ada = {
  ...{ id: userId, first_name: 'Ada', last_name: 'Lovelace', age_group_id: 3 },
  ...{ about_me: '', job_title: '', topics: [], skills: [] },
} as unknown as Person

async function open() {
  const state = { person: ada }
  const server = serve({
    'PUT /users/save/': ({ body }) => {
      state.person = { ...state.person, ...body }
      return { user: state.person }
    },
  })
  const part = (
    <>
      <ProfileForm person={ada} own />
      <Link to={'/elsewhere' as '/'}>Elsewhere</Link>
    </>
  )
  return { ...(await renderPage(part)), server, state }
}
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const isUnsaved = () => screen.queryByText('Not saved yet') !== null

test('a topic that was typed but not added yet is saved with the others', async () => {
  const { state } = await open()
  type('Topics', 'Bees')
  fireEvent.keyDown(field('Topics'), { key: 'Enter' })
  type('Topics', 'Looms')
  expect(isUnsaved()).toBe(true)
  save()
  await waitFor(() => expect(state.person.topics).toEqual(['Bees', 'Looms']))
  await waitFor(() => expect(isUnsaved()).toBe(false))
  const words = screen.getByRole('list', { name: 'Topics' })
  expect(
    within(words)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bees', 'Looms'])
})

test('typed values stay when saving fails, and leaving without saving asks', async () => {
  const { server, state, router } = await open()
  type('Job title', 'Countess')
  server.isOffline = true
  save()
  const failure = await screen.findByRole('dialog', { name: 'That didn’t work' })
  expect(failure.textContent).toContain('What you typed is still here')
  fireEvent.click(within(failure).getByText('OK'))
  expect(field('Job title').value).toBe('Countess')

  const leave = () => fireEvent.click(screen.getByText('Elsewhere'))
  const confirmation = () => screen.findByRole('dialog', { name: 'Leave without saving?' })
  leave()
  fireEvent.click(within(await confirmation()).getByText('Stay here'))
  expect(router.state.location.pathname).toBe('/')
  server.isOffline = false
  save()
  await waitFor(() => expect(state.person.job_title).toBe('Countess'))
  await waitFor(() => expect(isUnsaved()).toBe(false))

  type('Job title', '')
  leave()
  fireEvent.click(within(await confirmation()).getByText('Leave'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
  expect(state.person.job_title).toBe('Countess')
})
