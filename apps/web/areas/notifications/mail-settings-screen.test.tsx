import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '../../testing/fake-server.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { MailSettingsScreen } from './mail-settings-screen.tsx'

function startServer({ has_address = true } = {}) {
  const state = {
    has_address,
    settings: [
      { kind: 'task_given', mail: true, consent_missing: null },
      { kind: 'retake_due', mail: true, consent_missing: 'email_reminders' },
    ] as object[],
  }
  const server = serve({
    'GET /notifications/settings': () => state,
    'PUT /notifications/settings': ({ body }) => {
      state.settings = [{ ...body, consent_missing: null }, ...state.settings.slice(1)]
      return state
    },
    'GET /users/show/': () => ({ user: { age_group_id: 3 } }),
    'GET /user/roles/': () => ({ role_permissions: {} }),
  })
  return { server, state }
}
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

test('a mail is switched off at once, and back on when that fails', async () => {
  const { server, state } = startServer()
  await renderPage(<MailSettingsScreen />)
  expect((await box('Someone gives you a task')).checked).toBe(true)
  server.isOffline = true
  fireEvent.click(await box('Someone gives you a task'))
  fireEvent.click(await screen.findByText('OK'))
  await waitFor(async () => expect((await box('Someone gives you a task')).checked).toBe(true))
  server.isOffline = false
  fireEvent.click(await box('Someone gives you a task'))
  await waitFor(() => expect(state.settings[0]).toMatchObject({ mail: false }))
  await waitFor(async () => expect((await box('Someone gives you a task')).checked).toBe(false))
})

test('a reminder needs the consent to it, which is given elsewhere', async () => {
  startServer()
  await renderPage(<MailSettingsScreen />)
  const reminder = await box('You can take the inventory again')
  expect([reminder.checked, reminder.disabled]).toEqual([false, true])
  const link = screen.getByRole('link', { name: 'Go to “Your data”' })
  expect(link.getAttribute('href')).toBe('/settings/privacy')
})

test('people without an address read that everything is in the application', async () => {
  startServer({ has_address: false })
  await renderPage(<MailSettingsScreen />)
  await screen.findByText(/no confirmed email address/)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
