import type { RosterImport as Report } from '@quartet/contract/areas/roster.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '../../../testing/fake-server.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { RosterImport } from './roster-import.tsx'

const checked: Report = {
  ...{ id: 3, organization_id: 1, organization_name: 'School', file_name: 'users.csv' },
  ...{ format: 'sheet', whole: true, state: 'checked', rows: 1, added: 0, changed: 0, leaving: 2 },
  ...{ unchanged: 1, ignored: 0, school_consents: 0, places_missing: 0, progress: 0 },
  ...{ errors: [], error_count: 0, marked: false, notes: 0, undo_until: null },
  ...{ created_at: '2026-11-21T10:00:00Z', done_at: null, by: 'Ada' },
}

function startServer(report: Partial<Report>) {
  const shown = { import: { ...checked, ...report } }
  return serve({
    'POST /langs': () => ({ languages: [] }),
    'GET /user/roles/': () => ({ role_permissions: ['admin_users'] }),
    'GET /users/imports/3/changes': () => ({ changes: [], count: 0 }),
    'GET /users/imports/3': () => shown,
    'POST /users/imports/3/apply': () => shown,
  })
}

test('asks before people leave, with their number', async () => {
  const server = startServer({})
  await renderPage(<RosterImport id={3} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
  const dialog = await screen.findByRole('dialog', { name: '2 people will leave. Import anyway?' })
  expect(server.callsOf('POST /users/imports/3/apply')).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Import' }))
  await expect.poll(() => server.callsOf('POST /users/imports/3/apply')).toHaveLength(1)
})

test.each([true, false])('offers the rows with errors if there are any: %s', async (marked) => {
  const errors = [{ row: 2, column: '', reason: 'row_changed' }]
  startServer({ state: 'failed', errors, error_count: 1, marked })
  await renderPage(<RosterImport id={3} />)
  await screen.findAllByRole('table')
  const download = screen.queryByRole('button', { name: /Download/ })
  expect(download !== null).toBe(marked)
})
