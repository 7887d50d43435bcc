import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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
      state={tableStateIn(search, keys)}
      change={change}
      filters={filters}
    />,
  )
  return { ...page, change }
}

test('a view keeps search, filters and order; a choice that is gone is named and left out', async () => {
  localStorage.clear()
  const first = await open(
    { search_text: 'read', area: 'school', topic_id: '7', order_by: 'name', page: '3' },
    [area, topic(['7'])],
  )
  expect(button('Save view').disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Name for this view'), { target: { value: ' Reading ' } })
  fireEvent.click(button('Save view'))
  first.unmount()

  const second = await open({}, [area, topic([])])
  fireEvent.click(button('Reading'))
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
  fireEvent.click(button('Delete view Reading'))
  expect(screen.queryByRole('button', { name: 'Reading' })).toBeNull()
})
