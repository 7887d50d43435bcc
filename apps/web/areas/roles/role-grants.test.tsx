import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '../../testing/fake-server.ts'
import { renderPage } from '../../testing/render-page.tsx'
import type { Role } from './role.ts'
import { RoleGrants } from './role-grants.tsx'

const role: Role = {
  ...{ id: 20, key: null, name: 'Club', people: 0, edited_at: null },
  ...{ second_factor: false, may_edit: false },
  grants: [
    { permission: 'access_career', scope: 'own', read_only: false, from_age: 16 },
    { permission: 'access_users', scope: 'organization', read_only: true, from_age: null },
    { permission: 'access_lci', scope: 'own', read_only: false, from_age: null },
  ],
}

test('a reader of roles sees whose data each permission covers, for reading or from an age', async () => {
  serve({})
  await renderPage(<RoleGrants role={role} />)
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual([
    expect.stringMatching(/: only their own data, from the age of 16$/),
    expect.stringMatching(/: data of the own institution, only reading$/),
    expect.stringMatching(/: only their own data$/),
  ])
})
