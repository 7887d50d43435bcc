import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serve } from '../../testing/fake-server.ts'
import { renderPage } from '../../testing/render-page.tsx'
import type { Filter } from './column.ts'
import { SavedViews } from './saved-views.tsx'
import { tableStateIn } from './table-state.ts'

const keys = { sorts: ['name'], filters: { area: /^\w+$/, topic_id: /^\d+$/ } }
const area: Filter = {
  key: 'area',
  title: 'Area',
  options: [{ value: 'school', label: 'School' }],
}
const topic = (ids: readonly string[]): Filter => ({
  key: 'topic_id',
  title: 'Topic',
  options: ids.map((value) => ({ value, label: value })),
})
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

async function open(search: Record<string, string>, filters: readonly Filter[]) {
  const change = vi.fn()
  const page = await renderPage(
    <SavedViews
      table="topics"
      keys={keys}
      state={tableStateIn(search, keys)}
      change={change}
      filters={filters}
    />,
  )
  return { ...page, change }
}

test('a view keeps search, filters and order; a choice that is gone is named and left out', async () => {
  let views: unknown[] = []
  const keep = (next: unknown[]) => {
    views = next
    return { views }
  }
  const server = serve({
    'GET /users/views': () => ({ views }),
    'PUT /users/views': ({ body: { name, state } }) => keep([{ id: 1, name, state }]),
    'POST /users/views/1': ({ body: { name } }) =>
      keep(views.map((view) => ({ ...(view as object), name }))),
    'DELETE /users/views/1': () => keep([]),
  })
  const first = await open(
    { search_text: 'read', area: 'school', topic_id: '7', order_by: 'name', page: '3' },
    [area, topic(['7'])],
  )
  expect(button('Save view').disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Name for this view'), { target: { value: ' Reading ' } })
  fireEvent.click(button('Save view'))
  await screen.findByRole('button', { name: 'Reading' })
  expect(server.callsOf('PUT /users/views')[0]?.body).toMatchObject({ list: 'topics' })
  first.unmount()

  const second = await open({}, [area, topic(['8'])])
  fireEvent.click(await screen.findByRole('button', { name: 'Reading' }))
  expect(screen.getByRole('alert').textContent).toContain('no longer exists: Topic')
  expect(second.change).toHaveBeenCalledWith({
    search_text: 'read',
    order_by: 'name',
    order_direction: 'DESC',
    removed: 0,
    date_from: '',
    date_to: '',
    filters: { area: 'school' },
  })
  fireEvent.click(button('Rename view Reading'))
  fireEvent.change(await screen.findByDisplayValue('Reading'), { target: { value: 'Later' } })
  fireEvent.click(screen.getAllByRole('button', { name: 'Save view' }).at(-1) as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: 'Delete view Later' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Later' })).toBeNull())
})

test('a view keeps filters that are not on screen yet', async () => {
  const filters = { area: 'school', topic_id: '7' }
  const server = serve({
    'GET /users/views': () => ({ views: [{ id: 1, name: 'Reading', state: { filters } }] }),
    'PUT /users/views': () => ({ views: [] }),
  })
  const { change } = await open(filters, [topic([])])
  fireEvent.click(await screen.findByRole('button', { name: 'Reading' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(change).toHaveBeenCalledWith({ filters })
  fireEvent.change(screen.getByLabelText('Name for this view'), { target: { value: 'Again' } })
  fireEvent.click(button('Save view'))
  await waitFor(() => expect(server.callsOf('PUT /users/views')).toHaveLength(1))
  expect(server.callsOf('PUT /users/views')[0]?.body).toMatchObject({ state: { filters } })
})
