import { createFileRoute, redirect } from '@tanstack/react-router'
import { QuestionScreen } from '../../areas/inventory/forms/questions-screen.tsx'
import { idOf } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/questions/$id/{-$version_id}')({
  staticData: { title: 'forms.questions' },
  beforeLoad: ({ params }) => {
    if (!idOf(params.id) || idOf(params.version_id) === null)
      throw redirect({ to: '/404', replace: true })
  },
  component: function Question() {
    const { id, version_id } = Route.useParams()
    return <QuestionScreen id={idOf(id) ?? 0} versionId={idOf(version_id) ?? undefined} />
  },
})
