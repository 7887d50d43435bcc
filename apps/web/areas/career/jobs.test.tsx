import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failWith, serve } from '../../testing/fake-server.ts'
import { renderPage, userId } from '../../testing/render-page.tsx'
import { Jobs } from './jobs.tsx'

const bands = {
  sequence: 'Avoid',
  precision: 'Avoid',
  technical_reasoning: 'Use First',
  confluence: 'Avoid',
}
const needed = {
  sequence: 'Low',
  precision: 'Low',
  technical_reasoning: 'Use First',
  confluence: 'Low',
}
const whole = (id: number, changes = {}) => ({
  id,
  description: 'Repair a pump.',
  language_id: 1,
  marks: [],
  needed,
  decoder_version: null,
  person: { bands },
  ...changes,
})

function startServer(list: { id: number; name: string; status: string }[], tasks: object[] = []) {
  return serve({
    [`POST /career/tasks/${userId}`]: () => ({ list, tasks: list, count: list.length, topics: [] }),
    'GET /tasks/show/career/task': () => ({ tasks }),
  })
}
const open = () => renderPage(<Jobs mayAdd />)

test('each job has its status, and a decoded one its verdict', async () => {
  const server = startServer(
    [
      { id: 3, name: 'Nurse', status: 'New' },
      { id: 2, name: 'Mechanic', status: 'Decoded' },
      { id: 1, name: 'Poet', status: 'Done' },
    ],
    [
      whole(2),
      whole(1, { needed: { ...needed, confluence: 'Use First' }, description: 'Imagine.' }),
    ],
  )
  await open()
  await screen.findByText('Your habits are close to what this job asks for.')
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    'Nurse',
    'Mechanic',
    'Poet',
  ])
  expect(rows.map((row) => row.textContent)).toEqual([
    'NurseNew',
    'MechanicDecodedYour habits are close to what this job asks for.',
    'PoetDoneThis job would stretch your habits a little.',
  ])
  expect(server.callsOf('GET /tasks/show/career/task')).toHaveLength(1)
})

test('without jobs the list says what to do, and asks for no verdict', async () => {
  const server = startServer([])
  await open()
  await screen.findByText('No jobs yet. Start with one you’re curious about.')
  expect(screen.getByRole('link', { name: 'Decode a job' }).getAttribute('href')).toMatch(
    /^\/new-theme\/career\?add=/,
  )
  expect(server.callsOf('GET /tasks/show')).toHaveLength(0)
})

test('a failed list can be loaded again, and jobs are shown without verdicts that fail', async () => {
  const server = startServer([{ id: 2, name: 'Mechanic', status: 'Decoded' }])
  server.failsWith = 500
  await open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.failsWith = null
  serve({
    [`POST /career/tasks/${userId}`]: () => ({
      list: [{ id: 2, name: 'Mechanic', status: 'Decoded' }],
      count: 1,
    }),
    'GET /tasks/show/career/task': () => failWith(500, { name: 'unexpected' }),
    'POST /langs': () => ({ languages: [] }),
  })
  retry.click()
  await screen.findByRole('link', { name: 'Mechanic' })
  expect(screen.queryByText(/habits are close/)).toBeNull()
})
