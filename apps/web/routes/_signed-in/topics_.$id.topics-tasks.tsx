import { createFileRoute } from '@tanstack/react-router'
import { TopicTasksScreen } from '../../areas/categories/topic-tasks-screen.tsx'
import { topics } from '../../areas/topics/topics.ts'
import { onlyIds } from '../../lists/resource-screen/row-address.ts'

export const Route = createFileRoute('/_signed-in/topics_/$id/topics-tasks')({
  staticData: { title: 'content.topic_tasks' },
  beforeLoad: onlyIds,
  component: function TopicTasks() {
    return <TopicTasksScreen topics={topics} id={Number(Route.useParams().id)} />
  },
})
