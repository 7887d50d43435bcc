import { createFileRoute } from '@tanstack/react-router'
import { opensIn } from '../../lists/record/record-address.ts'

export const Route = createFileRoute('/_signed-in/topic/$id/{-$version_id}')({
  staticData: { title: 'content.topics' },
  beforeLoad: opensIn('/topics'),
})
