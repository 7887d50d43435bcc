import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { failWith, serve } from '../../../testing/fake-server.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { type ChangeDraft, useChanges } from './use-changes.ts'

const onClose = vi.fn()

function Page({ draft }: { draft: ChangeDraft }) {
  const changes = useChanges(true)
  return <ChangeDialog draft={draft} changes={changes} onClose={onClose} onBegun={() => {}} />
}
const change = { id: 1, kind: 'remove', state: 'running', count: 4, done: 0, failed: 0 }

async function open(draft: ChangeDraft) {
  const server = serve({
    'POST /langs': () => ({ languages: [] }),
    'GET /users/changes': () => ({ changes: [] }),
    'POST /users?': () => ({ list: [], count: 2 }),
    'POST /users/changes': ({ body }) =>
      body.expected_count === 5 ? failWith(409, { name: 'row_changed', count: 4 }) : { change },
  })
  await renderPage(<Page draft={draft} />)
  return { server, dialog: within(await screen.findByRole('dialog')) }
}
const counts = (server: Awaited<ReturnType<typeof open>>['server']) =>
  server.callsOf('POST /users/changes').map(({ body }) => body.expected_count)

test('shows how many people there are now, and asks again, when they were more before', async () => {
  const draft = { kind: 'remove', people: { filters: { type: 'student' } }, count: 5 } as const
  const { server, dialog } = await open(draft)
  dialog.getByText(/^Users: 5\./)
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await dialog.findByText(/^Users: 4\./)
  expect(dialog.getByRole('alert').textContent).toContain('The list has changed')
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(counts(server)).toEqual([5, 4])
})

test('counts only people without a result when it reminds the list', async () => {
  const { server, dialog } = await open({ kind: 'remind', people: { filters: {} }, count: 5 })
  await dialog.findByText(/^Users: 2\./)
  expect(server.callsOf('POST /users?')[0]?.path).toContain('lci=not_done')
  fireEvent.click(dialog.getByRole('button', { name: 'Remind of inventory' }))
  await expect.poll(() => counts(server)).toEqual([2])
})

test('needs a category before it adds people to one', async () => {
  const { server, dialog } = await open({
    ...{ kind: 'add_to_category', people: { users: [7] }, count: 1 },
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Add to category' }))
  await dialog.findByText('Please this field is required')
  expect(server.callsOf('POST /users/changes')).toEqual([])
})
