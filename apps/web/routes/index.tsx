import { createFileRoute, redirect } from '@tanstack/react-router'
import { ContactLink } from '../areas/home/contact-link.tsx'
import { HomeScreen } from '../areas/home/home-screen.tsx'
import { currentSession } from '../data/session.ts'
import { textIn } from '../shell/search-params.ts'
import { VisitorFrame } from '../shell/visitor-frame.tsx'

/** The first page for visitors; who is signed in goes on to what needs them, or to the profile. */
export const Route = createFileRoute('/')({
  staticData: { title: 'shell.tagline' },
  validateSearch: (search: Record<string, unknown>): { lang?: string } => ({
    lang: textIn(search, 'lang'),
  }),
  beforeLoad: () => {
    if (currentSession()) throw redirect({ to: '/today', replace: true })
  },
  component: () => (
    <VisitorFrame foot={<ContactLink />}>
      <HomeScreen />
    </VisitorFrame>
  ),
})
