import { createFileRoute, redirect } from '@tanstack/react-router'
import { SubscriptionPart } from '../../areas/billing/subscription-part.tsx'
import { AccountScreen } from '../../areas/users/account/account-screen.tsx'
import { currentSession } from '../../data/session.ts'
import { idOf } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/edit-user/{-$id}')({
  staticData: { title: 'menu.account' },
  validateSearch: ({
    tab,
    paid,
  }: Record<string, unknown>): { tab?: 'subscription'; paid?: true } => ({
    ...(tab === 'subscription' && { tab }),
    ...(paid === true && { paid }),
  }),
  beforeLoad: ({ params: { id } }) => {
    const personId = idOf(id)
    if (personId === null) throw redirect({ to: '/404', replace: true })
    // the account of another person is a part of their page
    if (id !== undefined && personId !== currentSession()?.user_id)
      throw redirect({
        to: '/user-details/$id',
        params: { id },
        search: { tab: 'account' },
        replace: true,
      })
  },
  component: function EditUser() {
    const { tab = 'profile', paid = false } = Route.useSearch()
    return <AccountScreen tab={tab} subscription={<SubscriptionPart isBack={paid} />} />
  },
})
