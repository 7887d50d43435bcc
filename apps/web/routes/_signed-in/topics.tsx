import { createFileRoute } from '@tanstack/react-router'
import { TopicsScreen } from '../../areas/topics/topics-screen.tsx'

export const Route = createFileRoute('/_signed-in/topics')({
  staticData: { title: 'content.topics' },
  component: TopicsScreen,
})
