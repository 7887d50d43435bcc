import { createFileRoute } from '@tanstack/react-router'
import { opensIn } from '../../lists/record/record-address.ts'

export const Route = createFileRoute('/_signed-in/career-strategies_/$id/{-$version_id}')({
  staticData: { title: 'content.career_strategies' },
  beforeLoad: opensIn('/career-strategies'),
})
