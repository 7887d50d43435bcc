import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { english, show } from '../../../i18n/language.ts'
import { serve } from '../../../testing/fake-server.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { LanguageField } from './language-field.tsx'

const languages = [
  english,
  { ...english, id: 2, title: 'Deutsch', locale: 'ge', tag: 'de' },
  { ...english, id: 3, title: 'Italiano', locale: 'it', tag: 'it' },
]
afterEach(() => show(english))

test('a chosen language stays selected while it is being saved, and the later of two wins', async () => {
  const server = serve({
    'POST /langs': () => ({ languages }),
    'GET /localization/show/': () => ({ localization: {} }),
    'POST /languages/switch/': () => ({}),
  })
  await renderPage(<LanguageField />)
  await screen.findByRole('option', { name: 'Deutsch' })
  const select = screen.getByRole<HTMLSelectElement>('combobox')
  const choose = (id: number) => fireEvent.change(select, { target: { value: String(id) } })
  const { arrived, release } = server.hold('POST /languages/switch/2')
  choose(2)
  await arrived
  await waitFor(() => expect(select.value).toBe('2'))
  choose(3)
  await waitFor(() => expect(select.value).toBe('3'))
  release()
  await waitFor(() => expect(document.documentElement.lang).toBe('it'))
  expect(select.value).toBe('3')
  expect(server.callsOf('POST /languages/switch/').map(({ path }) => path.slice(-1))).toEqual([
    '2',
    '3',
  ])
})
