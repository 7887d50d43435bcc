import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signOut } from '../../data/session.ts'
import { failWith, serve } from '../../testing/fake-server.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { storeToken } from './link-token.ts'
import { SharedScreen } from './shared-screen.tsx'

const svg = '<svg data-pages="2" viewBox="0 0 595 1684"></svg>'

const startServer = () =>
  serve({
    'POST /shared': () => ({
      ...{ kind: 'plp', title: 'Lernprofil · Maya', language: 'de', sender: 'Maya', person: null },
      ...{ message: '', audience: 'anyone', expires_at: '2030-01-01T10:00:00.000Z', page_count: 2 },
    }),
    'POST /shared/pages': () =>
      new Response(svg, {
        headers: {
          'content-type': 'image/svg+xml',
          'content-disposition': 'attachment; filename="profile.svg"',
        },
      }),
  })

test('the PDF with its real text comes before the pages, which have the language of the document', async () => {
  startServer()
  const { container } = await renderPage(<SharedScreen hash="token" />)
  const pages = await within(container).findByRole('figure', { name: 'Lernprofil · Maya' })
  expect(pages.lang).toBe('de')
  expect(
    within(pages)
      .getAllByRole<HTMLImageElement>('img')
      .map(({ alt, lang }) => [alt, lang]),
  ).toEqual([
    ['Page 1 of 2', 'en'],
    ['Page 2 of 2', 'en'],
  ])
  const pdf = screen.getByRole('button', { name: 'Download PDF', description: /as text/ })
  expect(pdf.compareDocumentPosition(pages)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the token is stored only until the link has opened after the login, and a reload opens it again', async () => {
  const server = startServer()
  storeToken('token')
  const { router } = await renderPage(<SharedScreen hash="" />)
  await screen.findByRole('heading', { name: 'Maya shares a learning profile with you' })
  await waitFor(() => expect(router.state.location.hash).toBe('token'))
  expect({ ...sessionStorage }).toEqual({})
  expect(server.calls.filter(({ path }) => path === '/shared')).toHaveLength(1)
})

test('the token of a link that does not open is stored until the logout', async () => {
  serve({ 'POST /shared': () => failWith(404, { name: 'share_link_gone', message: 'Gone' }) })
  storeToken('token')
  await renderPage(<SharedScreen hash="" />)
  await screen.findByRole('heading', { name: 'This link no longer works' })
  expect({ ...sessionStorage }).toEqual({ 'shared.link': 'token' })
  signOut()
  expect({ ...sessionStorage }).toEqual({})
})
