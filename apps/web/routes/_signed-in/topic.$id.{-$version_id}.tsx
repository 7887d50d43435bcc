import { createFileRoute } from '@tanstack/react-router'
import { TopicScreen } from '../../areas/topics/topics-screen.tsx'
import { idsIn, onlyIds } from '../../lists/record/record-address.ts'

export const Route = createFileRoute('/_signed-in/topic/$id/{-$version_id}')({
  staticData: { title: 'content.topics' },
  beforeLoad: onlyIds,
  component: function Topic() {
    return <TopicScreen {...idsIn(Route.useParams())} />
  },
})
