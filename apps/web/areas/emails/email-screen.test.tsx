import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failWith, serve } from '../../testing/fake-server.ts'
import { renderPage, userId } from '../../testing/render-page.tsx'
import { EmailScreen } from './email-screen.tsx'

const line = (field: string, english: string, value: string | null, changed = false) => ({
  ...{ key: `mail.welcome.${field}`, field, english, value, changed },
  original: changed ? english : value,
})
const subject = line('subject', 'Welcome to Quartet', 'Welcome to Quartet')
const greeting = line('greeting', 'Hello {{first_name}},', 'Hello {{first_name}},')

function startServer({ permissions = ['access_localization'], legal = false } = {}) {
  let texts = [subject, greeting]
  const email = () => ({
    email: {
      mail: 'welcome',
      legal,
      placeholders: [{ name: 'first_name', example: 'Maya' }],
      texts,
    },
  })
  const server = serve({
    [`GET /user/roles/${userId}`]: () => ({
      role_permissions: Object.fromEntries(permissions.map((name, at) => [at, name])),
    }),
    'POST /langs': () => ({
      languages: [{ id: 1, title: 'English', locale: 'en', tag: 'en', rtl: 0, published: true }],
    }),
    'GET /emails/show/1/welcome': email,
    'PUT /emails/save/1/welcome': ({ body }) => {
      const { texts: sent, before } = body as Record<string, Record<string, string>>
      if (texts.some(({ key, value }) => before?.[key] !== undefined && before[key] !== value))
        return failWith(409, { name: 'row_changed' })
      texts = texts.map((one) => {
        const value = sent?.[one.key]
        return value ? { ...one, value, changed: true } : one
      })
      return email()
    },
    'POST /emails/preview/1/welcome': ({ body }) => {
      const [typed] = Object.values(body.texts as Record<string, string>)
      return {
        subject: typed ?? 'Welcome to Quartet',
        html: '<!doctype html><p style="color:red">Hello</p>',
      }
    },
    'POST /emails/test/1/welcome': () => ({ to: 'ada@example.org' }),
  })
  return {
    ...server,
    changesMeanwhile: (value: string) => {
      texts = texts.map((one) => (one.field === 'subject' ? { ...one, value, changed: true } : one))
    },
  }
}
const open = () => renderPage(<EmailScreen mail="welcome" />)
const field = () => screen.findByRole('textbox', { name: 'Subject' })
const button = (name: string) => screen.getByRole('button', { name })
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } })

test('a typed text is previewed, sent as a test and saved', async () => {
  const server = startServer()
  await open()
  await type('Come in')
  const preview = screen.getByRole('region', { name: 'Preview' })
  await within(preview).findByText('Come in')
  const frame = within(preview).getByTitle<HTMLIFrameElement>('Preview')
  await waitFor(() => expect(frame.contentDocument?.querySelector('p')?.style.color).toBe('red'))
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
  fireEvent.click(button('Send me a test'))
  const sent = { 'mail.welcome.subject': 'Come in' }
  await waitFor(() =>
    expect(server.callsOf('POST /emails/test').map(({ body }) => body)).toEqual([{ texts: sent }]),
  )
  fireEvent.click(button('Save'))
  await waitFor(() => expect(button('Save')).toHaveProperty('disabled', true))
  expect(server.callsOf('PUT /emails/save')[0]?.body).toEqual({
    texts: sent,
    before: { 'mail.welcome.subject': 'Welcome to Quartet' },
  })
  await screen.findByRole('button', { name: 'Reset to default' })
})

test('a text without its placeholder is not sent, and the error is at its field', async () => {
  const server = startServer()
  await open()
  const greetings = await screen.findByRole('textbox', { name: 'Greeting' })
  fireEvent.change(greetings, { target: { value: 'Hello' } })
  fireEvent.click(button('Save'))
  await screen.findByText('Please keep the parts in double braces as they are in English.')
  expect(greetings.getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(button('Send me a test'))
  expect(server.calls.filter(({ path }) => /save|test/.test(path))).toEqual([])
})

test('two editors: the second sees both texts, and nothing is lost', async () => {
  const server = startServer()
  await open()
  await type('Come in')
  server.changesMeanwhile('Hello there')
  fireEvent.click(button('Save'))
  await screen.findByText(/Someone else has changed this: ?/)
  await screen.findByText('Hello there')
  expect(await field()).toHaveProperty('value', 'Come in')
  fireEvent.click(button('Save'))
  await waitFor(() => expect(screen.queryByText('Hello there')).toBeNull())
})

test('a typed text is still there after leaving the page', async () => {
  startServer()
  const { unmount } = await open()
  await type('Come in')
  unmount()
  await open()
  expect(await field()).toHaveProperty('value', 'Come in')
})

test('a mail about consent is read-only for editors', async () => {
  startServer({ legal: true })
  await open()
  await screen.findByText(/Only a platform administrator can change this text/)
  expect(await field()).toHaveProperty('readOnly', true)
})
