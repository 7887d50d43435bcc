import { createFileRoute } from '@tanstack/react-router'
import { CategoryScreen } from '../../areas/categories/categories-screen.tsx'
import { idsIn, onlyIds, opensIn } from '../../lists/record/record-address.ts'

export const Route = createFileRoute('/_signed-in/task-categories_/$id/{-$version_id}')({
  staticData: { title: 'content.categories' },
  beforeLoad: ({ params }) =>
    params.version_id ? opensIn('/task-categories')({ params }) : onlyIds({ params }),
  component: function Category() {
    return <CategoryScreen id={idsIn(Route.useParams()).id} />
  },
})
