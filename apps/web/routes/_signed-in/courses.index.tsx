import { createFileRoute } from '@tanstack/react-router'
import { CoursesScreen } from '../../areas/courses/courses-screen.tsx'

export const Route = createFileRoute('/_signed-in/courses/')({
  staticData: { title: 'courses.title' },
  component: CoursesScreen,
})
