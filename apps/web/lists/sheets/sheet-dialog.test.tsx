import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { requestedSheet } from '../../data/running-imports.ts'
import { serve } from '../../testing/fake-server.ts'
import { checkedImport } from '../../testing/imports.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { type SheetCalls, SheetDialog } from './sheet-dialog.tsx'

const downloads: string[] = []
beforeEach(() => {
  downloads.length = 0
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download)
  })
  return () => vi.restoreAllMocks()
})

const changeAt = (at: number) => ({
  ...{ row: at + 2, id: at === 0 ? 1017 : null, kind: at === 0 ? 'changed' : 'added' },
  cells: [
    {
      column: 'name',
      before: at === 0 ? 'Reading' : null,
      after: at === 0 ? 'Books' : `New ${at}`,
    },
  ],
})

/** A server with an import of 41 changes; `running` are the imports that are being written. */
function startServer(running: object[] = []) {
  const state = { running, shown: { ...checkedImport, state: 'done', progress: 1 } }
  const changesAt = (path: string) => {
    const query = new URLSearchParams(path.split('?')[1])
    const all = Array.from({ length: 41 }, (_, at) => changeAt(at))
    const of = all.filter(({ kind }) => (query.get('kind') ?? kind) === kind)
    const offset = Number(query.get('offset'))
    return { changes: of.slice(offset, offset + 25), count: of.length }
  }
  const server = serve({
    'POST /langs': () => ({ languages: [] }),
    'GET /user/roles/': () => ({ role_permissions: ['admin_tasks'] }),
    'GET /imports?state=running': () => ({ imports: state.running }),
    'GET /imports/last/': () => ({ import: null }),
    'GET /imports/3/changes': ({ path }) => changesAt(path),
    'GET /imports/3/marked': () =>
      new Response('sheet', {
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': 'attachment; filename="topics-marked.xlsx"',
        },
      }),
    'GET /imports/3': () => ({ import: state.shown }),
  })
  return { server, state }
}

const open = (calls: SheetCalls, opened = true) => {
  const props = { sheet: 'topics', calls, query: {}, count: 20_625, onClose: () => undefined }
  return renderPage(<SheetDialog {...props} opened={opened} />)
}
const choose = () =>
  fireEvent.change(screen.getByLabelText('Choose spreadsheet (.xlsx)', { selector: 'input' }), {
    target: { files: [new File(['sheet'], 'topics.xlsx')] },
  })
const changes = () => screen.findByRole('region', { name: 'Changes, row by row' })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('a checked sheet shows old and new values, first 25 rows, then more, or those of one kind', async () => {
  startServer()
  await open({ import: async () => ({ import: checkedImport }) })
  choose()
  const table = within(await changes())
  await table.findByText('Reading')
  const cells = table.getAllByRole('row')[1]?.textContent
  expect(cells).toBe('2id 1017nameReadingBooks')
  expect([table.queryByText('New 24') !== null, table.queryByText('New 25')]).toEqual([true, null])
  screen.getByText('25 of 41')
  fireEvent.click(button('Show more'))
  await table.findByText('New 40')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'changed' } })
  await waitFor(() => expect(table.queryByText('New 1')).toBeNull())
  screen.getByText('1,200') // the figures
})

test('an error shows the value and what is allowed, and the marked copy can be downloaded', async () => {
  startServer()
  const errors = [
    {
      ...{ row: 1200, column: 'area', reason: 'choice_unknown', value: 'garden' },
      ...{ allowed: ['school', 'work'], of: 30 },
    },
    { row: 1201, column: 'name', reason: 'too_long', value: 'xxx…', of: 1000 },
    { row: 1202, column: 'name', reason: 'taken', value: 'Reading', of: 1017 },
  ]
  const failed = { ...checkedImport, state: 'failed', errors, error_count: 3 } as const
  await open({ import: async () => ({ import: failed }) })
  choose()
  const rows = within(await screen.findByRole('region', { name: 'Errors' })).getAllByRole('row')
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    '1,200areagardenPlease choose an option from the list. Allowed: school, work, …',
    '1,201namexxx…This is too long. Longest allowed: 1,000 characters.',
    '1,202nameReadingThis already exists. See the row with the id 1017.',
  ])
  fireEvent.click(button('Download marked copy'))
  await waitFor(() => expect(downloads).toEqual(['topics-marked.xlsx']))
})

/** An export that waits until it is released, or cancelled. */
function slowExport() {
  const made = Promise.withResolvers<File>()
  const signals: AbortSignal[] = []
  const call: SheetCalls['export'] = (_, options) => {
    if (options) signals.push(options.signal)
    options?.signal.addEventListener('abort', () => made.reject(new Error('cancelled')))
    return made.promise
  }
  return { call, signals, finish: () => made.resolve(new File(['sheet'], 'topics.xlsx')) }
}

test('an export says how many rows it has, and that it is being made', async () => {
  startServer()
  const { call, finish } = slowExport()
  await open({ export: call })
  fireEvent.click(button('Export 20,625 rows'))
  await screen.findByText('Making the file…')
  finish()
  await waitFor(() => expect(downloads).toEqual(['topics.xlsx']))
  expect(screen.queryByText('Making the file…')).toBeNull()
})

test.each(['Cancel', 'closing the dialog'])('an export ends with %s', async (way) => {
  startServer()
  const { call, signals } = slowExport()
  const { unmount } = await open({ export: call })
  fireEvent.click(button('Export 20,625 rows'))
  await screen.findByText('Making the file…')
  if (way === 'Cancel') fireEvent.click(button('Cancel'))
  else unmount()
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]))
  if (way === 'Cancel')
    await waitFor(() => expect(screen.queryByText('Making the file…')).toBeNull())
  expect([downloads, screen.queryByText('An error occurred')]).toEqual([[], null])
})

test('the dialog opens on request, shows the import that is being written, and how it ends', async () => {
  const running = { ...checkedImport, state: 'running', progress: 0.4 }
  const { state } = startServer([running])
  await open({ import: async () => ({ import: checkedImport }) }, false)
  act(() => requestedSheet.set('topics'))
  await screen.findByText('Importing the rows: 40 %')
  button('Cancel import')
  expect(screen.queryByLabelText('Choose spreadsheet (.xlsx)')).toBeNull()
  state.running = []
  await screen.findByText('Done: 40 new, 1,200 changed.')
})
