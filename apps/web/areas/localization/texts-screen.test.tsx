import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { serve } from '../../testing/fake-server.ts'
import { renderPage, userId } from '../../testing/render-page.tsx'
import { TextsScreen } from './texts-screen.tsx'

beforeEach(() => sessionStorage.clear())

type Stored = { value: string | null; english: string }
const first: Record<string, Stored> = {
  'login.title': { value: 'Accedi', english: 'Log in' },
  'login.email': { value: 'Email', english: 'Email address' },
  'shell.to_profile': { value: '{{name}}, apri', english: '{{name}}, open' },
}
type Saved = { texts: Record<string, string | null>; before: Record<string, string | null> }

/** A server with three texts of which only those with all placeholders can be saved. */
function startServer() {
  const texts = structuredClone(first)
  const lineOf = (key: string, at: number) => ({
    ...{ id: at + 1, key, area: 'register', screen: 'login', changed: false, outdated: false },
    ...{ original: null, english_original: 'As shipped', ...texts[key] },
  })
  const lines = () => Object.keys(texts).map(lineOf)
  const server = serve({
    [`GET /user/roles/${userId}`]: () => ({ role_permissions: { 1: 'access_localization' } }),
    'POST /langs': () => ({
      languages: [
        { id: 3, title: 'Italian', locale: 'it', tag: 'it', rtl: 0, published: true, flag: '' },
      ],
    }),
    'POST /localization': () => ({ list: lines(), count: 3, languages: [] }),
    'PUT /localization/save/3': ({ body }) => {
      const sent = body as Saved
      const wrong: Record<string, string> = {}
      for (const [key, value] of Object.entries(sent.texts)) {
        const stored = texts[key]
        if (stored?.value !== sent.before[key]) wrong[key] = 'row_changed'
        else if (key === 'shell.to_profile' && !value?.includes('{{name}}'))
          wrong[key] = 'placeholders_lost'
        else if (stored) stored.value = value
      }
      return { list: lines().filter(({ key }) => key in sent.texts), wrong }
    },
  })
  return { ...server, texts }
}
const open = () => renderPage(<TextsScreen languageId={3} />)
const field = (key: string) => screen.findByRole('textbox', { name: new RegExp(`^${key} `) })
const type = async (key: string, value: string) =>
  fireEvent.change(await field(key), { target: { value } })
const valueIn = async (key: string) => ((await field(key)) as HTMLTextAreaElement).value
const isInvalid = async (key: string) => (await field(key)).getAttribute('aria-invalid') === 'true'
const button = (name: string) => screen.findByRole('button', { name })

test('saves all typed texts at once, and keeps a wrong one with its reason', async () => {
  const { texts, callsOf } = startServer()
  await open()
  await type('login.title', 'Entra')
  await type('login.email', 'Posta')
  await type('shell.to_profile', 'apri')
  fireEvent.click(await button('Save 3 changes'))
  await button('Save 1 change')
  expect(texts).toMatchObject({
    'login.title': { value: 'Entra' },
    'login.email': { value: 'Posta' },
  })
  expect(await valueIn('shell.to_profile')).toBe('apri')
  expect(await isInvalid('shell.to_profile')).toBe(true)
  expect(await isInvalid('login.title')).toBe(false)
  expect(callsOf('PUT /localization/save/3')).toHaveLength(1)
})

test('brings typed texts back after a reload, and forgets those typed back to what is saved', async () => {
  startServer()
  const page = await open()
  await type('login.title', 'Entra')
  await type('login.email', 'Posta')
  await type('login.email', 'Email')
  page.unmount()
  await open()
  expect(await valueIn('login.title')).toBe('Entra')
  await screen.findByText(/restored what you typed/)
  fireEvent.click(await button('Discard: login.title'))
  expect(await valueIn('login.title')).toBe('Accedi')
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
})

test('shows what somebody else made of a text instead of overwriting it, and saves it with Ctrl+Enter', async () => {
  const { texts } = startServer()
  await open()
  await type('login.title', 'Entra')
  texts['login.title'] = { value: 'Vieni', english: 'Log in' }
  fireEvent.keyDown(await field('login.title'), { key: 'Enter', ctrlKey: true })
  await screen.findByText('Vieni')
  expect(await valueIn('login.title')).toBe('Entra')
  fireEvent.keyDown(await field('login.title'), { key: 'Enter', metaKey: true })
  await waitFor(() => expect(texts['login.title']?.value).toBe('Entra'))
  await waitFor(() => expect(screen.queryByText('Vieni')).toBeNull())
})

test('names the screen of a text, and shows its English text and the one that was shipped', async () => {
  startServer()
  await open()
  const row = within(await screen.findByRole('row', { name: /login\.title/ }))
  for (const text of ['Login', 'Log in', 'Originally', 'As shipped']) row.getByText(text)
})
