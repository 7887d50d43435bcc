import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { clearAtChangeOfUser, createQueries } from '../data/query-client.ts'
import { signIn } from '../data/session.ts'
import { i18next } from '../i18n/texts.ts'
import { closeError, ErrorDialog, type FailureRoutes, meetFailure } from '../shell/error-dialog.tsx'

const routes: FailureRoutes = {
  here: () => '/',
  toEnded: () => undefined,
  toLogin: () => undefined,
  toMaintenance: () => undefined,
  toNotFound: () => undefined,
  toWaiting: () => undefined,
  toChoosePassword: () => undefined,
  toSetUpFactor: () => undefined,
}

export const userId = 7
export const signInUser = (id = userId) =>
  signIn({
    access_token: 'token',
    user: { id, access_state: null, language_id: 1, second_factor_from: null },
  })

/**
 * Shows a part of the application to a signed-in user, with a new cache, as after loading the page.
 */
export async function renderPage(part: ReactNode, id = userId) {
  signInUser(id)
  closeError() // the store outlives a test file
  const queries = createQueries((error, call) => meetFailure(error, routes, call))
  clearAtChangeOfUser(queries)
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory(),
  })
  await router.load()
  const page = render(
    <I18nextProvider i18n={i18next}>
      <DirectionProvider>
        <MantineProvider env="test">
          <QueryClientProvider client={queries}>
            <RouterProvider router={router as never} />
            <ErrorDialog />
          </QueryClientProvider>
        </MantineProvider>
      </DirectionProvider>
    </I18nextProvider>,
  )
  return { ...page, queries, router }
}

/** Sends what is pending now, instead of after a pause in typing. */
export const sendNow = () => dispatchEvent(new Event('online'))
