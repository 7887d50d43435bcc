import { createFileRoute, redirect } from '@tanstack/react-router'
import { CourseScreen } from '../../areas/courses/course-screen.tsx'
import { idOf } from '../../shell/search-params.ts'

export const Route = createFileRoute('/_signed-in/courses/$id')({
  staticData: { title: 'courses.title' },
  beforeLoad: ({ params }) => {
    if (!idOf(params.id)) throw redirect({ to: '/404', replace: true })
  },
  component: function Course() {
    return <CourseScreen id={idOf(Route.useParams().id) ?? 0} />
  },
})
