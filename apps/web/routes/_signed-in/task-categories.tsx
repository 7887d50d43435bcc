import { createFileRoute } from '@tanstack/react-router'
import { CategoriesScreen } from '../../areas/categories/categories-screen.tsx'

export const Route = createFileRoute('/_signed-in/task-categories')({
  staticData: { title: 'content.categories' },
  component: CategoriesScreen,
})
