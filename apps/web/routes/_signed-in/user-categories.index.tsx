import { createFileRoute } from '@tanstack/react-router'
import { UserCategoriesScreen } from '../../areas/user-categories/categories-screen.tsx'

export const Route = createFileRoute('/_signed-in/user-categories/')({
  staticData: { title: 'user_categories.title' },
  component: UserCategoriesScreen,
})
