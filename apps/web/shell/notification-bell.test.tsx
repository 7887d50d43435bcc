import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Notification } from '../data/notifications.ts'
import { serve } from '../testing/fake-server.ts'
import { renderPage } from '../testing/render-page.tsx'
import { NotificationBell } from './notification-bell.tsx'

const task = (id: number, more: object = {}) =>
  ({
    ...{ id, at: '2026-11-21T10:00:00.000Z', read: false, actor: 'Grace Weber' },
    ...{ kind: 'task_given', count: 1, names: [`Essay ${id}`], area: 'school', task_id: id },
    ...more,
  }) as Notification

/** A server with these notifications, newest first. */
function startServer(list: Notification[]) {
  const state = { list }
  const mark = (isMarked: (id: number) => boolean) => {
    state.list = state.list.map((one) => (isMarked(one.id) ? { ...one, read: true } : one))
    return {}
  }
  const server = serve({
    'GET /notifications': () => ({ list: state.list, more: false }),
    'GET /notifications/unread': () => ({ count: state.list.filter(({ read }) => !read).length }),
    'PUT /notifications/read': ({ body }) => mark((id) => id <= Number(body.up_to)),
    'PUT /notifications/': ({ path }) => mark((id) => path === `/notifications/${id}/read`),
  })
  return { server, state }
}
const bell = (name: string) => screen.findByRole('button', { name })
async function open(name: string) {
  fireEvent.click(await bell(name))
  return screen.findByRole('dialog', { name: 'Notifications' })
}

test('the bell says how many are unread, and the list leads to each', async () => {
  const { server } = startServer([
    task(3),
    task(2, { task_id: null, count: 5, names: ['Essay', 'Poem', 'Map'] }),
    task(1, { read: true, actor: null }),
  ])
  const { router } = await renderPage(<NotificationBell />)
  const dialog = await open('Notifications, 2 unread')
  await within(dialog).findByText('New task from Grace Weber: Essay 3')
  const links = within(dialog).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Unread: New task from Grace Weber: Essay 3 November 21, 2026', '/new-theme/tasks/3'],
    [
      'Unread: New tasks from Grace Weber: Essay, Poem, Map, +2 November 21, 2026',
      '/new-theme/tasks',
    ],
    ['New task: Essay 1 November 21, 2026', '/new-theme/tasks/1'],
    ['See all notifications', '/notifications'],
  ])
  fireEvent.click(links[0] as HTMLElement)
  await waitFor(() => expect(router.state.location.pathname).toBe('/new-theme/tasks/3'))
  await bell('Notifications, 1 unread')
  expect(server.callsOf('PUT /notifications/3/read')).toHaveLength(1)
})

test('without notifications the list says what will be there', async () => {
  startServer([])
  await renderPage(<NotificationBell />)
  const dialog = await open('Notifications')
  await within(dialog).findByText(/Nothing here yet/)
  expect(within(dialog).queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test('of many only the newest are in the list, and all are marked as read up to the newest', async () => {
  const { server, state } = startServer(Array.from({ length: 20 }, (_, at) => task(120 - at)))
  await renderPage(<NotificationBell />)
  const dialog = await open('Notifications, 20 unread')
  expect(await within(dialog).findAllByRole('listitem')).toHaveLength(8)
  state.list = [task(121), ...state.list] // arrives meanwhile
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mark all as read' }))
  await bell('Notifications, 1 unread')
  expect(server.callsOf('PUT /notifications/read')).toMatchObject([{ body: { up_to: 120 } }])
})

test('without a network the list offers to try again', async () => {
  const { server } = startServer([task(1)])
  await renderPage(<NotificationBell />)
  await bell('Notifications, 1 unread')
  server.isOffline = true
  const dialog = await open('Notifications, 1 unread')
  const retry = await within(dialog).findByRole('button', { name: 'Try again' })
  server.isOffline = false
  fireEvent.click(retry)
  await within(dialog).findByText('New task from Grace Weber: Essay 1')
})
