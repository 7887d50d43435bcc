import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '../../../testing/fake-server.ts'
import { renderPage, userId } from '../../../testing/render-page.tsx'
import { FlagsBox } from './flags-box.tsx'
import type { Person } from './person.ts'

const personWith = (...quality_flags: Person['quality_flags']) =>
  ({ id: userId, quality_flags, scored_at: '2026-05-01T10:00:00.000Z' }) as Person

const open = async (person: Person, { isBegun }: { isBegun: boolean }) => {
  const server = serve({
    'GET /users/attempts/': () => ({
      attempts: [],
      retake_from: null,
      open_attempt: isBegun,
      open_attempt_id: isBegun ? 3 : null,
    }),
  })
  const { queries } = await renderPage(<FlagsBox person={person} own />)
  await screen.findByRole('button', { name: 'Keep this result' })
  await expect.poll(() => queries.isFetching()).toBe(0)
  return server
}
const retake = () => screen.queryByRole('button', { name: 'Take it again when you are rested' })

test('a doubtful result offers a retake, until one has begun', async () => {
  await open(personWith('fast'), { isBegun: false })
  expect(retake()).not.toBeNull()
})

test('a retake that has begun is not offered again', async () => {
  await open(personWith('fast'), { isBegun: true })
  expect(retake()).toBeNull()
})

test('the reason that the label gives is not repeated', async () => {
  await open(personWith('nonstandard'), { isBegun: false })
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('further reasons are listed with it', async () => {
  await open(personWith('nonstandard', 'fast'), { isBegun: false })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})
