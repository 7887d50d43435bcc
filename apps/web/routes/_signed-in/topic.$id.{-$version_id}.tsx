import { createFileRoute, redirect } from '@tanstack/react-router'
import { TopicScreen } from '../../areas/topics/topic-screen.tsx'
import { idOf } from '../../base/search.ts'

export const Route = createFileRoute('/_signed-in/topic/$id/{-$version_id}')({
  staticData: { title: 'content.topics' },
  beforeLoad: ({ params }) => {
    if (!idOf(params.id) || idOf(params.version_id) === null) throw redirect({ to: '/404', replace: true })
  },
  component: function Topic() {
    const { id, version_id } = Route.useParams()
    return <TopicScreen id={idOf(id) ?? 0} versionId={idOf(version_id) ?? undefined} />
  },
})
