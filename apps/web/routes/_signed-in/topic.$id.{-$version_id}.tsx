import { createFileRoute } from '@tanstack/react-router'
import { TopicScreen } from '../../areas/topics/topic-screen.tsx'
import { idsIn, onlyIds } from '../../lists/resource-screen/row-address.ts'

export const Route = createFileRoute('/_signed-in/topic/$id/{-$version_id}')({
  staticData: { title: 'content.topics' },
  beforeLoad: onlyIds,
  component: function Topic() {
    return <TopicScreen {...idsIn(Route.useParams())} />
  },
})
