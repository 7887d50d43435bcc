import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serve } from '../../../testing/fake-server.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ProviderForm } from './provider-form.tsx'

const stored = { issuer: 'https://id.example', client_id: 'quartet' }
const path = 'PUT /organizations/provider/5'

async function open(provider: { issuer: string | null; client_id: string | null } = stored) {
  const server = serve({ [path]: () => ({ provider }) })
  const onSaved = vi.fn(async () => undefined)
  await renderPage(<ProviderForm id={5} provider={provider} onSaved={onSaved} />)
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByLabelText('Issuer')
  return { server, onSaved, type }
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the login' }))

test('another issuer is saved only after what it ends was confirmed', async () => {
  const { server, onSaved, type } = await open()
  type('Issuer', 'https://other.example')
  save()
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('all links to it are deleted')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.callsOf(path)).toEqual([])
  save()
  const again = await screen.findByRole('dialog')
  fireEvent.click(within(again).getByRole('button', { name: 'Save the login' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(server.callsOf(path).map(({ body }) => body.issuer)).toEqual(['https://other.example'])
})

test('another client of the same issuer is saved at once', async () => {
  const { server, onSaved, type } = await open()
  type('Client ID', 'other')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.callsOf(path).map(({ body }) => body.client_id)).toEqual(['other'])
})

test('the first issuer is saved at once', async () => {
  const { onSaved, type } = await open({ issuer: null, client_id: null })
  type('Issuer', 'https://id.example')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
})
