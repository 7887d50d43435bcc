import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failWith, serve } from '../../../testing/fake-server.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { InstitutionRolesForm } from './institution-roles-form.tsx'

test('what somebody else has saved is shown, the choice stays, and saving again replaces it', async () => {
  const saving = 'PUT /user/institution_roles/5'
  const theirs = ['institution_admin', 'facilitator']
  const server = serve({
    [saving]: ({ body: { roles, before } }) =>
      String(before) === String(theirs) ? { roles } : failWith(409, { name: 'row_changed' }),
    'GET /users/details/5': () => ({ institution_roles: theirs }),
  })
  await renderPage(
    <InstitutionRolesForm userId={5} institution="Home" assigned={['facilitator']} />,
  )
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  await screen.findByRole('checkbox', { name: 'Facilitator' })
  fireEvent.click(box('Facilitator'))
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  save()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('as saved now: Institution Admin, Facilitator')
  expect([box('Institution Admin').checked, box('Facilitator').checked]).toEqual([false, false])
  save()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(server.callsOf(saving).map(({ body }) => body)).toEqual([
    { roles: [], before: ['facilitator'] },
    { roles: [], before: theirs },
  ])
})
