import type { SheetImport } from '@quartet/contract/resource.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { requestedSheet } from '../data/running-imports.ts'
import { serve } from '../testing/fake-server.ts'
import { checkedImport } from '../testing/imports.ts'
import { renderPage } from '../testing/render-page.tsx'
import { RunningImports } from './running-imports.tsx'
import { Toasts } from './toast.tsx'

const running: SheetImport = { ...checkedImport, state: 'running', progress: 0.4 }
const done: SheetImport = { ...checkedImport, state: 'done', progress: 1, may_undo: true }

/** A server with one import of the user. */
function startServer(permissions = ['admin_tasks']) {
  const state: { import: SheetImport } = { import: running }
  const server = serve({
    'GET /user/roles/': () => ({ role_permissions: permissions }),
    'GET /imports?state=running': () => ({
      imports: state.import.state === 'running' ? [state.import] : [],
    }),
    'GET /imports/3': () => ({ import: state.import }),
    'DELETE /imports/3': () => {
      state.import = { ...running, state: 'cancelled' }
      return { import: state.import }
    },
    'POST /imports/3/undo': () => {
      state.import = { ...done, state: 'undone', may_undo: false }
      return { import: state.import }
    },
  })
  return { server, state }
}
const open = () =>
  renderPage(
    <>
      <RunningImports />
      <Toasts />
    </>,
  )
const button = (name: string) => screen.getByRole('button', { name })

test('a running import shows its progress, and ends with a toast that can undo it', async () => {
  const { state, server } = startServer()
  await open()
  await screen.findByText('Importing topics.xlsx: 40 %')
  const link = screen.getByRole('link', { name: 'Show details' })
  expect(link.getAttribute('href')).toBe('/topics')
  state.import = done
  await screen.findByText('topics.xlsx was imported: 40 new, 1,200 changed.')
  expect(screen.queryByRole('region', { name: 'Running imports' })).toBeNull()
  fireEvent.click(button('Undo import'))
  await screen.findByText('The import was undone. Everything is as it was before.')
  expect(server.callsOf('POST /imports/3/undo')).toHaveLength(1)
})

test('an import that ends while the page reloads still says so', async () => {
  const { state } = startServer()
  const { unmount } = await open()
  await screen.findByText('Importing topics.xlsx: 40 %')
  unmount()
  const errors = [{ row: 0, column: '', reason: 'row_changed' }]
  state.import = { ...running, state: 'failed', errors, error_count: 1 }
  await open()
  await screen.findByText(
    'topics.xlsx couldn’t be imported. Nothing was saved. Someone else has changed this. Please compare both versions.',
  )
})

test('a running import can be cancelled, and its dialog requested', async () => {
  const { server } = startServer()
  await open()
  fireEvent.click(await screen.findByRole('link', { name: 'Show details' }))
  expect(requestedSheet.get()).toBe('topics')
  requestedSheet.set(null)
  fireEvent.click(button('Cancel import'))
  await screen.findByText('The import was cancelled. Nothing was saved.')
  expect(server.callsOf('DELETE /imports/3')).toHaveLength(1)
})

test('no imports are requested for people who cannot import', async () => {
  const { server } = startServer(['access_lci'])
  await open()
  await waitFor(() => expect(server.callsOf('GET /user/roles/')).toHaveLength(1))
  expect(server.callsOf('GET /imports')).toEqual([])
})
