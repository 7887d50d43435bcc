import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { entities } from '../../components/use-entity-name.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { LogAction, LogRecord } from './log-entry.tsx'

const entry = {
  id: 1,
  at: '2026-11-21T10:00:00.000Z',
  action: 'import',
  count: 3,
  actor: { kind: 'system', id: null, name: null },
  subject: null,
} as const

const show = (entity: string) =>
  renderPage(
    <p>
      <LogAction {...entry} entity={entity} entity_id={17} />{' '}
      <LogRecord entity={entity} entity_id={17} />
    </p>,
  )

test('an entry about an account links to the person', async () => {
  await show('users')
  const link = await screen.findByRole('link', { name: '#17' })
  expect(link.getAttribute('href')).toContain('/user-details/17')
})

test('an import of people has a name of its own and links to nobody', async () => {
  await show('roster_imports')
  await screen.findByText(/User imports: imported \(3\)/)
  expect(screen.queryByRole('link')).toBeNull()
  expect(entities).toContain('roster_imports')
})
