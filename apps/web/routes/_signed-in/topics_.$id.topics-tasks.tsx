import { createFileRoute } from '@tanstack/react-router'
import { TopicTemplatesScreen } from '../../areas/categories/topic-templates-screen.tsx'
import { onlyIds } from '../../lists/record/record-address.ts'

export const Route = createFileRoute('/_signed-in/topics_/$id/topics-tasks')({
  staticData: { title: 'content.topic_tasks' },
  beforeLoad: onlyIds,
  component: function TopicTasks() {
    return <TopicTemplatesScreen id={Number(Route.useParams().id)} />
  },
})
