import { createFileRoute } from '@tanstack/react-router'
import { NotFoundScreen } from '../../areas/auth/not-found-screen.tsx'

export const Route = createFileRoute('/_everyone/404')({
  staticData: { title: 'status.not_found_title' },
  component: NotFoundScreen,
})
