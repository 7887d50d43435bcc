import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { failWith, serve } from '../testing/fake-server.ts'
import { renderPage, userId } from '../testing/render-page.tsx'
import { ShareDialog } from './share-dialog.tsx'

const svg = '<svg data-pages="1" viewBox="0 0 595 842"></svg>'
const page = () =>
  new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'content-disposition': 'attachment; filename="profile.svg"',
    },
  })

function startServer(people: object, createLink: () => unknown = () => ({})) {
  return serve({
    [`GET /users/show/${userId}`]: () => ({ user: { id: userId, age_group_id: 3 } }),
    'GET /users/share/people': () => people,
    'POST /documents/pages': page,
    'POST /users/share_links': createLink,
  })
}
const anyone = { audience: 'anyone', staff: [], guardian: false }

async function openDialog() {
  const [send, close] = [vi.fn(async () => ({})), vi.fn()]
  await renderPage(
    <ShareDialog
      opened
      onClose={close}
      person={{ id: userId, name: 'Maya', age_group_id: 3 }}
      document={{ kind: 'plp', sheet: 'page' }}
      sent="The profile is on its way."
      send={send}
    />,
  )
  await screen.findByRole('region', { name: 'What they’ll see' })
  return { send, close }
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => screen.getByRole('button', { name }).click()
const choose = (name: string) => screen.getByRole('radio', { name }).click()
const textIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

test('what was typed stays when the way changes and when the link fails, which can be tried again', async () => {
  let answer = () => failWith(503, { name: 'unavailable', message: 'x' }) as unknown
  const server = startServer(anyone, () => answer())
  await openDialog()
  write('Email address 1', 'reader@example.org')
  write('Personal message (optional)', 'Please read this')
  choose('As a link')
  press('Create link')
  await screen.findByRole('alert')
  expect(textIn('Personal message (optional)')).toBe('Please read this')
  choose('By email')
  await waitFor(() => expect(textIn('Email address 1')).toBe('reader@example.org'))

  choose('As a link')
  answer = () => ({ id: 1, url: 'https://quartet.test/shared#abc', expires_at: '2030-01-01T10:00' })
  press('Create link')
  await waitFor(() => expect(textIn('Link')).toBe('https://quartet.test/shared#abc'))
  expect(server.callsOf('POST /users/share_links').at(-1)?.body).toMatchObject({
    days: 7,
    message: 'Please read this',
  })
})

test('the ticked parts are previewed and sent, and the last one cannot be unticked', async () => {
  const server = startServer(anyone)
  const { send, close } = await openDialog()
  for (const name of ['Scores', 'What the label means', 'Own statements'])
    screen.getByRole('checkbox', { name }).click()
  const last = screen.getByRole('checkbox', { name: 'Chosen statements' }) as HTMLInputElement
  await waitFor(() => expect(last.disabled).toBe(true))
  await waitFor(() =>
    expect(server.callsOf('POST /documents/pages').at(-1)?.body).toMatchObject({
      parts: ['statements'],
      audience: 'others',
    }),
  )
  write('Email address 1', 'reader@example.org')
  press('Send')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(send).toHaveBeenCalledWith({
    ...{ parts: ['statements'], message: '', emails: ['reader@example.org'] },
  })
})

test('what is about a minor goes to the people of the list, and without staff not by link', async () => {
  startServer({ audience: 'trusted', staff: [], guardian: true })
  const { send, close } = await openDialog()
  const guardian = await screen.findByRole('checkbox', { name: 'Your parent or guardian' })
  expect(screen.queryByLabelText(/^Email address/)).toBeNull()
  expect(screen.queryByRole('radio', { name: 'As a link' })).toBeNull()
  press('Send')
  await screen.findByText('Please choose at least one person.')
  expect(send).not.toHaveBeenCalled()
  guardian.click()
  press('Send')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ user_ids: [], guardian: 'true' }))
})
