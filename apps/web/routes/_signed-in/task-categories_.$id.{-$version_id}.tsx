import { createFileRoute } from '@tanstack/react-router'
import { CategoryScreen } from '../../areas/categories/categories-screen.tsx'
import { idsIn, onlyIds } from '../../lists/record/record-address.ts'

export const Route = createFileRoute('/_signed-in/task-categories_/$id/{-$version_id}')({
  staticData: { title: 'content.categories' },
  beforeLoad: onlyIds,
  component: function Category() {
    return <CategoryScreen {...idsIn(Route.useParams())} />
  },
})
