import { createFileRoute, redirect } from '@tanstack/react-router'
import { AccountScreen } from '../../areas/users/account/account-screen.tsx'
import { idOf } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/edit-user/{-$id}')({
  staticData: { title: 'menu.account' },
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: 'subscription' } =>
    tab === 'subscription' ? { tab } : {},
  beforeLoad: ({ params }) => {
    if (idOf(params.id) === null) throw redirect({ to: '/404', replace: true })
  },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { tab } = Route.useSearch()
  return <AccountScreen userId={idOf(id) ?? undefined} tab={tab ?? 'profile'} />
}
