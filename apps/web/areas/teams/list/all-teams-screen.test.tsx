import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '../../../testing/fake-server.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { AllTeamsScreen } from './all-teams-screen.tsx'

test.each([
  ['is offered to whoever lists institutions', ['access_users', 'access_institutions'], 1],
  ['is not offered to facilitators, who do not', ['access_users'], 0],
])('the filter by institution %s', async (_, permissions, count) => {
  serve({
    'GET /user/roles/': () => ({ role_permissions: { ...permissions } }),
    'POST /teams': () => ({ list: [], count: 0 }),
  })
  await renderPage(<AllTeamsScreen />)
  fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
  expect(screen.getByLabelText('Status')).toBeDefined()
  expect(screen.queryAllByRole('combobox', { name: 'Institution' })).toHaveLength(count)
})
