import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failWith, serve } from '../../testing/fake-server.ts'
import { renderPage } from '../../testing/render-page.tsx'
import type { Result } from './result-columns.tsx'
import { ReviewDialog } from './review-dialog.tsx'

const result: Result = {
  ...{ id: 7, user_id: 8, name: 'Ann Lee', organization_name: null },
  ...{ finished_at: '2026-11-20T10:00:00.000Z', quality_flags: ['fast'], classification: null },
  ...{ sequence: 21, precision: 21, technical_reasoning: 21, confluence: 21 },
  ...{ shows_answers: false, review: null },
}

test('a decision that somebody else made first is shown, and the next save replaces it', async () => {
  const theirs = { decision: 'keep', note: 'We met.', decided_at: '2026-11-21T10:00:00.000Z' }
  const server = serve({
    'PUT /results/7/review': ({ body }) =>
      body.decided_at === theirs.decided_at
        ? { review: { decision: 'retake', note: null, decided_at: '2026-11-21T11:00:00.000Z' } }
        : failWith(409, { name: 'result_decided', review: theirs }),
  })
  let isClosed = false
  await renderPage(
    <ReviewDialog
      result={result}
      onClose={() => {
        isClosed = true
      }}
    />,
  )
  fireEvent.click(await screen.findByRole('radio', { name: 'Invite to take it again' }))
  const save = screen.getByRole('button', { name: 'Save decision' })
  fireEvent.click(save)
  expect((await screen.findByRole('alert')).textContent).toContain('We met.')
  expect(isClosed).toBe(false)
  fireEvent.click(save)
  await waitFor(() => expect(isClosed).toBe(true))
  expect(server.callsOf('PUT /results').map(({ body }) => body.decided_at)).toEqual([
    ...[null, theirs.decided_at],
  ])
})
