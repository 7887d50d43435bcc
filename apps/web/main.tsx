import '@quartet/ui/fonts.css'
import './shell/styles.css'
import { DirectionProvider, MantineProvider } from '@mantine/core'
import { theme, variables } from '@quartet/ui/theme.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createRouter,
  parseSearchWith,
  RouterProvider,
  stringifySearchWith,
} from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { api } from './data/client.ts'
import { restoreOfflineQueries } from './data/offline-queries.ts'
import { clearAtChangeOfUser, createQueries } from './data/query-client.ts'
import { followSessionOfOtherTabs } from './data/session.ts'
import { layOverChanges, settleLanguage, startLanguage } from './i18n/language.ts'
import { i18next } from './i18n/texts.ts'
import { routeTree } from './routes.gen.ts'
import { Crash } from './shell/crash-screen.tsx'
import { ErrorDialog, type FailureRoutes, meetFailure } from './shell/error-dialog.tsx'
import { arriveAt } from './shell/focus-heading.ts'
import { noteAllFiles } from './shell/offline-page.ts'
import { printInLight } from './shell/print-in-light.ts'
import { Toasts } from './shell/toast.tsx'

noteAllFiles()

const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultErrorComponent: Crash,
  defaultStructuralSharing: true,
  // values stay text: parsed as JSON, the code 734724E2 would be a number
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith(JSON.stringify),
})
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

const routes: FailureRoutes = {
  here: () => router.state.location.href,
  toEnded: (redirect) => void router.navigate({ to: '/401', search: { redirect }, replace: true }),
  toLogin: (redirect) =>
    void router.navigate({ to: '/login', search: { redirect }, replace: true }),
  toChoosePassword: () => void router.navigate({ to: '/new-password', replace: true }),
  toSetUpFactor: () => void router.navigate({ to: '/set-up-two-step-login', replace: true }),
  toWaiting: () => void router.navigate({ to: '/waiting', replace: true }),
  toMaintenance: (from) => {
    if (router.state.location.pathname === '/maintenance') return
    void router.navigate({ to: '/maintenance', search: { from }, replace: true })
  },
  toNotFound: () => void router.navigate({ to: '/404', replace: true }),
}
const queries = createQueries((error, call) => meetFailure(error, routes, call))

// only this page can be reloaded without a network; others wait for what is true now
if (location.pathname === '/new-theme/questions') restoreOfflineQueries(queries)
clearAtChangeOfUser(queries)
followSessionOfOtherTabs(() => void router.invalidate())

router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
  if (!fromLocation || !pathChanged) return
  arriveAt()
  void queries.invalidateQueries({ queryKey: api.roles.key() })
  void layOverChanges()
})

printInLight()

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
// read by get-nonce, used by Mantine's Modal
Object.assign(globalThis, { __webpack_nonce__: nonce })
await startLanguage()
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <I18nextProvider i18n={i18next}>
      <DirectionProvider>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={variables}
          deduplicateCssVariables={false}
          defaultColorScheme="auto"
          getStyleNonce={() => nonce}
        >
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
            <ErrorDialog />
            <Toasts />
          </QueryClientProvider>
        </MantineProvider>
      </DirectionProvider>
    </I18nextProvider>
  </StrictMode>,
)
void settleLanguage(new URLSearchParams(location.search).get('lang')).catch(() => undefined)
