import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '../../testing/fake-server.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { JoinScreen } from './join-screen.tsx'

const sessionOf = (group_name: string, code: string) => ({
  session: { group_name, code, hold: null, finished: false },
})

test('the scanned code of another session is offered, and joining it leaves the one before', async () => {
  serve({
    'GET /users/class-session': () => sessionOf('Class 7b', 'AAAAA'),
    'POST /users/class-session': () => sessionOf('Choir', 'BBBBB'),
  })
  await renderPage(<JoinScreen code="bbbbb" />)
  await screen.findByText(/^You’re in the session of .*Class 7b.* you’ll leave this one/)
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  await screen.findByText(/^You’re in the session of .*Choir/)
  expect(screen.getByRole('link', { name: 'Start the inventory' })).toBeDefined()
  expect(screen.queryByLabelText('Session code')).toBeNull()
})

test('whoever has finished and waits for the results stays in that session', async () => {
  const { session } = sessionOf('Class 7b', 'AAAAA')
  serve({
    'GET /users/class-session': () => ({
      session: { ...session, hold: 'results', finished: true },
    }),
  })
  await renderPage(<JoinScreen code="BBBBB" />)
  await screen.findByText(/^You’ve finished in the session of .*Class 7b/)
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
})

test('the code of the session in which the user is leads on at once', async () => {
  serve({ 'GET /users/class-session': () => sessionOf('Class 7b', 'AAAAA') })
  await renderPage(<JoinScreen code="AAAAA" />)
  expect(await screen.findByRole('link', { name: 'Start the inventory' })).toBeDefined()
})
