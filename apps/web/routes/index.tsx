import { createFileRoute, redirect } from '@tanstack/react-router'
import { ContactLink } from '../areas/home/contact-link.tsx'
import { HomeScreen } from '../areas/home/home-screen.tsx'
import { currentSession } from '../data/session.ts'
import { textIn } from '../shell/search-params.ts'
import { VisitorFrame } from '../shell/visitor-frame.tsx'

/** The first page for visitors; whoever is signed in goes to their profile. */
export const Route = createFileRoute('/')({
  staticData: { title: 'shell.tagline' },
  validateSearch: (search: Record<string, unknown>): { lang?: string } => ({
    lang: textIn(search, 'lang'),
  }),
  beforeLoad: () => {
    if (currentSession()) throw redirect({ to: '/new-theme/profile/{-$id}', replace: true })
  },
  component: () => (
    <VisitorFrame foot={<ContactLink />}>
      <HomeScreen />
    </VisitorFrame>
  ),
})
