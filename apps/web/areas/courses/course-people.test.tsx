import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '../../testing/fake-server.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { CoursePeople } from './course-people.tsx'

const ann = { id: 8, first_name: 'Ann', last_name: 'Lee', state: 'enrolled' } as const
const open = (mayComplete: boolean) =>
  renderPage(<CoursePeople courseId={5} people={[ann]} mayComplete={mayComplete} />)

test('nobody is marked as completed in a removed course', async () => {
  serve({})
  await open(false)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Enrolled')).toBeDefined()
})

test('marking somebody as completed asks first', async () => {
  const server = serve({ 'POST /courses/add/5/2': () => ({ enrolment: 'completed' }) })
  await open(true)
  const ask = () => fireEvent.click(screen.getByRole('button', { name: /: Ann Lee$/ }))
  const answer = async (name: string) =>
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
  ask()
  expect((await screen.findByRole('dialog')).textContent).toContain('can’t be undone')
  await answer('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls).toEqual([])
  ask()
  await answer('Mark as completed')
  await waitFor(() => expect(server.callsOf('POST /courses/add/5/2')).toHaveLength(1))
  expect(server.calls[0]?.body).toEqual({ user_id: 8 })
})
