import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failWith, serve } from '../../testing/fake-server.ts'
import { renderPage, userId } from '../../testing/render-page.tsx'
import { PageEditorScreen } from './page-editor-screen.tsx'

const trip = {
  ...{ id: 5, key: 'trip', age_group_id: null, order: 1, group_key: 'trip/1/0', language_id: 1 },
  ...{ title: 'A trip', body_html: '<p>Bring a coat.</p>', published: true, in_menu: false },
  ...{ draft_title: null as string | null, draft_body: null as string | null },
  ...{ draft_at: null as string | null, edited_at: '1', removed: 0 },
}

/** A server with one published page in English. */
function startServer() {
  const state = { page: trip, isGone: false }
  const server = serve({
    'POST /langs': () => ({ languages: [{ id: 1, title: 'English', tag: 'en', rtl: 0 }] }),
    [`GET /user/roles/${userId}`]: () => ({ role_permissions: { 1: 'access_cms' } }),
    'GET /cms/entry/': () => ({
      ...{ row: state.page, versions: [state.page], uses: [] },
      marks: [{ id: 5, language_id: 1, is_outdated: false }],
    }),
    'PUT /cms/draft/': ({ body: { edited_at, title, body_html } }) => {
      const { draft_at, edited_at: edited } = state.page
      if (state.isGone) return failWith(404, { name: 'row_unknown' })
      if (edited_at !== (draft_at ?? edited)) return failWith(409, { name: 'row_changed' })
      state.page = {
        ...{ ...state.page, draft_at: `${edited_at}1` },
        ...{ draft_title: String(title), draft_body: String(body_html) },
      }
      return { row: state.page }
    },
    'POST /cms/picture': () => ({ picture: `${'a'.repeat(32)}.webp` }),
    'GET /cms/picture/': () => failWith(404, { name: 'photo_unknown' }),
  })
  return { server, state }
}

async function open() {
  const { server, state } = startServer()
  const page = await renderPage(<PageEditorScreen id={5} language={undefined} />)
  await screen.findByRole('textbox', { name: 'Text' })
  return { ...page, server, state }
}
const field = () => screen.getByLabelText<HTMLInputElement>('Title')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const saveDraft = () => fireEvent.click(button('Save draft'))

test('saving and publishing wait while a picture uploads', async () => {
  const { server } = await open()
  fireEvent.click(button('Picture'))
  const file = new File(['x'], 'map.png', { type: 'image/png' })
  const chooser = screen.getByLabelText('Choose a picture', { selector: 'input' })
  fireEvent.change(chooser, { target: { files: [file] } })
  fireEvent.change(screen.getByLabelText(/What the picture shows/), { target: { value: 'A map' } })
  const upload = server.hold('POST /cms/picture')
  fireEvent.click(button('Insert'))
  await screen.findByText('A picture is uploading. Please wait a moment.')
  for (const name of ['Save draft', 'Publish', 'Take offline'])
    expect([name, button(name).disabled]).toEqual([name, true])
  expect(screen.getByRole('radio', { name: 'Preview' }).closest('fieldset')?.disabled).toBe(true)
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
  upload.release()
  await waitFor(() => expect(button('Save draft').disabled).toBe(false))
  saveDraft()
  await waitFor(() => expect(server.callsOf('PUT /cms/draft/')).toHaveLength(1))
  expect(server.callsOf('PUT /cms/draft/')[0]?.body.body_html).toContain('alt="A map"')
})

test('of two editors in the same language the second sees both texts, and nothing is lost', async () => {
  const { server, state } = await open()
  type('Mine')
  state.page = { ...trip, draft_title: 'Theirs', draft_body: trip.body_html, draft_at: '11' }
  saveDraft()
  await screen.findByText('Someone else has changed this')
  expect(screen.getByText('Theirs')).toBeTruthy()
  fireEvent.click(button('Keep mine'))
  saveDraft()
  await waitFor(() => expect(state.page.draft_title).toBe('Mine'))
  expect(server.callsOf('PUT /cms/draft/')).toHaveLength(2)
})

test('a draft can be saved again and again, and what was saved is not restored as unsaved', async () => {
  const { server, unmount } = await open()
  type('One')
  saveDraft()
  await screen.findByText(/This is a draft/)
  type('Two')
  saveDraft()
  await waitFor(() => expect(server.callsOf('PUT /cms/draft/')).toHaveLength(2))
  await waitFor(() => expect(button('Save draft').disabled).toBe(false))
  expect(screen.queryByText('Someone else has changed this')).toBeNull()
  unmount()
  await renderPage(<PageEditorScreen id={5} language={undefined} />)
  await screen.findByDisplayValue('Two')
  expect(screen.queryByText(/We’ve restored what you typed/)).toBeNull()
})

test('the text of a page that was deleted meanwhile stays, with the reason', async () => {
  const { state, unmount } = await open()
  type('Mine')
  state.isGone = true
  saveDraft()
  await screen.findByText(/Someone has deleted this page/)
  expect(field().value).toBe('Mine')
  unmount()
  state.isGone = false
  await renderPage(<PageEditorScreen id={5} language={undefined} />)
  await screen.findByDisplayValue('Mine')
  saveDraft()
  await waitFor(() => expect(state.page.draft_title).toBe('Mine'))
})
