import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '../../testing/fake-server.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { AccessFacts } from './access-facts.tsx'
import type { Subscription } from './use-subscription.ts'

const subscription = {
  ...{ plan: null, term: null, auto_renew: false, state: null, renewable: false },
  ...{ ends_at: null, trial_ends_at: null, trial_open: false, payment_page: false },
  ...{ sandbox: false, card: null, offers: [], waiting: null, payments: [] },
} satisfies Subscription

const show = (organization: object | null) => {
  serve({ 'GET /plans': () => ({ plans: [], contact: 'help@example.org', trial_days: 14 }) })
  const access = { access_state: 'expired', exp_time: null, organization } as const
  return renderPage(<AccessFacts subscription={subscription} access={access} />)
}

test('a member of an institution that pays no more is sent there', async () => {
  await show({ id: 1, name: 'School' })
  expect(await screen.findByText(/Your access comes from your institution/)).toBeDefined()
  const link = screen.getByRole('link', { name: 'Institution' })
  expect(link.getAttribute('href')).toBe('/institution')
  expect(screen.queryByText(/write to us/)).toBeNull()
})

test('somebody else who cannot pay here is asked to write', async () => {
  await show(null)
  expect(await screen.findByText(/please write to us/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Institution' })).toBeNull()
})
