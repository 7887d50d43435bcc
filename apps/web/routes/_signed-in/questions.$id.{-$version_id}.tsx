import { createFileRoute } from '@tanstack/react-router'
import { opensIn } from '../../lists/record/record-address.ts'

export const Route = createFileRoute('/_signed-in/questions/$id/{-$version_id}')({
  staticData: { title: 'forms.questions' },
  beforeLoad: opensIn('/questions'),
})
