import { type Configuration, configurationDefaults } from '@quartet/domain/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../data/client.ts'
import { failWith, serve } from '../../testing/fake-server.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ConfigurationForm } from './configuration-form.tsx'

function Names() {
  const { data } = useQuery(api.settings.configuration.queryOptions())
  return data && <ConfigurationForm group="names" saved={data.configuration as Configuration} />
}

const people = () => screen.findByLabelText<HTMLInputElement>('People in a family')

test('what somebody else saved is offered once it has arrived', async () => {
  let configuration: Configuration = { ...configurationDefaults, family_max: 6 }
  const server = serve({
    'GET /setting/configuration': () => ({ configuration }),
    'PUT /setting/configuration': () => failWith(409, { name: 'row_changed' }),
  })
  await renderPage(<Names />)
  fireEvent.change(await people(), { target: { value: '9' } })
  configuration = { ...configuration, family_max: 7 }
  const refetch = server.hold('GET /setting/configuration')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await refetch.arrived
  await act(async () => undefined) // everything else that the rejection leads to
  expect(screen.queryByRole('button', { name: 'Use the saved one' })).toBeNull()
  refetch.release()
  fireEvent.click(await screen.findByRole('button', { name: 'Use the saved one' }))
  expect((await people()).value).toBe('7')
})
