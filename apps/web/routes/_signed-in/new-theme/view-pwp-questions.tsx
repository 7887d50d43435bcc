import { createFileRoute } from '@tanstack/react-router'
import { ViewPwpScreen } from '../../../areas/career/view-pwp-screen.tsx'
import { idOf, textIn } from '../../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/new-theme/view-pwp-questions')({
  staticData: { title: 'pwp.view', hideSidebar: true, hideNavbar: true },
  validateSearch: (search): { user?: number | undefined } => ({
    user: idOf(textIn(search, 'user')) ?? undefined,
  }),
  component: function View() {
    return <ViewPwpScreen userId={Route.useSearch().user} />
  },
})
