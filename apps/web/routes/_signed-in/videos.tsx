import { createFileRoute } from '@tanstack/react-router'
import { VideosScreen } from '../../areas/cms/videos-screen.tsx'

export const Route = createFileRoute('/_signed-in/videos')({
  staticData: { title: 'pages.videos' },
  component: VideosScreen,
})
