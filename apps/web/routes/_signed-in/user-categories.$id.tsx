import { createFileRoute, redirect } from '@tanstack/react-router'
import { UserCategoryScreen } from '../../areas/user-categories/category-screen.tsx'
import { idOf } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/user-categories/$id')({
  staticData: { title: 'user_categories.title' },
  beforeLoad: ({ params }) => {
    if (!idOf(params.id)) throw redirect({ to: '/404', replace: true })
  },
  component: function UserCategory() {
    return <UserCategoryScreen id={idOf(Route.useParams().id) ?? 0} />
  },
})
