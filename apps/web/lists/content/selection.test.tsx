import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serve } from '../../testing/fake-server.ts'
import { renderPage, userId } from '../../testing/render-page.tsx'
import { areaChoices } from './choices.ts'
import { content } from './content.ts'
import { ContentScreen } from './content-screen.tsx'

const topics = content('topics', {
  texts: {
    title: 'content.topics',
    view: 'content.topics_view',
    hint: 'content.topics_hint',
    add: 'content.topics_add',
  },
  access: 'access_topics',
  sharesValues: true,
  sheets: ['rows'],
  fields: [
    { key: 'name', kind: 'text', label: 'content.name', max: 20 },
    { key: 'area', kind: 'choice', label: 'content.area', options: areaChoices, bulk: true },
  ],
})

const topic = (id: number, name: string) => ({
  ...{ id, name, area: 'school', language_id: 1, group_key: name, order: id, removed: 0 },
  ...{ edited_at: null, versions: [], last_change: null },
})

/** Opens a list of three topics, of which the first two are selected. */
async function open() {
  const server = serve({
    'POST /langs': () => ({ languages: [{ id: 1, title: 'English', tag: 'en', rtl: 0 }] }),
    [`GET /user/roles/${userId}`]: () => ({
      role_permissions: { 1: 'access_topics', 2: 'admin_tasks' },
    }),
    'GET /imports': () => ({ imports: [] }),
    'PUT /topics/update_many': () => ({ ids: [1], taken: [2] }),
    'POST /topics/export/selected': () =>
      new Response('sheet', {
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': 'attachment; filename="topics.xlsx"',
        },
      }),
    'POST /topics?': () => ({
      list: [topic(1, 'Weaving'), topic(2, 'Pottery'), topic(3, 'Chess')],
      ...{ count: 3, languages: [] },
    }),
  })
  await renderPage(<ContentScreen content={topics} />)
  for (const name of ['Weaving', 'Pottery'])
    fireEvent.click(await screen.findByLabelText(`Select: ${name}`))
  return { server, bar: within(screen.getByRole('region', { name: 'Selected' })) }
}

test('prints the selected rows as cards of keys and values, which are gone afterwards', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { bar } = await open()
  fireEvent.click(bar.getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const cards = () => document.querySelectorAll('[data-printed-cards] dl')
  expect([...cards()].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/NameWeaving.*AreaSchool/),
    expect.stringMatching(/NamePottery.*AreaSchool/),
  ])
  fireEvent(window, new Event('afterprint'))
  await waitFor(() => expect(cards()).toHaveLength(0))
})

test('exports only the selected rows, with their versions in all languages', async () => {
  const downloads: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download)
  })
  const { server, bar } = await open()
  fireEvent.click(bar.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(downloads).toEqual(['topics.xlsx']))
  expect(server.callsOf('POST /topics/export/selected')[0]?.body).toEqual({
    ids: [1, 2],
    all_versions: true,
  })
})

test('changes the chosen fields of the selected rows; those that stay remain selected', async () => {
  const { server, bar } = await open()
  fireEvent.click(bar.getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit selected rows' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  dialog.getByText('Choose at least one new value.')
  expect(server.callsOf('PUT /topics/update_many')).toEqual([])
  fireEvent.change(dialog.getByLabelText('Area'), { target: { value: 'work' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await bar.findByText('1 selected')
  expect(server.callsOf('PUT /topics/update_many')[0]?.body).toEqual({
    ids: [1, 2],
    values: { area: 'work' },
  })
  const isSelected = (name: string) =>
    screen.getByLabelText<HTMLInputElement>(`Select: ${name}`).checked
  expect([isSelected('Weaving'), isSelected('Pottery')]).toEqual([false, true])
})
